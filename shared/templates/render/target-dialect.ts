import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { DialectId } from '../../contract/dialect.ts';
import type { Graph } from '../../contract/topology-items.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { dialectOfNode } from '../dialects/dialect-of.ts';
import { dialects } from '../dialects/dialects.ts';

/**
 * The dialect that names a node's interfaces in a template: the template's own, else that of its first chassis, else IOS XE.
 * The same in the preview and in the function that deploys.
 */
export function targetDialect(
  stated: DialectId | '',
  { members }: Pick<DeviceConfiguration, 'members'>,
  { nodes }: Pick<Graph, 'nodes'>,
): Dialect {
  if (stated !== '') return dialects[stated];
  const chassis = nodes.find(({ id }) => id === members[0]?.node);
  const choice = chassis && dialectOfNode(chassis);
  return choice?.kind === 'supported' ? choice.dialect : dialects['ios-xe'];
}
