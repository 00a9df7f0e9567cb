import { onceEach } from '../caching/once-each.ts';
import type { Device, PortGroup } from '../contract/device.ts';
import { type DevicePort, portsOf } from './port-names.ts';
import { tableRows } from './table-rows.ts';

/** What two devices of a model need to be one cluster. */
export interface Clustering {
  /** What its maker calls it. */
  readonly name: string;
  /** The only port by which the members lead each other; none of those of the model where it is for nothing else. */
  readonly control: string;
  /** A port that becomes each member's own for management, and ends no link any more. */
  readonly management?: string;
  /** The fastest port, in Mbit/s, that sessions may be shared by; absent where any may. */
  readonly mostFabricMbps?: number;
}

type Model = Pick<Device, 'category' | 'manufacturer' | 'model' | 'specs'>;

/** What a cluster takes of the ports of a model; undefined where nothing is known to be set. */
export const clusteringOf = ({
  manufacturer,
  model,
}: Pick<Device, 'manufacturer' | 'model'>): Clustering | undefined => rowOf(manufacturer, model)?.clustering;

/** By how much the slots of the second chassis of an SRX cluster are counted on, and whether Juniper's documentation was read to say so. */
export function slotOffset(model: string | undefined): {
  readonly slots: number;
  readonly isSourced: boolean;
} {
  const row = model === undefined ? undefined : rowOf('Juniper', model);
  return row?.slots ?? { slots: usualSlots, isSourced: false };
}

/** Of the larger models with fixed ports, as clusters of them are commonly configured. */
const usualSlots = 7;

/**
 * Maker, what the model begins with, the control port, the port that becomes the management port, the fastest port that may be of the
 * fabric in Mbit/s, and the slots of one chassis, by which those of the second are counted on (`~`: no document was found that says so).
 * A control port that starts with `HA` is an SFP of its own for a gigabit. Sources, of Juniper's "Chassis Cluster User Guide for SRX Series
 * Devices": "Connecting SRX Series Firewalls to Create a Chassis Cluster" has the control ports of both nodes, and with these the slots,
 * of SRX300 to SRX380 (`ge-1/0/1`, `ge-3/0/1`, `ge-5/0/1`), and the HA control ports of SRX1600 and SRX2300; "Understanding SRX Series Chassis
 * Cluster Slot Numbering and Physical Port and Logical Interface Naming" has fxp0, fxp1 and the fabric. The control and fabric ports of an SRX4600
 * are in neither.
 */
const table = `
Juniper | SRX300  | ge-0/0/1     | ge-0/0/0 | 1000 | 1
Juniper | SRX320  | ge-0/0/1     | ge-0/0/0 | 1000 | 3
Juniper | SRX340  | ge-0/0/1     |          | 1000 | 5
Juniper | SRX345  | ge-0/0/1     |          | 1000 | 5
Juniper | SRX380  | ge-0/0/1     |          | 1000 | 5
Juniper | SRX1600 | HA control 0 |          |      | ~7
Juniper | SRX2300 | HA control 0 |          |      | ~7
`;

const rows = tableRows(table).map(
  ([maker = '', beginning = '', control = '', management = '', fabric = '', slots = '']) => ({
    maker,
    beginning,
    clustering: {
      name: 'Chassis cluster',
      control,
      ...(management !== '' && { management }),
      ...(fabric !== '' && { mostFabricMbps: Number(fabric) }),
    } satisfies Clustering,
    slots: { slots: Number(slots.replace('~', '')), isSourced: !slots.startsWith('~') },
  }),
);

const rowOf = (manufacturer: string, model: string): (typeof rows)[number] | undefined =>
  rows.find(({ maker, beginning }) => maker === manufacturer && model.startsWith(beginning));

/**
 * The ports that links of a member of a cluster may end on, in the order of the catalogue: what becomes a port for management is none of them,
 * and the control port, of which links to others have no use, comes last where it is none of the model's other ports.
 */
export const portsInCluster = onceEach((device: Model): readonly DevicePort[] => {
  const ports = portsOf(device);
  const clustering = clusteringOf(device);
  if (clustering === undefined) return ports;
  const { control, management } = clustering;
  const left = ports
    .filter(({ name }) => name !== management)
    .map((port) => (port.name === control ? { ...port, isControl: true as const } : port));
  return left.some(({ isControl }) => isControl) ? left : [...left, dedicated(control)];
});

const dedicated = (name: string): DevicePort => ({
  name,
  speedMbps: 1_000,
  connector: 'SFP',
  role: 'access',
  poe: undefined,
  isControl: true,
});

/** The groups of a model's ports without those that a cluster takes for its control link and for management. */
export const groupsInCluster = onceEach((device: Model): readonly PortGroup[] => {
  const clustering = clusteringOf(device);
  const { ports: groups } = device.specs;
  if (clustering === undefined) return groups;
  const names = portsOf(device).map(({ name }) => name);
  const lost = [clustering.control, clustering.management];
  let before = 0;
  return groups.flatMap((group) => {
    if (group.role === 'management') return [group];
    const own = names.slice(before, before + group.count);
    before += group.count;
    const count = own.filter((name) => !lost.includes(name)).length;
    return count === 0 ? [] : [count === group.count ? group : { ...group, count }];
  });
});
