import { onceEach } from '../../../caching/once-each.ts';
import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type {
  Cable,
  NetworkConfiguration,
  Provider,
} from '../../../contract/configuration/network-configuration.ts';
import { isSameList } from '../../graph/same-list.ts';
import { isSame } from '../../graph/same-value.ts';
import type { SimulatedDevice, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { placeOf } from './interface-place.ts';

/** Where the rows of a network differ from those that it was compiled from. */
export interface EditedRows {
  readonly devices: readonly { readonly device: SimulatedDevice; readonly row: DeviceConfiguration }[];
  readonly goneDevices: readonly SimulatedDevice[];
  readonly newDevices: readonly DeviceConfiguration[];
  /** Numbers of cables that are gone. */
  readonly gone: ReadonlySet<number>;
  /** With the numbers that they get: where one is gone, or after all others. */
  readonly came: readonly { readonly at: number; readonly row: Cable }[];
  /** Chassis at circuits that differ. */
  readonly atCircuits: readonly string[];
}

/** Undefined where providers differ in more than circuits, cables have changed places, or interfaces share a name. */
export function editedRows(network: SimulatedNetwork, now: NetworkConfiguration): EditedRows | undefined {
  if (!isSameList(network.row.providers, now.providers, isOneProvider)) return undefined;
  const cables = editedCables(network, now.cables);
  if (cables === undefined) return undefined;
  const left = new Map(network.devices.map((device) => [device.row.id, device]));
  const devices: { readonly device: SimulatedDevice; readonly row: DeviceConfiguration }[] = [];
  const newDevices: DeviceConfiguration[] = [];
  for (const row of now.devices) {
    const device = left.get(row.id);
    if (device === undefined || !isOneDevice(device.row, row)) {
      newDevices.push(row);
      continue;
    }
    left.delete(row.id);
    if (device.row !== row) devices.push({ device, row });
  }
  if (!devices.every(({ device, row }) => isNamedOnce(device.row) && isNamedOnce(row))) return undefined;
  const goneDevices = [...left.values()];
  const atCircuits = chassisAtCircuits(network.row.providers, now.providers);
  return { devices, goneDevices, newDevices, ...cables, atCircuits };
}

/** Whether a row is still about the same provider. */
const isOneProvider = (before: Provider, { id, kind, as }: Provider): boolean =>
  before.id === id && before.kind === kind && before.as === as;

function chassisAtCircuits(before: readonly Provider[], now: readonly Provider[]): string[] {
  if (before === now) return [];
  const [one, other] = [before, now].map((rows) => rows.flatMap(({ circuits }) => circuits));
  const alike = new Map(one?.map((circuit) => [circuit.edge, circuit]));
  const stayed = new Set(
    other?.filter((circuit) => isSame(alike.get(circuit.edge), circuit)).map(({ edge }) => edge),
  );
  return [...(one ?? []), ...(other ?? [])].flatMap(({ edge, ports }) =>
    stayed.has(edge) ? [] : ports.map(({ node }) => node),
  );
}

/** Whether a row is still about the same chassis. */
const isOneDevice = (before: DeviceConfiguration, { kind, site, members }: DeviceConfiguration): boolean =>
  before.kind === kind &&
  before.site === site &&
  isSameList(before.members, members, (one, other) => one.node === other.node);

/** Interfaces are followed by their places: where two links claim one port, two have one. */
const isNamedOnce = ({ interfaces }: DeviceConfiguration): boolean => arePlacedOnce(interfaces).isSo;

const arePlacedOnce = onceEach((interfaces: DeviceConfiguration['interfaces']) => ({
  isSo: new Set(interfaces.map(placeOf)).size === interfaces.length,
}));

function editedCables(
  network: SimulatedNetwork,
  now: readonly Cable[],
): Pick<EditedRows, 'gone' | 'came'> | undefined {
  if (network.row.cables === now) return { gone: new Set(), came: [] };
  const kept = new Set(now);
  const known = new Set(network.cables.map(({ row }) => row));
  const gone = new Set<number>();
  const came: { readonly at: number; readonly row: Cable }[] = [];
  let next = 0;
  const place = (at: number): void => {
    const row = now[next];
    if (row === undefined || known.has(row)) return;
    came.push({ at, row });
    next += 1;
  };
  for (const [at, { row }] of network.cables.entries()) {
    const isKept = row !== undefined && kept.has(row);
    if (row !== undefined && !isKept) gone.add(at);
    // A later cable stands by for an earlier one: their order is that of the rows.
    if (!isKept) place(at);
    else if (now[next] === row) next += 1;
    else return undefined;
  }
  for (let at = network.cables.length; next < now.length; at += 1) {
    const left = next;
    place(at);
    if (next === left) return undefined;
  }
  return { gone, came };
}
