/** Work of so many milliseconds on end is not felt: with the largest piece after it, an edit of thousands of devices, it stays under 50. */
const mostOnEnd = 12;

/**
 * Await it before each piece of work: it lets the page draw and answer before the first piece, which a click may have begun, and where
 * work has gone on for long. Those who wait go on one after the other.
 */
export function pageTurns(): () => Promise<void> {
  let since = Number.NEGATIVE_INFINITY;
  let last = Promise.resolve();
  return () => {
    last = last.then(async () => {
      if (performance.now() - since < mostOnEnd) return;
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    });
    return last;
  };
}
