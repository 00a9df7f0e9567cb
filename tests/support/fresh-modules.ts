import { afterAll, vi } from 'vitest';

/**
 * Set-up of every file that shares its worker with others: the packages stay loaded from file to file, which saves most
 * of a file's start, and the project's own modules are loaded anew, so that neither their state nor a mock outlives the file.
 * Nor do a spy, a fixed clock or a variable of the environment.
 */
const { env } = process;
const variables = { ...env };

afterAll(() => {
  vi.resetModules();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  process.env = env;
  for (const name of Object.keys(env)) if (!(name in variables)) delete env[name];
  Object.assign(env, variables);
});
