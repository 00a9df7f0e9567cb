import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { type DialectChoice, dialectOfNode } from '#shared/templates/dialects/dialect-of.ts';

/** The dialect of a configured device: that of its first chassis. */
export function dialectOfDevice({ hostname, members }: DeviceConfiguration, { nodes }: Graph): DialectChoice {
  const chassis = nodes.find(({ id }) => id === members[0]?.node);
  return dialectOfNode(chassis ?? { label: hostname });
}
