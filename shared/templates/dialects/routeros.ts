import type { Dialect } from './dialect.ts';

/** A QSFP cage has an interface for each of its four lanes. */
const ownPort = /^((ether|sfp|sfp-sfpplus|sfp28-)\d+|(qsfpplus|qsfp28-)\d+-[1-4])$/;
const cage = /^(qsfpplus|qsfp28-)\d+$/;

/** MikroTik RouterOS 7. */
export const routeros: Dialect = {
  id: 'routeros',
  label: 'MikroTik RouterOS',
  extension: 'rsc',
  comment: '#',
  syntax: 'paths',
  interfaceName(row) {
    switch (row.kind) {
      case 'port':
        // At its full rate a cage is the interface of its first lane.
        if (cage.test(row.name)) return `${row.name}-1`;
        return ownPort.test(row.name) ? row.name : `ether${row.place + 1}`;
      case 'aggregate':
        return row.mode === 'active-standby' ? `backup${row.number}` : `bond${row.number}`;
      case 'subinterface':
        return `${row.parent}.${row.tag}`;
      case 'vlan':
        return `vlan${row.vlan}`;
      case 'bridge':
        return `bridge-routed${row.number}`;
      case 'loopback':
        return row.number === 0 ? 'lo' : `lo${row.number}`;
      case 'tunnel':
        return `tunnel${row.number}`;
    }
  },
};
