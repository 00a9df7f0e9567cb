import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../../contract/configuration/interfaces.ts';
import type { Cable, NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import { isSameList } from '../../graph/same-list.ts';
import { isSame } from '../../graph/same-value.ts';
import type { SimulatedDevice, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { simulatedPart } from './simulated-alike.ts';

/** Where two networks that route alike differ: in switched ports, and in cables between devices. */
export interface SwitchedChanges {
  readonly devices: readonly { readonly device: SimulatedDevice; readonly row: DeviceConfiguration }[];
  /** Numbers of cables that are gone. */
  readonly gone: ReadonlySet<number>;
  /** With the numbers that they get: where one is gone, or after all others. */
  readonly came: readonly { readonly at: number; readonly row: Cable }[];
}

/** Undefined where they differ in anything that routes, or in which member of a cluster may be active. */
export function switchedChanges(
  network: SimulatedNetwork,
  now: NetworkConfiguration,
): SwitchedChanges | undefined {
  const before = network.row;
  if (before.devices.length !== now.devices.length) return undefined;
  if (!isSameList(before.providers, now.providers, isSame)) return undefined;
  const devices = network.devices.flatMap((device, at) => {
    const row = now.devices[at];
    return row === undefined || row === device.row ? [] : [{ device, row }];
  });
  if (!devices.every(({ device, row }) => isRoutedAlike(device.row, row))) return undefined;
  const kept = new Set(now.cables);
  const known = new Set(network.cables.map(({ row }) => row));
  const gone = new Set<number>();
  const came: { readonly at: number; readonly row: Cable }[] = [];
  let next = 0;
  const place = (at: number): void => {
    const row = now.cables[next];
    if (row === undefined || known.has(row)) return;
    came.push({ at, row });
    next += 1;
  };
  for (const [at, { row }] of network.cables.entries()) {
    const isKept = row !== undefined && kept.has(row);
    if (row !== undefined && !isKept) gone.add(at);
    // A later cable stands by for an earlier one: their order is that of the rows.
    if (!isKept) place(at);
    else if (now.cables[next] === row) next += 1;
    else return undefined;
  }
  for (let at = network.cables.length; next < now.cables.length; at += 1) {
    const left = next;
    place(at);
    if (next === left) return undefined;
  }
  const moved = [...[...gone].flatMap((at) => network.cables[at]?.row ?? []), ...came.map(({ row }) => row)];
  const isOfCluster = ({ a, b }: Cable) => [a, b].some(({ node }) => network.monitored.has(node));
  return moved.some(isOfCluster) ? undefined : { devices, gone, came };
}

function isRoutedAlike(before: DeviceConfiguration, now: DeviceConfiguration): boolean {
  const peerLink = now.mlag?.peerLink;
  return (
    (peerLink === undefined || now.interfaces.some(({ name }) => name === peerLink)) &&
    isSame(routedPart(before), routedPart(now))
  );
}

const routedPart = ({ spanningTree: _tree, interfaces, ...rest }: DeviceConfiguration): unknown =>
  simulatedPart({ ...rest, interfaces: interfaces.filter((row) => !isSwitched(row)) });

/** A port that only layer 2 knows of. */
const isSwitched = ({ kind, ipv4, ipv6, parent, tag, zone }: Interface): boolean =>
  (kind === 'port' || kind === 'aggregate') &&
  ipv4.length === 0 &&
  ipv6.length === 0 &&
  parent === undefined &&
  tag === undefined &&
  zone === undefined;
