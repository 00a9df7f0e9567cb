import type { Dialect } from './dialect.ts';

/** What the makers of FortiGates print and configure: `port7`, `wan1`, `x2`, `a`. */
const ownPort = /^((port|internal|wan|lan|ha|mgmt|x)\d+|wan|dmz|ha|mgmt|a|b)$/;

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
        return ownPort.test(row.name) ? row.name : `port${row.place + 1}`;
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
