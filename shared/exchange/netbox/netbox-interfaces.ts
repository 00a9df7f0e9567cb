import type { TopologyEdge } from '../../contract/topology-items.ts';
import { cageFor } from '../../equipment/cage-for.ts';
import { typeOfPort } from '../../equipment/netbox-interfaces.ts';
import type { Cable, CableEnd } from '../../network/cables/cable-schedule.ts';
import { portSpeedFor } from '../../network/recommend/port-uses.ts';
import type { NetboxDevice } from './netbox-devices.ts';
import type { NetboxRow } from './netbox-rows.ts';
import type { PoeOf } from './powered-interfaces.ts';

type InterfaceRow = NetboxRow<'interfaces'>;

/** The interfaces of devices, each once, in the order in which they are met. */
export class NetboxInterfaces {
  readonly #rows = new Map<string, InterfaceRow>();
  readonly #unnamed = new Map<string, number>();
  readonly #poeOf: PoeOf;

  constructor(poeOf: PoeOf) {
    this.#poeOf = poeOf;
  }

  /** Aggregates come before their members, which name them. */
  get rows(): readonly InterfaceRow[] {
    const all = [...this.#rows.values()];
    return [...all.filter(({ type }) => type === 'lag'), ...all.filter(({ type }) => type !== 'lag')];
  }

  /** The interface at one end of a cable; a plug whose port has no name gets a number. */
  ofCable(device: NetboxDevice, end: CableEnd, far: CableEnd, cable: Cable, edge: TopologyEdge): string {
    const name = end.ports[0] ?? this.#nextUnnamed(device);
    const lag = edge.aggregate;
    if (lag !== undefined) this.#add({ device: device.name, name: lag, type: 'lag', enabled: 'true' });
    this.#add({
      device: device.name,
      name,
      type: typeOf(edge, end),
      enabled: 'true',
      ...vlanColumns(cable, device.site),
      ...this.#poeOf(edge, end.node, far.node),
      description: `To ${far.device}${far.ports[0] === undefined ? '' : ` ${far.ports[0]}`}`.slice(0, 200),
      ...(lag === undefined ? {} : { lag }),
    });
    return name;
  }

  /** An interface without a plug, such as a loopback or a VLAN's gateway. */
  virtual(device: NetboxDevice, name: string): string {
    this.#add({ device: device.name, name, type: 'virtual', enabled: 'true' });
    return name;
  }

  #add(row: InterfaceRow) {
    const key = JSON.stringify([row.device, row.name]);
    if (!this.#rows.has(key)) this.#rows.set(key, row);
  }

  #nextUnnamed({ name }: NetboxDevice): string {
    const number = (this.#unnamed.get(name) ?? 0) + 1;
    this.#unnamed.set(name, number);
    return `Port ${number}`;
  }
}

/** One VLAN is untagged, several are tagged; the group of VLANs has its site’s name. */
function vlanColumns({ vlans }: Cable, site: string): InterfaceRow {
  if (vlans.length === 0) return {};
  if (vlans.length === 1) return { mode: 'access', vlan_group: site, untagged_vlan: vlans[0] ?? '' };
  return { mode: 'tagged', vlan_group: site, tagged_vlans: vlans.join(',') };
}

/** NetBox's type by rate and plug: copper sockets, and cages where fibre or a direct-attach cable is plugged in. */
function typeOf({ bandwidthMbps = 1_000, medium, twinax }: TopologyEdge, { transceiver }: CableEnd): string {
  const isCage = transceiver !== undefined || twinax || medium === 'fibre';
  const speedMbps = portSpeedFor(bandwidthMbps, isCage ? 'fibre' : 'copper');
  return typeOfPort({ speedMbps, connector: isCage ? cageFor(speedMbps) : 'RJ45' });
}
