/** When to do what, so that what has changed is seen first. */

/** A page that nobody sees draws nothing: it is not waited for long. */
const UNSEEN = 100;

/** Together with the next picture: what comes in a burst is drawn once. */
export function beforeNextPicture(job: () => void): void {
  let done = false;
  const once = (): void => {
    if (!done) job();
    done = true;
  };
  requestAnimationFrame(once);
  setTimeout(once, UNSEEN);
}

/** When the picture that is being made is drawn: whatever is not seen in it would only have it wait. Can be called off. */
export function afterThisPicture(job: () => void): () => void {
  const timer = setTimeout(job);
  return () => clearTimeout(timer);
}
