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

/** So long at most does anything wait until there is nothing to draw. */
const BUSY = 100;

/**
 * When what is being drawn is drawn, and nothing else has come that must be: whatever is not seen in a picture would only
 * have it wait. Can be called off.
 */
export function afterThisPicture(job: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(job);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(() => job(), { timeout: BUSY });
  return () => cancelIdleCallback(waiting);
}
