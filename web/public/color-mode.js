// Runs before the first paint, so that a remembered choice of light or dark does not flash. See src/ui/color-mode.ts.
(() => {
  try {
    const mode = localStorage.getItem('color-mode');
    if (mode === 'light' || mode === 'dark') document.documentElement.dataset.colorMode = mode;
  } catch {
    // Storage is blocked: the system's choice stands.
  }
})();
