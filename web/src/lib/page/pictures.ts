/** When to do what, so that what has changed is seen first. */

/** A page that nobody sees draws nothing: it is not waited for long. */
const UNSEEN = 100;
/** So long at most does anything wait until there is nothing to draw. */
const BUSY = 100;

/** Whether something is done already that the next picture will show. */
let awaited = false;
/** What is done when there is nothing to draw. */
const later = new Set<() => void>();
let waiting = false;

/**
 * Together with the next picture: what comes in a burst is drawn once. The first of it is not kept waiting for the picture
 * to begin, only for what has arrived with it; what comes while a picture is awaited is done when that begins.
 */
export function beforeNextPicture(job: () => void): void {
  const now = whenItBegins(job);
  if (awaited) return;
  awaited = true;
  whenItBegins(() => {
    awaited = false;
    if (waiting) whenIdle(doAll);
  });
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    now();
    port1.close();
  };
  port2.postMessage(null);
}

/** When the next picture begins, or at once if somebody says so; once in any case. */
function whenItBegins(job: () => void): () => void {
  let done = false;
  const once = (): void => {
    if (!done) job();
    done = true;
  };
  requestAnimationFrame(once);
  setTimeout(once, UNSEEN);
  return once;
}

/**
 * When what is being drawn is drawn, and nothing else has come that must be: whatever is not seen in a picture would only
 * have it wait. All that waits is done at once, so that it takes one more picture and not several. Can be called off.
 */
export function afterThisPicture(job: () => void): () => void {
  // The same job may wait twice: each for itself.
  const once = (): void => job();
  later.add(once);
  if (!waiting && !awaited) whenIdle(doAll);
  waiting = true;
  return () => {
    later.delete(once);
  };
}

function doAll(): void {
  // A browser with nothing to do may find time for this before the picture: it is asked again when that has begun.
  if (awaited) return;
  waiting = false;
  // One of them may call off another.
  for (const job of [...later]) if (later.delete(job)) job();
}

function whenIdle(job: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(job, { timeout: BUSY });
  else setTimeout(job);
}
