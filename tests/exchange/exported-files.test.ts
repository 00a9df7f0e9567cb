import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { readCsv } from '#shared/equipment/csv-text.ts';
import { writeContainerlab } from '#shared/exchange/containerlab/write-containerlab.ts';
import { addressingCsv, deviceCsv, linkCsv } from '#shared/exchange/csv/element-csv.ts';
import { writeDrawio } from '#shared/exchange/drawio/write-drawio.ts';
import { writeMermaid } from '#shared/exchange/mermaid/write-mermaid.ts';
import { netboxColumns } from '#shared/exchange/netbox/netbox-rows.ts';
import { writeNetbox } from '#shared/exchange/netbox/write-netbox.ts';
import { writeNetlab } from '#shared/exchange/netlab/write-netlab.ts';
import { readXml } from '#shared/exchange/xml/read-xml.ts';
import { descendantsOf } from '#shared/exchange/xml/xml-element.ts';
import { drawnLines } from '#web/features/topology/exchange/drawn-lines.ts';
import { exported } from './exported-plan.ts';

const { design, requirements } = exported;
const { graph } = design;

describe('a draw.io file', () => {
  const pages = [...descendantsOf(readXml(writeDrawio(design, drawnLines)), 'diagram')];

  it('has a page for the network and one for each site', () => {
    expect(pages.map(({ attributes }) => attributes.get('name'))).toEqual([
      design.name,
      'Headquarters',
      'Branch North',
      'Branch South',
    ]);
  });

  it('has ids that are unique on a page, parents and ends that exist, and a geometry for everything drawn', () => {
    for (const page of pages) {
      const elements = [...descendantsOf(page, 'mxCell'), ...descendantsOf(page, 'object')];
      const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      for (const cell of descendantsOf(page, 'mxCell')) {
        for (const end of ['parent', 'source', 'target']) {
          const named = cell.attributes.get(end);
          if (named !== undefined) expect(ids).toContain(named);
        }
        const isDrawn = cell.attributes.has('vertex') || cell.attributes.has('edge');
        expect(cell.children.some(({ name }) => name === 'mxGeometry')).toBe(isDrawn);
      }
    }
  });
});

describe('labs', () => {
  it('of containerlab have names and links that it takes, each interface once', () => {
    const { name, topology } = parse(writeContainerlab(design));
    expect(name).toMatch(/^[a-zA-Z0-9][a-zA-Z0-9-._]*$/);
    for (const node of Object.keys(topology.nodes)) expect(node).toMatch(/^[a-zA-Z0-9][a-zA-Z0-9-._]*$/);
    expect(Object.keys(topology).toSorted()).toEqual(['links', 'nodes']);
    for (const { kind, image } of Object.values<{ kind: string; image: string }>(topology.nodes))
      expect([kind, image]).toEqual([expect.any(String), expect.stringMatching(/.:./)]);
    const ends: string[] = topology.links.flatMap(({ endpoints }: { endpoints: string[] }) => endpoints);
    expect(new Set(ends).size).toBe(ends.length);
    for (const end of ends) expect(Object.keys(topology.nodes)).toContain(end.split(':')[0]);
  });

  it('of netlab have short names, and links between nodes that exist', () => {
    const topology = parse(writeNetlab(design));
    expect(topology).toMatchObject({ name: 'acme_sohne_h', provider: 'external', module: ['ospf', 'vlan'] });
    const names = Object.keys(topology.nodes);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9-]{0,15}$/);
    for (const { interfaces } of topology.links)
      for (const { node } of interfaces) expect(names).toContain(node);
  });
});

