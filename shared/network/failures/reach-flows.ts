import type {
  Flow,
  HostGroup,
  NetworkConfiguration,
} from '../../contract/configuration/network-configuration.ts';
import type { NetworkIndex } from '../graph/network-index.ts';

/**
 * What every group of people and servers has to reach: of the promised flows of its zone at its site one to each other
 * place there, at the hub and on the internet. What a site loses is its own loss and not that of the others. `from` names
 * the groups alone.
 */
export function reachFlows(
  { hosts, flows }: NetworkConfiguration,
  index: NetworkIndex,
  hub: string | undefined,
): Flow[] {
  const byId = new Map(hosts.map((host) => [host.id, host]));
  const isNear = (source: HostGroup, destination: string) => {
    const site = byId.get(destination)?.site;
    return site === undefined || site === source.site || site === hub;
  };
  const promised = new Map<string, Map<string, Flow>>();
  for (const flow of flows) {
    const source = byId.get(flow.source);
    if (source === undefined || flow.expected !== 'pass' || !isNear(source, flow.destination)) continue;
    const own = promised.get(placeOf(source)) ?? new Map<string, Flow>();
    promised.set(placeOf(source), own);
    if (!own.has(flow.destination)) own.set(flow.destination, flow);
  }
  return hosts.flatMap((host) => {
    const from = groupsOf(host, index);
    return [...(promised.get(placeOf(host))?.values() ?? [])].flatMap((flow) =>
      from.length === 0 || byId.get(flow.destination)?.subnet === host.subnet
        ? []
        : [{ ...flow, id: `${host.id} ${flow.id}`, source: host.id, from }],
    );
  });
}

const placeOf = ({ zone, site }: HostGroup): string => `${zone} ${site}`;

/** Who is in a host's VLAN there: those behind an access point or behind phones, else the host's own node. */
function groupsOf({ node, vlan }: HostGroup, { nodes, attachments }: NetworkIndex): string[] {
  const behind = (attachments.get(node) ?? []).flatMap(({ edge, other }) =>
    other.layer === 'endpoint' && vlan !== undefined && edge.vlans.includes(vlan) ? [other.id] : [],
  );
  if (behind.length > 0) return behind;
  return nodes.get(node)?.layer === 'endpoint' ? [node] : [];
}
