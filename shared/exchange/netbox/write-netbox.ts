import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { writeCsv } from '../../equipment/csv-text.ts';
import { netboxSlug } from '../../equipment/netbox-slug.ts';
import { withoutPrefix } from '../../network/addressing/ipv4.ts';
import { subnetBlocks } from '../../network/addressing/subnet-blocks.ts';
import { type Cable, type CableEnd, cableSchedule } from '../../network/cables/cable-schedule.ts';
import { isDevice } from '../../network/graph/is-device.ts';
import { portsNamed } from '../../network/graph/port-range.ts';
import { devicesById } from '../../network/hardware/devices.ts';
import type { BundleFile } from '../../templates/bundle/bundle-file.ts';
import { type NetboxDevice, netboxDevices, roleColor } from './netbox-devices.ts';
import { NetboxInterfaces } from './netbox-interfaces.ts';
import { type NetboxRow, type NetboxTable, netboxColumns } from './netbox-rows.ts';
import { poweredInterfaces } from './powered-interfaces.ts';
import { uniqueName } from './unique-name.ts';

/**
 * A topology as the CSV files that NetBox 4.6 and later imports, numbered in the order in which it takes them. People, outlets and
 * providers are no devices there; cables to them are left out, their ports say what they lead to.
 *
 * @param models those of the topology that are known: they say how access points are powered
 */
export function writeNetbox(
  graph: Graph,
  requirements: Requirements,
  models: readonly Device[],
): BundleFile[] {
  const { devices, find } = netboxDevices(graph.nodes);
  const interfaces = new NetboxInterfaces(poweredInterfaces(graph, devicesById(models)));
  const cables = cableRows(graph, requirements, find, interfaces);
  const addresses = addressRows(graph, devices, interfaces);
  const sites = new Set(devices.map(({ site }) => site));
  const vlans = vlanRows(graph, sites);
  const tables: { readonly [Table in NetboxTable]: readonly NetboxRow<Table>[] } = {
    sites: unique(devices, ({ site }) => site).map(({ site }) => ({
      name: site,
      slug: netboxSlug(site),
      status: 'planned',
    })),
    manufacturers: unique(devices, ({ manufacturer }) => manufacturer).map(({ manufacturer }) => ({
      name: manufacturer,
      slug: netboxSlug(manufacturer),
    })),
    'device-types': unique(devices, typeKey).map(({ manufacturer, model, node }) => ({
      manufacturer,
      model,
      slug: netboxSlug(`${manufacturer}-${model}`),
      u_height: node.type === 'accesspoint' ? 0 : 1,
      part_number: node.model?.partNumber ?? '',
    })),
    'device-roles': unique(devices, ({ role }) => role).map(({ role, node }) => ({
      name: role,
      slug: netboxSlug(role),
      color: roleColor(node),
    })),
    devices: devices.map(({ name, role, manufacturer, model, site, node }) => ({
      name,
      role,
      manufacturer,
      device_type: model,
      status: node.status === 'kept' ? 'active' : 'planned',
      site,
      comments: node.floor === undefined ? '' : `Floor ${node.floor}`,
    })),
    'vlan-groups': [...new Set(vlans.map(({ group = '' }) => `${group}`))].map((name) => ({
      name,
      slug: netboxSlug(name),
      ...scopeOf(name),
    })),
    vlans,
    interfaces: interfaces.rows,
    prefixes: graph.subnets.flatMap(({ cidr, ipv6, site, vlan, purpose }) =>
      subnetBlocks(cidr === undefined ? { ipv6 } : { cidr }).map((prefix) => ({
        prefix,
        ...(vlan === undefined || !sites.has(site) ? {} : { vlan_site: site, vlan }),
        status: purpose === 'site' ? 'container' : 'active',
        ...(sites.has(site) ? scopeOf(site) : {}),
      })),
    ),
    'ip-addresses': addresses,
    cables,
  };
  return tableNames.map((table, index) => ({
    path: `${String(index + 1).padStart(2, '0')}-${table}.csv`,
    text: writeCsv([
      [...netboxColumns[table]],
      ...tables[table].map((row) => netboxColumns[table].map((column) => cellOf(row, column))),
    ]),
  }));
}

const tableNames = [
  'sites',
  'manufacturers',
  'device-types',
  'device-roles',
  'devices',
  'vlan-groups',
  'vlans',
  'interfaces',
  'prefixes',
  'ip-addresses',
  'cables',
] as const satisfies readonly NetboxTable[];

/** What belongs to a site. */
const scopeOf = (site: string) => ({ scope_type: 'dcim.site', scope_name: site });

const cellOf = (row: Readonly<Record<string, string | number | undefined>>, column: string): string =>
  `${row[column] ?? ''}`;

const typeKey = ({ manufacturer, model }: NetboxDevice): string => JSON.stringify([manufacturer, model]);

function unique<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}

type Find = ReturnType<typeof netboxDevices>['find'];

