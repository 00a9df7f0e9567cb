import type { Dialect } from './dialect.ts';

const ownPort = /^(ge|mge|xe|et)-\d+\/\d+\/\d+$/;

/** Juniper Junos 22 and later: EX and QFX switches, SRX firewalls, MX and ACX routers. */
export const junos: Dialect = {
  id: 'junos',
  label: 'Juniper Junos',
  extension: 'conf',
  comment: '#',
  syntax: 'braces',
  interfaceName(row) {
    switch (row.kind) {
      case 'port':
        if (row.vrf !== undefined) return row.number === 1 ? 'fxp0' : `em${row.number - 1}`;
        return ownPort.test(row.name) ? row.name : `ge-0/0/${row.place}`;
      case 'aggregate':
        return row.mode === 'active-standby' ? `ae${200 + row.number}` : `ae${row.number}`;
      case 'subinterface':
        return `${row.parent}.${row.tag}`;
      case 'vlan':
        return `irb.${row.vlan}`;
      case 'bridge':
        return `irb.${4_000 + row.number}`;
      case 'loopback':
        return `lo0.${row.number}`;
      case 'tunnel':
        return `st0.${row.number}`;
    }
  },
};
