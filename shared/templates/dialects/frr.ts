import type { Dialect } from './dialect.ts';

/** Linux with FRRouting 8.4 and later, nftables, keepalived and strongSwan. Names of interfaces have at most 15 characters. */
export const frr: Dialect = {
  id: 'frr',
  label: 'Linux with FRRouting',
  extension: 'conf',
  comment: '#',
  syntax: 'files',
  interfaceName(row) {
    switch (row.kind) {
      case 'port':
        return `eth${row.place}`;
      case 'aggregate':
        return row.mode === 'active-standby' ? `backup${row.number}` : `bond${row.number}`;
      case 'subinterface':
        return `${row.parent}.${row.tag}`;
      case 'vlan':
        return `vlan${row.vlan}`;
      case 'bridge':
        return `br${4_000 + row.number}`;
      case 'loopback':
        return row.number === 0 ? 'lo' : `lo${row.number}`;
      case 'tunnel':
        return `tun${row.number}`;
    }
  },
};
