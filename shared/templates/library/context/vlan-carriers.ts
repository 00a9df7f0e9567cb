import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../../contract/configuration/interfaces.ts';

/**
 * By VLAN interface of a router or firewall, the one trunk that carries its VLAN: such a VLAN needs no bridge, it is a tagged
 * sub-interface. VLANs of switches, on access ports and on several trunks have no entry.
 */
export function vlanCarriers({ kind, interfaces }: DeviceConfiguration): ReadonlyMap<string, Interface> {
  if (kind === 'switch') return new Map();
  const switched = interfaces.filter(({ switchport }) => switchport !== undefined);
  return new Map(
    interfaces.flatMap((row) => {
      const carriers = switched.filter(({ switchport }) => carries(switchport, row.vlan));
      const [carrier] = carriers;
      return row.kind === 'vlan' && carriers.length === 1 && carrier?.switchport?.mode === 'trunk'
        ? [[row.name, carrier] as const]
        : [];
    }),
  );
}

const carries = (switchport: Interface['switchport'], vlan: number | undefined): boolean =>
  switchport !== undefined &&
  vlan !== undefined &&
  [switchport.access, switchport.voice, switchport.native, ...switchport.allowed].includes(vlan);
