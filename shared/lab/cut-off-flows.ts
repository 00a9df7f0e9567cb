import type { NetworkConfiguration } from '../contract/configuration/network-configuration.ts';
import type { Wire, Wiring } from './wiring/wiring.ts';

/** Promised flows with a host that has no link left: no design could carry them. */
export function cutOffFlows(
  { flows }: NetworkConfiguration,
  { hosts }: Pick<Wiring, 'hosts'>,
  live: ReadonlySet<Wire>,
): string[] {
  const linked = new Set([...live].flatMap(({ a, b }) => [a.space, b.space]));
  const lacksLink = (host: string): boolean => {
    const space = hosts.get(host);
    return space !== undefined && !linked.has(space);
  };
  return flows.flatMap(({ id, expected, source, destination }) =>
    expected === 'pass' && [source, destination].some(lacksLink) ? [id] : [],
  );
}
