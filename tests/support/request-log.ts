import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

/** Catches what the functions log, for the tests of a file; returns the lines of the running test. */
export function withRequestLog(): () => Record<string, unknown>[] {
  const lines: string[] = [];
  let output: MockInstance<typeof process.stdout.write>;
  beforeEach(() => {
    lines.length = 0;
    output = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  });
  afterEach(() => {
    output.mockRestore();
  });
  return () => lines.map((line) => JSON.parse(line));
}
