import { existsSync, readFileSync } from 'node:fs';

/**
 * The most memory that this process has held, in MB. Linux counts what the parent held before the start as the
 * child's own maximum; its status file does not.
 */
export function peakMb(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  return Number(kilobytes) / 1024;
}
