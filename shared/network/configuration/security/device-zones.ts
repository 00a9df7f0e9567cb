import type { PolicyRule, Service, Zone } from '../../../contract/configuration/security.ts';
import type { ControlPlane } from '../../../contract/control-plane.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { cutText } from '../../../vocabulary/cut-text.ts';
import { subnetBlocks } from '../../addressing/subnet-blocks.ts';
import { servicesNamed } from '../services/known-services.ts';
import { fromElements } from '../view/from-elements.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import type { NetworkView } from '../view/network-view.ts';

/** The zone that a subnet belongs to: its purpose, or the segment that is kept apart; loopbacks are management. */
export const zoneOf = ({ purpose, zone }: Subnet): string =>
  zone ?? (purpose === 'loopback' ? 'management' : purpose);

/** The subnets of each zone: those of VLANs, loopbacks, and the pool of remote access. */
export const zoneMembers = (subnets: readonly Subnet[]): Map<string, Subnet[]> =>
  Map.groupBy(
    subnets.filter(
      ({ vlan, purpose }) => vlan !== undefined || purpose === 'loopback' || purpose === 'remote-access',
    ),
    zoneOf,
  );

const everything = ['0.0.0.0/0', '::/0'];

/** Zones of the whole network by their subnets: what is in none of them is the internet. The longest prefix decides. */
export function zonesOf({ graph }: NetworkView): Zone[] {
  const inside = [...zoneMembers(graph.subnets)].map(([name, own]) => ({
    name,
    interfaces: [],
    prefixes: own.flatMap(subnetBlocks),
    from: own.map(({ id }) => id),
  }));
  const providers = graph.nodes.flatMap(({ id, type }) => (type === 'internet' ? [id] : []));
  // Where no provider is drawn, it is what all that is inside leaves over.
  const from = providers.length > 0 ? providers : fromElements(graph.subnets.map(({ id }) => id));
  return [...inside, { name: 'internet', interfaces: [], prefixes: everything, from }];
}

/** Who may begin what, in the order in which it is decided. */
export function policyRules(
  stated: ControlPlane['policies'],
  view: NetworkView,
  missing: MissingFacts,
): PolicyRule[] {
  return stated.map((policy, index) => ({
    name: cutText(`${index + 1}-${policy.from}-to-${policy.to}`, 100),
    fromZone: policy.from,
    toZone: policy.to,
    sources: policy.sources ?? [],
    destinations: policy.destinations ?? [],
    services: servicesOf(policy, missing),
    action: policy.action,
    isLogged: policy.action === 'deny',
    from: subnetsOf(policy, view),
  }));
}

const servicesOf = (
  { services, from, to }: ControlPlane['policies'][number],
  missing: MissingFacts,
): Service[] =>
  services.flatMap((name) => missing.need(servicesNamed(name), `${from} to ${to}`, `ports of ${name}`) ?? []);

/** The first subnets that a policy is about: enough to find it by. */
function subnetsOf({ from, to }: ControlPlane['policies'][number], { graph }: NetworkView): string[] {
  const rows = graph.subnets.filter((subnet) => {
    const zone = zoneOf(subnet);
    return zone === from || zone === to;
  });
  return fromElements((rows.length > 0 ? rows : graph.subnets).map(({ id }) => id));
}
