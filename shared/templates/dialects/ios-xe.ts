import type { Dialect } from './dialect.ts';
import { expandType } from './expand-type.ts';

/** As the catalogue abbreviates ports, and as the configuration has them. */
const types = {
  Gi: 'GigabitEthernet',
  Tw: 'TwoGigabitEthernet',
  Fi: 'FiveGigabitEthernet',
  Te: 'TenGigabitEthernet',
  Twe: 'TwentyFiveGigE',
  Fo: 'FortyGigabitEthernet',
  Hu: 'HundredGigE',
  FourHu: 'FourHundredGigE',
};

/** Cisco IOS XE 17: Catalyst 9000 switches, Catalyst 8000 and ISR routers. */
export const iosXe: Dialect = {
  id: 'ios-xe',
  label: 'Cisco IOS XE',
  extension: 'cfg',
  comment: '!',
  syntax: 'indented',
  sections: { part: 'interfaces', heading: /^interface / },
  vrfName: (name, { kind }) =>
    name === 'management' ? (kind === 'switch' ? 'Mgmt-vrf' : 'Mgmt-intf') : name,
  interfaceName(row, { kind }) {
    switch (row.kind) {
      case 'port':
        if (row.vrf !== undefined)
          return kind === 'switch'
            ? `GigabitEthernet0/${row.number - 1}`
            : `GigabitEthernet${row.number - 1}`;
        return (
          expandType(row.name, types) ??
          (kind === 'switch' ? `GigabitEthernet1/0/${row.place + 1}` : `GigabitEthernet0/0/${row.place}`)
        );
      case 'aggregate':
        return row.mode === 'active-standby'
          ? `Port-channel${200 + row.number}`
          : `Port-channel${row.number}`;
      case 'subinterface':
        return `${row.parent}.${row.tag}`;
      // A router bridges VLANs by bridge domains, and routes them by their interface.
      case 'vlan':
        return kind === 'switch' ? `Vlan${row.vlan}` : `BDI${row.vlan}`;
      case 'bridge':
        return kind === 'switch' ? `Vlan${4_000 + row.number}` : `BDI${4_000 + row.number}`;
      case 'loopback':
        return `Loopback${row.number}`;
      case 'tunnel':
        return `Tunnel${row.number}`;
    }
  },
};
