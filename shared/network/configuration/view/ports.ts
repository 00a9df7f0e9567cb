import type { ChassisPort } from '../../../contract/configuration/interfaces.ts';
import { portsNamed } from '../../graph/port-range.ts';
import { interfaceOfPort } from '../../graph/stack-port.ts';
import type { LinkEnd, LogicalDevice } from './link-end.ts';
import type { MissingFacts } from './missing-facts.ts';

/** The ports that a link takes at one end, each by its chassis. */
export function portsOf({ edge, end, node }: LinkEnd, missing: MissingFacts): ChassisPort[] {
  const name = end === 'source' ? edge.sourcePort : edge.targetPort;
  const stated = missing.need(name, edge.id, `port at ${node.label}`);
  return stated === undefined ? [] : portsNamed(stated).map((port) => ({ node: node.id, name: port }));
}

/** The port of a sub-interface and its number: `circuit 1.3` is the third on `circuit 1`. */
export function subinterfaceOf(name: string): { readonly port: string; readonly number: number } | undefined {
  const [, port, number] = /^(.*\d)\.(\d+)$/.exec(name) ?? [];
  return port === undefined ? undefined : { port, number: Number(number) };
}

/** The name of the interface that a port of one of a device's chassis is. */
export const interfaceOf = ({ kind, members }: LogicalDevice, port: ChassisPort): string =>
  interfaceOfPort({ kind, members: members.map(({ id }) => id) }, port);
