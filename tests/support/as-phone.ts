import { onTestFinished, vi } from 'vitest';

/** Makes the window as narrow as a phone's until the test has finished. */
export function asPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}
