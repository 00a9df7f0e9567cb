import * as z from 'zod';
import { formatAddress, parseBlock } from '#shared/network/addressing/ipv4.ts';

/** What is read of a plan of version 3; whatever else there is stays as it was. */
const Node = z.looseObject({ id: z.string(), addresses: z.array(z.string()).default([]) });
const Edge = z.looseObject({ source: z.string(), target: z.string(), subnet: z.string().optional() });
type Edge = z.output<typeof Edge>;
const PlanOfVersion3 = z.looseObject({ nodes: z.array(Node), edges: z.array(Edge) });

/**
 * Version 3 stated the addresses of a /31 at its devices alone: not a provider's, and of a device at most 100. One end's
 * address gives the other's away.
 */
export function withLinkAddresses(plan: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { nodes, edges } = PlanOfVersion3.parse(plan);
  const addressesOf = new Map(nodes.map(({ id, addresses }) => [id, new Set(addresses)]));
  return {
    ...plan,
    edges: edges.map((edge) => {
      const addresses = addressesOn(edge, addressesOf);
      return addresses === undefined ? edge : { ...edge, addresses };
    }),
  };
}

function addressesOn(
  { subnet = '', source, target }: Edge,
  addressesOf: ReadonlyMap<string, ReadonlySet<string>>,
): { readonly source: string; readonly target: string } | undefined {
  if (!subnet.endsWith('/31')) return undefined;
  const { first } = parseBlock(subnet);
  const lower = `${formatAddress(first)}/31`;
  const upper = `${formatAddress(first + 1)}/31`;
  const [atSource, atTarget] = [addressesOf.get(source), addressesOf.get(target)];
  if (atSource?.has(lower) || atTarget?.has(upper)) return { source: lower, target: upper };
  if (atSource?.has(upper) || atTarget?.has(lower)) return { source: upper, target: lower };
  return undefined;
}
