/** Work of so many milliseconds on end is not felt. */
const mostOnEnd = 12;

/** Call it between pieces of work: it lets the page draw and answer where they have gone on for long. */
export function pageTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < mostOnEnd) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
