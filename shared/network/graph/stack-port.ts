import type { ChassisPort } from '../../contract/configuration/interfaces.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { isStack } from './clusters.ts';

/** The name of the interface that a port of a chassis is; `members` are the nodes of its device. */
export const interfaceOfPort = (
  device: { readonly kind: TopologyNode['type']; readonly members: readonly string[] },
  { node, name }: ChassisPort,
): string => (isStack(device) ? stackPort(name, device.members.indexOf(node)) : name);

/**
 * What a stack calls a port of one of its members, which count from 0: the first number of a port is its member's, so that
 * `Te1/0/3` of the second one is `Te2/0/3`, and `xe-0/0/3` is `xe-1/0/3`. A port without such a number gets it in front.
 */
function stackPort(name: string, member: number): string {
  if (member === 0) return name;
  const [, before, first, rest] = /^(.*?)(\d+)([/:].+)$/.exec(name) ?? [];
  return rest === undefined ? `${member + 1}:${name}` : `${before}${Number(first) + member}${rest}`;
}
