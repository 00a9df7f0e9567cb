import { beforeEach, vi } from 'vitest';

/** Catches what the functions log, for the tests of a file; answers the lines of the running test. */
export function withRequestLog(): () => Record<string, unknown>[] {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
    return () => vi.restoreAllMocks();
  });
  return () => lines.map((line) => JSON.parse(line));
}