function cableRows(
  graph: Graph,
  requirements: Requirements,
  find: Find,
  interfaces: NetboxInterfaces,
): NetboxRow<'cables'>[] {
  const edges = new Map(graph.edges.map((edge) => [edge.id, edge]));
  const rows: NetboxRow<'cables'>[] = [];
  for (const cable of cableSchedule(graph, requirements)) {
    const edge = edges.get(cable.edge);
    if (edge === undefined) continue;
    const plug = (end: CableEnd, far: CableEnd) => {
      const device = find(end.node, end.device);
      return device && { device, name: interfaces.ofCable(device, end, far, cable, edge) };
    };
    const [a, b] = [plug(cable.from, cable.to), plug(cable.to, cable.from)];
    if (a === undefined || b === undefined) continue;
    rows.push({
      ...sideOf('a', a.device, a.name),
      ...sideOf('b', b.device, b.name),
      type: cableType(cable),
      status: 'planned',
      ...(cable.lengthM === undefined ? {} : { length: Math.round(cable.lengthM), length_unit: 'm' }),
      label: cable.label,
      description: cable.cable ?? '',
    });
  }
  return rows;
}

function sideOf<Side extends 'a' | 'b'>(
  side: Side,
  { site, name }: NetboxDevice,
  port: string,
): NetboxRow<'cables'> {
  return side === 'a'
    ? { side_a_site: site, side_a_device: name, side_a_type: 'dcim.interface', side_a_name: port }
    : { side_b_site: site, side_b_device: name, side_b_type: 'dcim.interface', side_b_name: port };
}

/** NetBox's types of cables, by what the schedule orders. */
function cableType({ kind, cable = '' }: Cable): string {
  if (kind === 'twinax') return 'dac-passive';
  if (kind === 'active-optical') return 'aoc';
  if (kind === 'fibre') return /OS2/.test(cable) ? 'smf-os2' : /OM3/.test(cable) ? 'mmf-om3' : 'mmf-om4';
  if (kind === 'copper') return /6A/.test(cable) ? 'cat6a' : /Cat ?6/.test(cable) ? 'cat6' : 'cat5e';
  return '';
}

/** VLANs of each site: those with a subnet by its name, others that links carry by their number. A group has each name once. */
function vlanRows({ nodes, edges, subnets }: Graph, sites: ReadonlySet<string>): NetboxRow<'vlans'>[] {
  const names = new Map<string, string>();
  for (const { site, vlan, name } of subnets) {
    const key = JSON.stringify([site, vlan]);
    if (vlan !== undefined && sites.has(site) && !names.has(key)) names.set(key, name);
  }
  const siteOf = new Map(nodes.map(({ id, site }) => [id, site]));
  for (const { source, target, vlans } of edges) {
    for (const site of [siteOf.get(source), siteOf.get(target)]) {
      if (site === undefined || !sites.has(site)) continue;
      for (const vlan of vlans) {
        const key = JSON.stringify([site, vlan]);
        if (!names.has(key)) names.set(key, `VLAN ${vlan}`);
      }
    }
  }
  const taken = new Map([...sites].map((site) => [site, new Set<string>()]));
  return [...names].map(([key, name]) => {
    const [site, vid]: [string, number] = JSON.parse(key);
    return { site, group: site, vid, name: uniqueName(name, taken.get(site) ?? new Set()), status: 'active' };
  });
}

/**
 * Addresses of devices: those of links on their ports, the rest on an interface that is none of a plug. The members of a
 * cluster or a stack share theirs, which NetBox lists once, at the member whose port has it.
 */
function addressRows(
  { nodes, edges, subnets }: Graph,
  devices: readonly NetboxDevice[],
  interfaces: NetboxInterfaces,
): NetboxRow<'ip-addresses'>[] {
  const first = new Map(devices.toReversed().map((device) => [device.node.id, device]));
  const vlans = new Map(
    subnets.flatMap(({ vlan, gateway, firstHop }) =>
      vlan === undefined
        ? []
        : [gateway, ...(firstHop?.members ?? []).map(({ address }) => address)].map(
            (address) => [address, vlan] as const,
          ),
    ),
  );
  const onPort = new Map<string, string>();
  const plugged = new Map<string, string>();
  for (const edge of edges) {
    for (const [node, address, port] of [
      [edge.source, edge.addresses?.source ?? edge.ipv6?.source, edge.sourcePort],
      [edge.target, edge.addresses?.target ?? edge.ipv6?.target, edge.targetPort],
    ] as const) {
      const [name] = port === undefined ? [] : portsNamed(port);
      if (address === undefined || name === undefined) continue;
      onPort.set(JSON.stringify([node, address]), edge.aggregate ?? name);
      plugged.set(address, node);
    }
  }
  const listed = new Set<string>();
  return nodes.filter(isDevice).flatMap((node: TopologyNode) => {
    const own = first.get(node.id);
    if (own === undefined || node.quantity > 1) return [];
    return node.addresses.flatMap((address, index): NetboxRow<'ip-addresses'>[] => {
      if (listed.has(address)) return [];
      listed.add(address);
      const isHere = onPort.has(JSON.stringify([node.id, address]));
      const device = (isHere ? undefined : first.get(plugged.get(address) ?? '')) ?? own;
      const vlan = vlans.get(withoutPrefix(address));
      const name =
        onPort.get(JSON.stringify([device.node.id, address])) ??
        (vlan !== undefined ? `VLAN ${vlan}` : address.endsWith('/32') ? 'Loopback 0' : 'Management');
      return [
        {
          address,
          status: 'active',
          device: device.name,
          interface: interfaces.virtual(device, name),
          is_primary: index === 0 && device === own ? 'true' : '',
        },
      ];
    });
  });
}
