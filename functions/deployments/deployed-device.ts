import type { DeployedDevice } from '#shared/contract/deployment-items.ts';
import type { Device } from '#shared/contract/device.ts';
import { type DeviceReference, deviceReference } from '#shared/contract/device-id.ts';
import type { DialectId } from '#shared/contract/dialect.ts';
import { Refusal } from '#shared/contract/errors.ts';
import type { Topology, TopologyNode } from '#shared/contract/topology-items.ts';
import { dialectOf, dialectOfNode } from '#shared/templates/dialects/dialect-of.ts';
import { findOwned } from '../storage/equipment/equipment.ts';
import { toDevice } from '../storage/equipment/equipment-items.ts';
import { findTopology } from '../storage/topology/topologies.ts';

/** A device of the caller's, as it is now. */
export type FoundDevice = { readonly facts: DeployedDevice; readonly dialect: DialectId | '' } & (
  | { readonly kind: 'node'; readonly topology: Topology; readonly node: TopologyNode }
  | { readonly kind: 'equipment'; readonly device: Device }
);

/** @throws not_found when the caller has no such node of a design and no such device of their own. */
export async function findDevice(uid: string, deviceId: string): Promise<FoundDevice> {
  const reference = deviceReference(deviceId);
  return reference.kind === 'node'
    ? findNode(uid, deviceId, reference)
    : findEquipment(uid, deviceId, reference);
}

async function findNode(
  uid: string,
  deviceId: string,
  { designId, nodeId }: Extract<DeviceReference, { kind: 'node' }>,
): Promise<FoundDevice> {
  const topology = await findTopology(uid, designId);
  // A cluster is one device: its id, or that of any member.
  const node =
    topology?.nodes.find(({ id }) => id === nodeId) ??
    topology?.nodes.find(({ cluster }) => cluster === nodeId);
  if (!topology || !node) throw noDevice();
  const [address = node.ipv6?.[0] ?? ''] = node.addresses;
  const facts: DeployedDevice = {
    _id: deviceId,
    name: node.label,
    manufacturer: node.model?.manufacturer ?? '',
    model: node.model?.model ?? '',
    ipAddress: address.replace(/\/\d+$/, ''),
    category: categoryOf[node.type],
  };
  return { kind: 'node', facts, dialect: idOf(dialectOfNode(node)), topology, node };
}

async function findEquipment(
  uid: string,
  deviceId: string,
  { equipmentId }: Extract<DeviceReference, { kind: 'equipment' }>,
): Promise<FoundDevice> {
  const stored = await findOwned(uid, equipmentId);
  if (!stored) throw noDevice();
  const device = toDevice(stored.equipment);
  const { manufacturer, model, category } = device;
  const facts = {
    _id: deviceId,
    name: `${manufacturer} ${model}`,
    manufacturer,
    model,
    ipAddress: '',
    category,
  };
  return { kind: 'equipment', facts, dialect: idOf(dialectOf(device)), device };
}

const noDevice = (): Refusal =>
  new Refusal(
    'not_found',
    'This device does not exist: it is neither in your designs nor in your equipment.',
  );

const idOf = (choice: ReturnType<typeof dialectOf>): DialectId | '' =>
  choice.kind === 'supported' ? choice.dialect.id : '';

const categoryOf = {
  router: 'router',
  firewall: 'firewall',
  switch: 'switch',
  accesspoint: 'ap',
  server: 'server',
  user: '',
  internet: '',
} as const satisfies Record<TopologyNode['type'], DeployedDevice['category']>;
