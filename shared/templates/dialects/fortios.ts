import type { Dialect } from './dialect.ts';

/** Fortinet FortiOS 7.4 and later. Names of interfaces have at most 15 characters. */
export const fortios: Dialect = {
  id: 'fortios',
  label: 'Fortinet FortiOS',
  extension: 'conf',
  comment: '#',
  syntax: 'config-edit',
  interfaceName(row) {
    switch (row.kind) {
      case 'port':
        if (row.vrf !== undefined) return row.number === 1 ? 'mgmt' : `mgmt${row.number}`;
        if (row.parent !== undefined) return `${row.parent}.${row.tag}`;
        return /^port\d+$/.test(row.name) ? row.name : `port${row.place + 1}`;
      case 'aggregate':
        return `${row.mode === 'active-standby' ? 'red' : 'agg'}${row.number}`;
      case 'subinterface':
        return `${row.parent}.${row.tag}`;
      case 'vlan':
        return `vlan${row.vlan}`;
      case 'bridge':
        return `bridge${row.number}`;
      case 'loopback':
        return `loopback${row.number}`;
      case 'tunnel':
        return `tunnel${row.number}`;
    }
  },
};
