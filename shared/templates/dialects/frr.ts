import { fnvHash } from '../../vocabulary/fnv-hash.ts';
import type { Dialect } from './dialect.ts';

/**
 * Debian 12 with FRRouting 8.4 or later, nftables, keepalived and strongSwan. Names of interfaces have at most 15 characters;
 * ports keep the plan's names as far as Linux takes them, so that they are those of the cable list.
 */
export const frr: Dialect = {
  id: 'frr',
  label: 'Linux with FRRouting',
  extension: 'conf',
  comment: '#',
  syntax: 'files',
  interfaceName(row) {
    switch (row.kind) {
      case 'port':
        return portName(row.name) ?? `port-${fnvHash(row.name).slice(0, 8)}`;
      case 'aggregate':
        return `${aggregates[/^[a-z]+/.exec(row.name.toLowerCase())?.[0] ?? ''] ?? 'bond'}${row.number}`;
      case 'subinterface':
        return `${row.parent}.${row.tag}`;
      case 'vlan':
        return `vlan${row.vlan}`;
      case 'bridge':
        return `br${row.number}`;
      case 'loopback':
        return row.number === 0 ? 'lo' : `lo${row.number}`;
      case 'tunnel':
        return `ipsec${row.number}`;
    }
  },
};

const aggregates: Readonly<Record<string, string>> = { mlag: 'mlag', redundant: 'red' };

/** `Port 7` as `port7`, `Management 1` as `mgmt1`, `Gi1/0/3` as `gi1-0-3`; undefined where that is too long, or another kind's. */
function portName(name: string): string | undefined {
  const short = name
    .toLowerCase()
    .replace('management', 'mgmt')
    .replace(/\s+/g, '')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^(?=\d)/, 'port');
  return short.length <= 15 &&
    /^[a-z][a-z0-9.-]*$/.test(short) &&
    !/^(lo|bridge|(vlan|bond|mlag|red|br|lo|ipsec)\d+)$/.test(short)
    ? short
    : undefined;
}