describe('the files for NetBox', () => {
  const tables = new Map(
    writeNetbox(graph, requirements, catalogue).map(({ path, text }) => {
      const [head = [], ...rows] = readCsv(text);
      return [
        path.replace(/^\d+-|\.csv$/g, ''),
        rows.map((row) => new Map(head.map((column, index) => [column, row[index] ?? '']))),
      ];
    }),
  );
  const column = (table: string, name: string) => (tables.get(table) ?? []).map((row) => row.get(name) ?? '');
  const pairs = (table: string, ...names: string[]) =>
    (tables.get(table) ?? []).map((row) => names.map((name) => row.get(name)).join(' | '));

  it('say which ports supply power and which take it, by the same type at both ends of a cable', () => {
    const poe = new Map(
      (tables.get('interfaces') ?? []).map((row) => [
        [row.get('device'), row.get('name')].join(' | '),
        [row.get('poe_mode'), row.get('poe_type')],
      ]),
    );
    const names = new Map<string | undefined, string>([
      ['802.3af', 'type1-ieee802.3af'],
      ['802.3at', 'type2-ieee802.3at'],
      ['802.3bt type 3', 'type3-ieee802.3bt'],
      ['802.3bt type 4', 'type4-ieee802.3bt'],
    ]);
    const points = graph.nodes.flatMap(({ type, label }) => (type === 'accesspoint' ? label : []));
    const cables = (tables.get('cables') ?? []).filter((row) =>
      points.includes(row.get('side_b_device') ?? ''),
    );
    expect(cables.length).toBeGreaterThan(0);
    for (const row of cables) {
      const at = (side: string) =>
        poe.get([row.get(`side_${side}_device`), row.get(`side_${side}_name`)].join(' | '));
      const [model] = catalogue.filter(
        ({ id }) => id === graph.nodes.find(({ label }) => label === row.get('side_b_device'))?.equipmentId,
      );
      expect(at('a')).toEqual(['pse', names.get(model?.specs.poeInput)]);
      expect(at('b')).toEqual(['pd', at('a')?.[1]]);
    }
    const routers = pairs('interfaces', 'device', 'poe_mode').filter((words) => /FW|RTR/.test(words));
    for (const words of routers) expect(words).toMatch(/ \| $/);
  });

  // From the forms of NetBox 4.6.8 (dcim and ipam, forms/bulk_import.py): a file with a column that its form lacks is refused whole.
  it('have the columns of its forms, and those that a form requires', () => {
    const forms: Readonly<Record<string, readonly [required: string, optional: string]>> = {
      sites: ['name slug status', ''],
      manufacturers: ['name slug', ''],
      'device-types': ['manufacturer model slug', 'part_number u_height'],
      'device-roles': ['name slug', 'parent color vm_role'],
      devices: [
        'role manufacturer device_type status site',
        'name platform serial asset_tag rack position face comments',
      ],
      'vlan-groups': ['name slug', 'scope_type scope_name vid_ranges'],
      vlans: ['vid name status', 'site group role'],
      interfaces: [
        'device name type',
        'lag enabled mtu description poe_mode poe_type mode vlan_group untagged_vlan tagged_vlans',
      ],
      prefixes: ['prefix status', 'vlan_group vlan_site vlan role scope_type scope_name'],
      'ip-addresses': ['address status', 'role device interface is_primary dns_name'],
      cables: [
        'side_a_type side_a_name side_b_type side_b_name',
        'side_a_site side_a_device side_b_site side_b_device type status label color length length_unit description',
      ],
    };
    expect([...tables.keys()]).toEqual(Object.keys(forms));
    for (const [table, [required, optional]] of Object.entries(forms)) {
      const columns = [...(tables.get(table)?.[0]?.keys() ?? [])];
      expect(columns, table).toEqual(expect.arrayContaining(required.split(' ')));
      expect(`${required} ${optional}`.split(' '), table).toEqual(expect.arrayContaining(columns));
    }
  });

  it('find each VLAN once, by its group, and each site by its name', () => {
    const numbers = pairs('vlans', 'group', 'vid');
    expect(numbers.length).toBeGreaterThan(new Set(column('vlans', 'vid')).size);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(pairs('vlans', 'group', 'name')).size).toBe(numbers.length);
    expect(new Set(pairs('vlans', 'site', 'vid'))).toEqual(new Set(numbers));
    expect(new Set(column('vlans', 'group'))).toEqual(new Set(column('vlan-groups', 'name')));
    const sites = [...column('sites', 'name'), ''];
    expect(sites).toEqual(expect.arrayContaining(column('vlan-groups', 'scope_name')));
    expect(sites).toEqual(expect.arrayContaining(column('prefixes', 'scope_name')));
    const inSites = pairs('prefixes', 'vlan_site', 'vlan').filter((pair) => pair !== ' | ');
    expect(inSites.length).toBeGreaterThan(0);
    expect(numbers).toEqual(expect.arrayContaining(inSites));
  });

  it('are in the order in which it imports them', () => {
    expect(writeNetbox(graph, requirements, catalogue).map(({ path }) => path)).toEqual(
      Object.keys(netboxColumns).map((table, index) => `${String(index + 1).padStart(2, '0')}-${table}.csv`),
    );
  });

  it('name only what an earlier file has created', () => {
    const known = (names: readonly string[], created: readonly string[]) =>
      expect(names.filter((name) => name !== '' && !created.includes(name))).toEqual([]);
    known(column('device-types', 'manufacturer'), column('manufacturers', 'name'));
    known(pairs('devices', 'manufacturer', 'device_type'), pairs('device-types', 'manufacturer', 'model'));
    known(column('devices', 'role'), column('device-roles', 'name'));
    known(column('devices', 'site'), column('sites', 'name'));
    known(column('interfaces', 'device'), column('devices', 'name'));
    known(column('interfaces', 'lag'), column('interfaces', 'name'));
    const siteOf = new Map(
      column('devices', 'name').map((name, row) => [name, column('devices', 'site')[row]]),
    );
    const carried = (tables.get('interfaces') ?? []).flatMap((row) =>
      [row.get('untagged_vlan') ?? '', ...(row.get('tagged_vlans') ?? '').split(',')]
        .filter((vlan) => vlan !== '')
        .map((vlan) => {
          expect(row.get('vlan_group')).toBe(siteOf.get(row.get('device') ?? ''));
          return `${row.get('vlan_group')} | ${vlan}`;
        }),
    );
    known(carried, pairs('vlans', 'group', 'vid'));
    expect(carried.length).toBeGreaterThan(0);
    const order = [...tables.keys()];
    expect(order.indexOf('vlans')).toBeLessThan(order.indexOf('interfaces'));
    known(pairs('ip-addresses', 'device', 'interface'), pairs('interfaces', 'device', 'name'));
    for (const side of ['a', 'b'])
      known(
        pairs('cables', `side_${side}_device`, `side_${side}_name`),
        pairs('interfaces', 'device', 'name'),
      );
  });

  it('have the gateway of each VLAN on its interface, and the addresses of links on the ports of their ends', () => {
    const interfaceOf = new Map(
      column('ip-addresses', 'address').map((address, row) => [
        address.split('/')[0],
        column('ip-addresses', 'interface')[row],
      ]),
    );
    const gateways = graph.subnets.filter(
      ({ vlan, gateway }) => vlan !== undefined && interfaceOf.has(gateway),
    );
    expect(gateways.length).toBeGreaterThan(0);
    for (const { vlan, gateway } of gateways) expect(interfaceOf.get(gateway)).toBe(`VLAN ${vlan}`);
    const linked = graph.edges.flatMap(({ addresses, sourcePort, targetPort }) => [
      ...(sourcePort === undefined ? [] : [addresses?.source]),
      ...(targetPort === undefined ? [] : [addresses?.target]),
    ]);
    const places = linked.map((address) => interfaceOf.get(address?.split('/')[0]));
    expect(places.some((place) => place !== undefined)).toBe(true);
    expect(places).not.toContain('Management');
  });

  it('plug no port twice, and name no device twice', () => {
    const ends = ['a', 'b'].flatMap((side) => pairs('cables', `side_${side}_device`, `side_${side}_name`));
    expect(new Set(ends).size).toBe(ends.length);
    expect(new Set(column('devices', 'name')).size).toBe(column('devices', 'name').length);
  });
});

describe('texts', () => {
  it('of Mermaid close every subgraph and name only nodes that they declare', () => {
    const lines = writeMermaid(design).split('\n');
    expect(lines.filter((line) => /^ {2}subgraph /.test(line))).toHaveLength(3);
    expect(lines.filter((line) => line === '  end')).toHaveLength(3);
    const declared = new Set(lines.flatMap((line) => /^\s+(n\d+)[[{>]/.exec(line)?.[1] ?? []));
    expect(declared.size).toBe(graph.nodes.length);
    const links = lines.flatMap((line) => /^ {2}(n\d+) [-=.]{3}(?:\|"[^"]*"\|)? (n\d+)$/.exec(line) ?? []);
    expect(links).toHaveLength(3 * graph.edges.length);
  });

  it('of tables have a row for each element', () => {
    expect(readCsv(deviceCsv(graph))).toHaveLength(graph.nodes.length + 1);
    expect(readCsv(linkCsv(graph))).toHaveLength(graph.edges.length + 1);
    expect(readCsv(addressingCsv(graph))).toHaveLength(graph.subnets.length + 1);
  });
});
