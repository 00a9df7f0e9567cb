import type { Subnet, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { subnetBlocks } from '#shared/network/addressing/subnet-blocks.ts';
import { cableKindNames } from '#shared/network/cables/cable-csv.ts';
import { cableSchedule } from '#shared/network/cables/cable-schedule.ts';
import { cableTotals } from '#shared/network/cables/cable-totals.ts';
import { linkRateText } from '#shared/network/graph/link-rate.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { isOfClients } from '#shared/network/vlans/clients.ts';
import type { Designed } from './design-document.ts';
import { count, list, named, table, together } from './markdown.ts';

/** Devices of one kind at one site. */
interface Post {
  readonly role: string;
  readonly model: string;
  readonly quantity: number;
  readonly status: string;
  readonly labels: readonly string[];
  readonly why: string;
}

/** What stands at each site and why; sites with the same devices stand together. */
export function devices({ graph, sites }: Designed): string {
  const alike = together(
    sites.map((site) => ({ site, posts: postsAt(graph.nodes.filter((node) => node.site === site)) })),
    ({ posts }) =>
      posts.map(({ role, model, quantity, status }) => `${role} ${model} ${quantity} ${status}`).join('; '),
  );
  return alike
    .map((group) => {
      const names = group.map(({ site }) => site);
      const heading = `### ${named(names, 4)}${names.length > 1 ? ` (${names.length} sites, each)` : ''}`;
      const rows = (group[0]?.posts ?? []).map(({ role, model, quantity, status, labels, why }) => [
        role,
        `${quantity} × ${model}${status}`,
        named(labels),
        why,
      ]);
      return `${heading}\n\n${table(['Role', 'Devices', 'Names', 'Why'], rows)}`;
    })
    .join('\n\n');
}

function postsAt(nodes: readonly TopologyNode[]): Post[] {
  const own = nodes.filter(({ type }) => type !== 'user' && type !== 'internet');
  return together(own, (node) => `${roleOf(node)} ${modelOf(node)} ${node.status}`).map((alike) => ({
    role: roleOf(alike[0]),
    model: modelOf(alike[0]),
    quantity: alike.reduce((sum, { quantity }) => sum + quantity, 0),
    status: alike[0]?.status === undefined ? '' : ` (${alike[0].status})`,
    labels: alike.map(({ label }) => label),
    why: [alike[0]?.because, alike[0]?.existing?.because].map(arithmeticOf).filter(Boolean).join('. '),
  }));
}

function roleOf(node: TopologyNode | undefined): string {
  const { type, layer, group } = node ?? {};
  if (group === 'wireless-controllers') return 'wireless controller';
  if (type === 'accesspoint') return 'access point';
  if (type !== 'switch') return type ?? '';
  return layer === 'core' || layer === 'distribution' ? `${layer} switch` : 'access switch';
}

const modelOf = (node: TopologyNode | undefined): string =>
  node?.model ? `${node.model.manufacturer} ${node.model.model}` : 'no model fits';

/** How the sites are joined and the switches stacked up, each kind of link once. */
export function links({ graph }: Designed): string {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const kindAt = (id: string) => {
    const node = nodes.get(id);
    return node?.type === 'internet' ? node.label : roleOf(node);
  };
  const between = graph.edges.filter((edge) =>
    [edge.source, edge.target].every(
      (id) => !['user', 'accesspoint', 'server'].includes(nodes.get(id)?.type ?? ''),
    ),
  );
  const words = (edge: TopologyEdge) => [
    [kindAt(edge.source), kindAt(edge.target)].join(' to '),
    edge.service ?? (edge.cable || edge.medium || ''),
    linkRateText(edge) ?? '',
    [...new Set([edge.optics?.source, edge.optics?.target])].filter(Boolean).join(' / '),
  ];
  const rows = together(between, (edge) => [...words(edge), edge.because?.rule].join('|')).map((alike) => {
    const [first] = alike;
    return first ? [...words(first), count(alike.length), arithmeticOf(first.because)] : [];
  });
  return table(['Link', 'Carried by', 'Rate', 'Transceivers', 'Links', 'Why'], rows);
}

/** Every VLAN and its subnet; sites whose VLANs are alike but for the addresses are described by the first of them. */
export function addressing({ graph, sites }: Designed): string {
  const at = (site: string) => graph.subnets.filter((subnet) => subnet.site === site);
  const summary = sites.map((site) => {
    const block = at(site).find(({ purpose }) => purpose === 'site');
    return [site, subnetBlocks(block ?? {}).join(' and ')];
  });
  const alike = together(sites, (site) => at(site).map(signature).join('; '));
  const tables = alike.map((group) => {
    const rows = at(group[0] ?? '')
      .filter(({ purpose }) => purpose !== 'site' && purpose !== 'transit' && purpose !== 'loopback')
      .map(rowOf);
    const others = group.length > 1 ? ` and, in its own block, each of ${group.length - 1} more` : '';
    return rows.length === 0 ? '' : `### ${group[0]}${others}\n\n${table(columns, rows)}`;
  });
  const pools = (['transit', 'loopback'] as const).flatMap((purpose) => {
    const own = graph.subnets.filter((subnet) => subnet.purpose === purpose);
    return own.length === 0
      ? []
      : `${poolWords(purpose, own)} (${count(own.length)}): ${named(own.flatMap((row) => subnetBlocks(row).slice(0, 1)))}`;
  });
  const blocks = summary.filter(([, cidr]) => cidr !== '');
  return [
    `One block a site: ${blocks
      .slice(0, 12)
      .map(([site, cidr]) => `${site} ${cidr}`)
      .join(', ')}${blocks.length > 12 ? ` and ${blocks.length - 12} more` : ''}.`,
    ...tables.filter((text) => text !== ''),
    list(pools),
  ].join('\n\n');
}

function poolWords(purpose: 'transit' | 'loopback', rows: readonly Subnet[]): string {
  const isIpv6Only = rows.every(({ cidr }) => cidr === undefined);
  if (purpose === 'transit') return `Links between routers, a ${isIpv6Only ? '/127' : '/31'} each`;
  return `Loopbacks, a ${isIpv6Only ? '/128' : '/32'} each`;
}

const columns = ['VLAN', 'Name', 'For', 'Subnet', 'Gateway', 'DHCP', 'Hosts'] as const;

const rowOf = ({
  vlan,
  name,
  purpose,
  cidr,
  gatewayIpv6 = '',
  gateway = cidr === undefined ? gatewayIpv6 : '',
  dhcp,
  hosts,
  ipv6,
  firstHop,
}: Subnet): string[] => [
  `${vlan ?? ''}`,
  name,
  purpose,
  subnetBlocks({ cidr, ipv6 }).join(', '),
  firstHop ? `${gateway} (VRRP ${firstHop.group})` : gateway,
  dhcp ? `${dhcp.from} – ${dhcp.to}` : cidr === undefined && isOfClients({ purpose }) ? 'SLAAC' : '',
  count(hosts),
];

const signature = ({ vlan, purpose, cidr, hosts }: Subnet): string =>
  `${vlan} ${purpose} ${cidr?.split('/')[1]} ${hosts}`;

export function cabling({ graph, requirements }: Designed): string {
  const totals = cableTotals(cableSchedule(graph, requirements));
  const rows = totals.cables.map(({ kind, cable = '', count: pieces, metres }) => [
    cableKindNames[kind],
    cable,
    count(pieces),
    metres > 0 ? `~${count(metres)} m` : '',
  ]);
  const optics = totals.transceivers.map(({ standard, count: pieces }) => `${count(pieces)} × ${standard}`);
  return [
    table(['Medium', 'Cable', 'Cables', 'Length'], rows),
    ...(optics.length > 0 ? [`Transceivers: ${optics.join(', ')}.`] : []),
  ].join('\n\n');
}
