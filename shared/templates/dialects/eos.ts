import type { Dialect } from './dialect.ts';
import { expandType } from './expand-type.ts';

/** Arista EOS 4.30 and later. */
export const eos: Dialect = {
  id: 'eos',
  label: 'Arista EOS',
  extension: 'cfg',
  comment: '!',
  syntax: 'indented',
  sections: { part: 'interfaces', heading: /^interface / },
  interfaceName(row) {
    switch (row.kind) {
      case 'port':
        if (row.vrf !== undefined) return `Management${row.number}`;
        return expandType(row.name, { Et: 'Ethernet' }) ?? `Ethernet${row.place + 1}`;
      case 'aggregate':
        return row.mode === 'active-standby'
          ? `Port-Channel${1_000 + row.number}`
          : `Port-Channel${row.number}`;
      case 'subinterface':
        return `${row.parent}.${row.tag}`;
      case 'vlan':
        return `Vlan${row.vlan}`;
      case 'bridge':
        return `Vlan${4_000 + row.number}`;
      case 'loopback':
        return `Loopback${row.number}`;
      case 'tunnel':
        return `Tunnel${row.number}`;
    }
  },
};
