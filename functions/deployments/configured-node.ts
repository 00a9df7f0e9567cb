import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { Refusal } from '#shared/contract/errors.ts';
import type { Topology, TopologyNode } from '#shared/contract/topology-items.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { getDesign } from '../storage/designs.ts';
import { modelsOf } from '../storage/equipment/models-of.ts';

interface ConfiguredNode {
  readonly network: NetworkConfiguration;
  readonly device: DeviceConfiguration;
}

/**
 * The neutral configuration of a node, and of the whole network around it.
 * @throws unprocessable where the plan leaves something open, or where the node is not configured.
 */
export async function configuredNode(
  uid: string,
  topology: Topology,
  node: TopologyNode,
): Promise<ConfiguredNode> {
  const [{ requirements }, models] = await Promise.all([
    getDesign(uid, topology.designId),
    modelsOf(uid, topology),
  ]);
  const configured = configureNetwork(topology, requirements, models);
  if (configured.kind === 'refused')
    throw new Refusal(
      'unprocessable',
      `The plan leaves open ${formatCount(configured.missing.length, 'fact')} that the configuration has to state. Plan the topology again.`,
    );
  const { network } = configured;
  const device = network.devices.find(
    ({ id, members }) => id === node.id || members.some((member) => member.node === node.id),
  );
  if (!device)
    throw new Refusal('unprocessable', `${node.label} is not a device that a configuration is made for.`);
  return { network, device };
}
