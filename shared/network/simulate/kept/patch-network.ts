import type { NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import { isStack } from '../../graph/clusters.ts';
import type { SimulatedDevice, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { networkIndexes } from '../compiled/network-indexes.ts';
import { framesOnce, growVertices } from '../compiled/plugging.ts';
import { editedRows } from './edited-rows.ts';
import { patchCables } from './patch-cables.ts';
import { patchCircuits } from './patch-circuits.ts';
import { addDevice, patchDevice, removeDevice } from './patch-device.ts';
import { patchHosts } from './patch-hosts.ts';
import { nothingPatched, type Patched } from './patched.ts';

/**
 * Makes a compiled network that of another configuration, in place. Undefined, and nothing done, where too much hangs
 * on what differs (`editedRows`). Numbers stay.
 */
export function patchNetwork(network: SimulatedNetwork, now: NetworkConfiguration): Patched | undefined {
  const rows = editedRows(network, now);
  if (rows === undefined) return undefined;
  const patched = nothingPatched();
  const keys = new Set<string>();
  const take = (some: Iterable<string>): void => {
    for (const key of some) keys.add(key);
  };
  const moved = [
    ...[...rows.gone].flatMap((at) => network.cables[at]?.row ?? []),
    ...rows.came.map(({ row }) => row),
  ];
  const touched = [...moved.flatMap(({ a, b }) => [a.node, b.node]), ...rows.atCircuits];
  const near = new Set(touched.flatMap((node) => network.deviceOfNode.get(node) ?? []));
  for (const { device } of rows.devices) near.add(device);
  const grouped = withPartners(network, near);
  for (const device of rows.goneDevices) take(removeDevice(network, device, patched));
  for (const { device, row } of rows.devices) take(patchDevice(network, device, row, patched));
  for (const row of rows.newDevices) take(addDevice(network, row, patched));
  const areDevicesKept = rows.newDevices.length + rows.goneDevices.length === 0;
  if (!areDevicesKept) putInOrder(network, now);
  if (patched.edited.size > 0 || grouped.size > 0 || rows.atCircuits.length > 0) {
    const deviceOfNode = areDevicesKept ? network.deviceOfNode : undefined;
    Object.assign(network, networkIndexes(now, network.devices, deviceOfNode));
  }
  for (const device of withPartners(network, [
    ...near,
    ...network.devices.filter((own) => patched.edited.has(own)),
  ]))
    grouped.add(device);
  const frames = framesOnce(network);
  for (const at of rows.gone) patched.cables.add(at);
  if (keys.size > 0)
    for (const [at, { keys: own }] of network.cables.entries())
      if (keys.has(own[0]) || keys.has(own[1])) patched.cables.add(at);
  take(patchCables(network, rows, frames, patched));
  patchHosts(network, now, keys, frames, patched);
  patchCircuits(network, now, keys, frames, patched);
  for (const device of grouped) lookAgainAt(network, device, patched);
  growVertices(network);
  for (const device of rows.goneDevices) patched.devices.delete(device);
  network.row = now;
  return patched;
}

/** Of the devices those of which another one may take over, with these: members of clusters, and the two of an MLAG pair. */
const withPartners = (
  { mlagPeers }: SimulatedNetwork,
  devices: Iterable<SimulatedDevice>,
): Set<SimulatedDevice> =>
  new Set(
    [...devices].flatMap((device) => {
      const peer = mlagPeers.get(device)?.device;
      if (peer !== undefined) return [device, peer];
      return device.row.members.length > 1 && !isStack(device.row) ? [device] : [];
    }),
  );

/** All that a device is plugged into. */
function lookAgainAt(network: SimulatedNetwork, device: SimulatedDevice, patched: Patched): void {
  patched.devices.add(device);
  for (const { index } of device.interfaces) {
    const { cables = [], hosts = [], circuits = [] } = network.onInterface[index] ?? {};
    for (const at of cables) patched.cables.add(at);
    for (const host of hosts.flatMap(([at]) => network.hosts[at] ?? [])) patched.nearHosts.add(host);
    for (const own of circuits.flatMap(([at]) => network.circuits[at] ?? [])) patched.nearCircuits.add(own);
  }
}

function putInOrder({ devices }: SimulatedNetwork, now: NetworkConfiguration): void {
  const places = new Map(now.devices.map(({ id }, at) => [id, at]));
  for (const device of devices) device.position = places.get(device.row.id) ?? -1;
  devices.sort((a, b) => a.position - b.position);
}
