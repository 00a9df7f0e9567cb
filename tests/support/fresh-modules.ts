import { afterAll, vi } from 'vitest';

/**
 * Set-up of every file that shares its worker with others: the packages stay loaded from file to file, which saves most
 * of a file's start, and the project's own modules are loaded anew, so that neither their state nor a mock outlives the file.
 */
afterAll(() => {
  vi.resetModules();
});
