import type { DhcpPool } from '../../../contract/configuration/dhcp.ts';
import { formatAddress, lastOf, parseAddress, parseBlock } from '../../../network/addressing/ipv4.ts';

/** Addresses of the subnet that hosts could have and the pool does not hand out, as first and last. */
export interface ExcludedRange {
  readonly first: string;
  readonly last: string;
}

export type DhcpPoolRow = DhcpPool & {
  /** The dialect's name of its interface. */
  readonly name: string;
  readonly excluded: readonly ExcludedRange[];
  readonly leaseDays: number;
  readonly leaseHours: number;
  readonly leaseMinutes: number;
};

export function dhcpPoolRow(pool: DhcpPool, name: string): DhcpPoolRow {
  const block = parseBlock(pool.subnet);
  const minutes = Math.floor(pool.leaseSeconds / 60);
  return {
    ...pool,
    name,
    excluded: [
      { from: block.first + 1, to: parseAddress(pool.first) - 1 },
      { from: parseAddress(pool.last) + 1, to: lastOf(block) - 1 },
    ]
      .filter(({ from, to }) => from <= to)
      .map(({ from, to }) => ({ first: formatAddress(from), last: formatAddress(to) })),
    leaseDays: Math.floor(minutes / 1_440),
    leaseHours: Math.floor((minutes % 1_440) / 60),
    leaseMinutes: minutes % 60,
  };
}
