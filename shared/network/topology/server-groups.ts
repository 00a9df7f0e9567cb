import type { TopologyNode } from '../../contract/topology-items.ts';
import type { NodeGroup } from '../../contract/topology-kinds.ts';
import { groupName, pluralOfGroup } from '../../vocabulary/fields/node-groups.ts';
import { because } from '../reasons/because.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import { serversStated } from '../requirements/serves.ts';
import type { PlannedVlan } from '../vlans/vlan-plan.ts';
import { inRack } from './edge.ts';
import type { SiteContext } from './site-context.ts';

/**
 * One node a kind of server: those that the services name first, and the rest; `row` is named where there are several.
 */
export function drawServerGroups(
  context: SiteContext,
  servers: number,
  vlans: readonly PlannedVlan[],
  place: { readonly row: number; readonly rows: number } = { row: 0, rows: 1 },
): TopologyNode[] {
  const { draft, sized, requirements } = context;
  if (servers === 0) return [];
  const { row, rows } = place;
  const services = requirements.services.onPremise;
  // Where there are fewer servers than services, they share them.
  const isShared = services.length > sized.servers.inside;
  const named = isShared ? [] : services.filter((_, index) => index % rows === row);
  const others = servers - named.length;
  const groups = [
    ...named.map((service) => {
      const group = groupOfService[service];
      return { group, name: groupName(group, 1), quantity: 1, services: [service] };
    }),
    ...(others > 0
      ? [
          {
            group: 'servers' as const,
            name: rows > 1 ? `${pluralOfGroup('servers')} row ${row + 1}` : pluralOfGroup('servers'),
            quantity: others,
            services: isShared ? services : [],
          },
        ]
      : []),
  ];
  return groups.map(({ group, name, quantity, services: own }) => {
    const node = draft.node({
      type: 'server',
      layer: 'endpoint',
      group,
      label: `${sized.code} ${name}`,
      site: sized.site.name,
      quantity,
      because: because(
        'servers',
        { here: quantity, servers: sized.servers.inside, on: sized.servers.on },
        serversStated(requirements, sized.index, own),
      ),
    });
    context.servers.push({ node, vlans: vlans.filter(({ purpose }) => purpose === 'server') });
    return node;
  });
}

const groupOfService = {
  erp: 'erp-servers',
  crm: 'crm-servers',
  fileserver: 'file-servers',
  email: 'mail-servers',
  database: 'database-servers',
} as const satisfies Record<string, NodeGroup>;

/** Each server has one link to every switch of its row, of `mbps`: two where there is a pair. */
export function attachServers(
  { draft }: SiteContext,
  switches: readonly TopologyNode[],
  group: TopologyNode,
  vlans: number[],
  mbps: number = linkMbps.server,
): void {
  for (const node of switches) {
    draft.link(
      { node, port: 'port', count: group.quantity },
      { node: group },
      {
        ...inRack,
        ...(group.quantity > 1 ? { label: `${group.quantity} ports` } : {}),
        bandwidthMbps: mbps,
        medium: mbps > linkMbps.user ? 'fibre' : 'copper',
        vlans,
        because: because('server-links', { servers: group.quantity, switches: switches.length, mbps }),
      },
    );
  }
}
