import type { Because } from '../../contract/because.ts';
import type { TopologyNode } from '../../contract/topology.ts';
import { assumptions, largeAccessModel, linkMbps } from '../assumptions.ts';
import { spread } from '../effective-sites.ts';
import { deviceName } from '../naming.ts';
import { serversStated, statedAt } from '../serves.ts';
import { ratio } from '../sizing/inside-rates.ts';
import { inRack } from './edge.ts';
import { type SiteContext, vlanIds } from './site-context.ts';

/** Servers that are not on an access switch: on the core, or on switches of their own below it. */
export function drawServers(context: SiteContext, cores: readonly TopologyNode[]): void {
  const { sized } = context;
  if (sized.site.servers === 0 || sized.servers.on === 'access') return;
  if (sized.servers.on === 'core') {
    for (const group of drawServerGroups(context, sized.site.servers)) attach(context, cores, group);
    return;
  }
  const rows = drawServerSwitches(context, cores);
  const groups = drawServerGroups(context, sized.site.servers, rows.length);
  groups.forEach((group, index) => {
    attach(context, rows[index % rows.length] ?? cores, group);
  });
}

/** One node a kind of server: those that the services name, and the rest; each `rows` times where rows are many. */
export function drawServerGroups(context: SiteContext, servers: number, rows = 1): TopologyNode[] {
  const { draft, sized, requirements } = context;
  if (servers === 0) return [];
  const named = requirements.services.onPremise.length <= servers ? requirements.services.onPremise : [];
  const kinds = [
    ...named.map((service) => serviceNames[service]),
    ...(servers > named.length ? ['servers'] : []),
  ];
  const others = servers - named.length;
  return kinds.flatMap((kind) =>
    spread(
      kind === 'servers' ? others : 1,
      Array.from({ length: rows }, () => 1),
    ).flatMap((quantity, row) => {
      if (quantity === 0) return [];
      const node = draft.node({
        type: 'server',
        layer: 'endpoint',
        label: `${sized.code} ${kind}${rows > 1 && kind === 'servers' ? ` row ${row + 1}` : ''}`,
        site: sized.site.name,
        quantity,
        because: {
          rule: 'Servers: as stated, the named services first',
          inputs: { site: sized.site.name, servers, services: named.length },
          arithmetic: `${quantity} of ${servers} servers, on the ${sized.servers.on === 'access' ? 'access switch' : sized.servers.on}`,
          serves: serversStated(requirements, sized.index, serviceOf(kind)),
        },
      });
      context.servers.push(node);
      return [node];
    }),
  );
}

const serviceNames = {
  erp: 'ERP server',
  crm: 'CRM server',
  fileserver: 'file server',
  email: 'mail server',
  database: 'database server',
} as const;

const serviceOf = (kind: string): string | undefined =>
  Object.entries(serviceNames).find(([, name]) => name === kind)?.[0];

/** Each server has one link to every switch of its row: two where there is a pair. */
function attach({ draft, vlans }: SiteContext, switches: readonly TopologyNode[], group: TopologyNode): void {
  for (const node of switches) {
    draft.link(
      { node, port: 'port', count: group.quantity },
      { node: group },
      {
        ...inRack,
        ...(group.quantity > 1 ? { label: `${group.quantity} ports` } : {}),
        bandwidthMbps: linkMbps.server,
        vlans: vlanIds(vlans, 'server'),
        because: {
          rule: 'Server links: 1:1, to both switches of a pair',
          inputs: { servers: group.quantity, switches: switches.length },
          arithmetic: `${group.quantity} × ${linkMbps.server / 1_000} Gbit/s to each of ${switches.length}`,
        },
      },
    );
  }
}

function drawServerSwitches(context: SiteContext, cores: readonly TopologyNode[]): TopologyNode[][] {
  const { draft, sized, managed, vlans, requirements } = context;
  const rows = sized.servers.switches / cores.length;
  const zone = sized.tiers === 'three tiers' ? sized.blocks.length : 0;
  const carried = vlans.filter(
    (vlan) => vlan.zone === zone && ['server', 'management'].includes(vlan.purpose),
  );
  const { count: uplinks, because } = serverUplinks(cores.length);
  const link = {
    ...inRack,
    type: 'trunk',
    ...(uplinks > 1 ? { label: `Bundle of ${uplinks} links` } : {}),
    bandwidthMbps: linkMbps.serverUplink,
    vlans: vlanIds(carried),
    lengthM: 10,
    because,
  } as const;
  return Array.from({ length: rows }, (_, row) =>
    cores.map((_, side) => {
      const node = draft.node({
        type: 'switch',
        layer: 'access',
        label: deviceName(sized.code, 'SRV', row * cores.length + side + 1),
        site: sized.site.name,
        ports: { total: 48 + 8, used: 0 },
        because: {
          rule: 'Server switches: a row for every 46 servers with growth, as wide as the core',
          inputs: { servers: sized.site.servers, coreSwitches: cores.length },
          arithmetic: `${rows} rows of ${cores.length} for ${sized.site.servers} servers`,
          serves: [statedAt(requirements, sized.index, 'servers')],
        },
      });
      managed.push({ node, vlans: carried });
      for (const core of cores) {
        draft.link(
          { node: core, port: 'port', count: uplinks },
          { node, port: 'uplink', count: uplinks },
          link,
        );
      }
      return node;
    }),
  );
}

/** Uplinks of a server switch to each core: within the ratio of a leaf with one of them failed. */
function serverUplinks(cores: number): { readonly count: number; readonly because: Because } {
  const most = assumptions.serverOversubscription;
  const down = largeAccessModel.usable * linkMbps.server;
  const count = Math.ceil((Math.ceil(down / most / linkMbps.serverUplink) + 1) / cores);
  const up = count * cores;
  const share = (links: number) => ratio(down / (links * linkMbps.serverUplink));
  return {
    count,
    because: {
      rule: `Server switches: uplinks to every core switch, at most ${most}:1 with one of them failed`,
      inputs: { coreSwitches: cores, uplinksToEach: count },
      arithmetic:
        `${largeAccessModel.usable} × ${linkMbps.server / 1_000} Gbit/s of ports / ${up} × ${linkMbps.serverUplink / 1_000} Gbit/s ` +
        `of uplinks = ${share(up)}; ${share(up - 1)} with one failed`,
    },
  };
}
