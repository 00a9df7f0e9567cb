import type { Dialect } from './dialect.ts';

const ownPort = /^(ether|sfp|sfp-sfpplus|sfp28-|qsfpplus|qsfp28-)\d+$/;

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
