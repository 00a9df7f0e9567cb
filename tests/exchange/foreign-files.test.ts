import { crc32, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { planSchemaVersion } from '#shared/contract/plan-schema-version.ts';
import { topologyLimits } from '#shared/contract/topology-limits.ts';
import { kindsOf } from '#shared/exchange/read/kinds-of.ts';
import { toGraph } from '#shared/exchange/read/to-graph.ts';
import { UnreadableFile } from '#shared/exchange/read/unreadable-file.ts';
import { type ReadFiles, readFiles } from '#shared/exchange/read-files.ts';

const read = (text: string, name = 'file'): ReadFiles => readFiles([{ name, bytes: strToU8(text) }]);

const drawioPage = `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>
  <mxCell id="c" value="Berlin" style="swimlane;html=1;" vertex="1" parent="1"><mxGeometry x="100" y="50" width="400" height="300" as="geometry"/></mxCell>
  <mxCell id="2" value="&lt;b&gt;R1&lt;/b&gt;&lt;br&gt;core &amp;amp; edge" style="shape=mxgraph.cisco.routers.router;html=1;" vertex="1" parent="c"><mxGeometry x="10" y="20" width="40" height="40" as="geometry"/></mxCell>
  <mxCell id="3" value="ACC-1" style="image;image=img/lib/cisco/switches/workgroup_switch.svg" vertex="1" parent="1"><mxGeometry x="600" y="20" width="40" height="40" as="geometry"/></mxCell>
  <mxCell id="t" value="Draft of May&lt;div&gt;for &amp;lt;review&amp;gt;&lt;/div&gt;" style="text;html=1;" vertex="1" parent="1"><mxGeometry x="40" y="600" width="120" height="60" as="geometry"/></mxCell>
  <mxCell id="t2" value="" style="text;html=1;" vertex="1" parent="1"><mxGeometry as="geometry"/></mxCell>
  <mxCell id="4" style="endArrow=none;" edge="1" parent="1" source="2" target="3"><mxGeometry relative="1" as="geometry"/></mxCell>
  <mxCell id="5" value="10G" style="edgeLabel;html=1;" vertex="1" parent="4"><mxGeometry relative="1" as="geometry"/></mxCell>
  <mxCell id="6" edge="1" parent="1" source="2" target="3"><mxGeometry relative="1" as="geometry"/></mxCell>
  <mxCell id="7" edge="1" parent="1" source="3"><mxGeometry relative="1" as="geometry"/></mxCell>
</root></mxGraphModel>`;

describe('a drawing of draw.io', () => {
  const packed = deflateRawSync(encodeURIComponent(drawioPage)).toString('base64');

  it.each([
    ['as it is', drawioPage],
    ['in a file', `<mxfile><diagram name="Page-1">${drawioPage}</diagram></mxfile>`],
    ['compressed', `<mxfile><diagram name="Page-1">${packed}</diagram></mxfile>`],
  ])('is read %s: containers are sites, labels are text, an open end gets a node', (_, text) => {
    const { format, network } = read(text);
    expect(format).toBe('draw.io');
    const { nodes, edges, notes } = toGraph(network);
    expect(notes).toEqual([
      { id: 't', text: 'Draft of May\nfor <review>', position: { x: 100, y: 630 }, width: 120 },
    ]);
    expect(nodes).toMatchObject([
      { label: 'R1 core & edge', type: 'router', site: 'Berlin', position: { x: 130, y: 90 } },
      { label: 'ACC-1', type: 'switch', position: { x: 620, y: 40 } },
      { type: 'user' },
    ]);
    expect(edges).toMatchObject([
      { source: '2', target: '3', label: '10G' },
      { source: '2' },
      { source: '3' },
    ]);
    expect(network.findings.map(({ kind }) => kind).sort()).toEqual(['loose-end', 'parallel']);
  });

  it('keeps text boxes as notes, up to as many as a drawing has, and what stands on a link as its label', () => {
    const box = (id: number) =>
      `<mxCell id="n${id}" value="Note ${id}" style="text;html=1;" vertex="1" parent="1"><mxGeometry x="${id}" as="geometry"/></mxCell>`;
    const onLink =
      '<mxCell id="on" value="Leased" style="text;html=1;" vertex="1" parent="6"><mxGeometry relative="1" as="geometry"/></mxCell>';
    const boxes = Array.from({ length: topologyLimits.notes + 1 }, (_, id) => box(id)).join('');
    const { network } = read(drawioPage.replace('</root>', `${onLink}${boxes}</root>`));
    const { edges, notes = [] } = toGraph(network);
    expect(edges.map(({ label }) => label)).toContain('Leased');
    expect(notes).toHaveLength(topologyLimits.notes);
    expect(new Set(notes.map(({ id }) => id)).size).toBe(topologyLimits.notes);
    expect(network.findings.filter(({ kind }) => kind === 'not-understood')).toHaveLength(2);
  });
});

/** A drawing as people make them by hand: a rectangle behind devices without names, and lines that only touch them. */
const handDrawn = (() => {
  const shape = (id: string, value: string, style: string, [x, y, width, height]: readonly number[]) =>
    `<mxCell id="${id}" value="${value}" style="${style}" vertex="1" parent="1"><mxGeometry x="${x}" y="${y}" width="${width}" height="${height}" as="geometry"/></mxCell>`;
  const stencil = 'shape=mxgraph.cisco.switches.workgroup_switch;html=1;';
  const line = (id: string, ends: string, points: string) =>
    `<mxCell id="${id}" edge="1" parent="1" ${ends}><mxGeometry relative="1" as="geometry">${points}</mxGeometry></mxCell>`;
  return `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${[
    shape('f', 'Oslo', 'rounded=0;html=1;', [0, 0, 400, 300]),
    shape('in', 'Rack 2', 'rounded=1;html=1;', [150, 80, 240, 200]),
    shape('a', '', stencil, [20, 20, 60, 40]),
    shape('b', '', stencil, [200, 120, 60, 40]),
    shape('h', 'House', 'shape=mxgraph.cisco.buildings.generic_building;html=1;', [600, 20, 60, 60]),
    line('l1', 'source="a"', '<mxPoint x="205" y="165" as="targetPoint"/>'),
    line('l2', 'source="b" target="h"', ''),
    line('l3', 'source="b"', '<mxPoint x="500" y="500" as="targetPoint"/>'),
  ].join('')}</root></mxGraphModel>`;
})();

describe('a picture that draw.io saved with its diagram', () => {
  const file = `<mxfile><diagram name="Page-1">${drawioPage}</diagram></mxfile>`;
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const png = (type: string, ...data: (string | Uint8Array)[]) =>
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('tEXt', Buffer.from('Software\0something', 'latin1')),
      chunk(type, Buffer.concat(data.map((part) => Buffer.from(part)))),
      chunk('IEND', new Uint8Array()),
    ]);
  const attribute = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const doctype =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';

  it.each([
    [
      'an SVG with its document type',
      strToU8(
        `${doctype}<svg xmlns="http://www.w3.org/2000/svg" content="${attribute(file)}"><defs/><g/></svg>`,
      ),
    ],
    ['a PNG', png('tEXt', 'mxfile\0', encodeURIComponent(file))],
    [
      'a PNG of an old version',
      png('zTXt', 'mxGraphModel\0\0', deflateRawSync(encodeURIComponent(drawioPage).replaceAll('%20', '+'))),
    ],
  ])('is read as draw.io: %s', (_, bytes) => {
    const { format, network } = readFiles([{ name: 'plan.drawio', bytes }]);
    expect(format).toBe('draw.io');
    expect(toGraph(network)).toEqual(toGraph(read(drawioPage).network));
  });

  it('is no way around what an XML file may declare', () => {
    const picture = `<svg content="${attribute('<!DOCTYPE a [<!ENTITY b "c">]><mxfile/>')}"/>`;
    expect(() => read(picture)).toThrow('a picture only');
    const hidden = `<svg content="${attribute('<mxfile><!DOCTYPE a [<!ENTITY b "c">]></mxfile>')}"/>`;
    expect(() => read(hidden)).toThrow(UnreadableFile);
    const declared = doctype.replace('>', ' [<!ENTITY b "c">]>');
    expect(() => read(`${declared}<svg content="${attribute(file)}"/>`)).toThrow('declares a document type');
    expect(() => readFiles([{ name: 'a.png', bytes: png('tEXt', 'mxfile\0', 'no diagram') }])).toThrow(
      'a picture only',
    );
  });
});

describe('a drawing that was made by hand', () => {
  const { network } = read(handDrawn);

  it('has the devices that a rectangle lies behind at one place, and ties lines to what they touch', () => {
    const { nodes, edges } = toGraph(network);
    expect(nodes.map(({ label, site }) => [label, site])).toEqual([
      ['Workgroup switch 1', 'Oslo'],
      ['Workgroup switch 2', 'Rack 2'],
      ['House', undefined],
      ['Open end 1', undefined],
    ]);
    expect(edges.map(({ source, target }) => [source, target]).slice(0, 2)).toEqual([
      ['a', 'b'],
      ['b', 'h'],
    ]);
    expect(network.findings).toMatchObject([
      { kind: 'loose-end', subject: 'from Workgroup switch 2' },
      { kind: 'touching-end', subject: 'Workgroup switch 2' },
    ]);
  });

  it('has lines from a text left out as pointers, unless the text names a device, and open ends where they are drawn', () => {
    const cell = (id: string, value: string, style: string, x: number) =>
      `<mxCell id="${id}" value="${value}" style="${style}" vertex="1" parent="1"><mxGeometry x="${x}" y="-900" width="40" height="20" as="geometry"/></mxCell>`;
    const line = (id: string, ends: string, points = '') =>
      `<mxCell id="${id}" style="endArrow=classic;" ${ends} edge="1" parent="1"><mxGeometry relative="1" as="geometry">${points}</mxGeometry></mxCell>`;
    const { network } = read(`<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>
      ${cell('r', 'R1', 'shape=mxgraph.cisco.routers.router', 0)}${cell('n', 'To be replaced in May', 'text;html=1;', 200)}
      ${cell('i', 'Internet', 'text;html=1;', 400)}${line('a', 'source="n" target="r"')}${line('b', 'source="i" target="r"')}
      ${line('c', 'source="r"', '<mxPoint x="90" y="-500" as="targetPoint"/>')}</root></mxGraphModel>`);
    const { nodes, edges, notes } = toGraph(network);
    expect(nodes.map(({ label, type }) => [label, type])).toEqual([
      ['R1', 'router'],
      ['Internet', 'internet'],
      ['Open end 1', 'user'],
    ]);
    expect(nodes[2]?.position).toEqual({ x: 90, y: -500 });
    expect(edges.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(notes?.map(({ text }) => text)).toEqual(['To be replaced in May']);
    expect(network.findings).toContainEqual({ kind: 'pointer', subject: 'To be replaced in May' });
  });

  it('loses the kinds that a person leaves out, with their links, but never all', () => {
    const leaving = new Map(network.nodes.map(({ kind }) => [kind, 'left-out'] as const));
    const { nodes, edges } = toGraph(network, new Map([...leaving].slice(1)));
    expect(nodes.map(({ type }) => type)).toEqual(['switch', 'switch']);
    expect(edges).toHaveLength(1);
    expect(() => toGraph(network, leaving)).toThrow(UnreadableFile);
  });
});

describe('a graph of which a part has no places', () => {
  it('has what is linked to none of the rest beneath the drawing', () => {
    const { network } = read(`graph [ node [ id 0 label "A" graphics [ x 1000 y 2000 ] ]
      node [ id 1 label "B" graphics [ x 1200 y 2100 ] ] node [ id 2 label "C" ] node [ id 3 label "D" ]
      edge [ source 2 target 3 ] ]`);
    const places = toGraph(network).nodes.map(({ position }) => position);
    const [a, b, ...open] = places;
    for (const place of open) {
      expect(place?.y).toBeGreaterThan(b?.y ?? 0);
      expect(Math.abs((place?.x ?? 0) - (a?.x ?? 0))).toBeLessThan(400);
    }
  });
});

describe('a lab without places', () => {
  it('stands in the tiers that the names of its switches say', () => {
    const names = ['leaf1', 'leaf2', 'spine1', 'superspine1'];
    const lab = `topology:\n  nodes:\n${names.map((name) => `    ${name}: { kind: nokia_srlinux }\n`).join('')}`;
    const { nodes } = toGraph(read(lab).network);
    expect(nodes.map(({ layer }) => layer)).toEqual(['access', 'access', 'distribution', 'core']);
    const heights = nodes.map(({ position }) => position?.y ?? Number.NaN);
    expect(heights[3]).toBeLessThan(heights[2] ?? Number.NaN);
    expect(heights[2]).toBeLessThan(heights[0] ?? Number.NaN);
  });
});

describe('CSV files of NetBox', () => {
  const rows = (...lines: readonly string[]) => strToU8(lines.join('\n'));

  it.each([
    ['an older release', 'site,device_role,name,status,device_type,manufacturer'],
    ['its own list of devices', 'Site,Role,Name,Status,Type,Manufacturer'],
  ])('are read in any order of columns, with the names of %s', (_, head) => {
    const { network } = readFiles([
      {
        name: 'b.csv',
        bytes: rows('Device B,Termination B,Device A,Termination A', 'sw-1,Gi1/0/1,fw-1,port1'),
      },
      {
        name: 'a.csv',
        bytes: rows(
          head,
          'Bergen,Firewall,fw-1,Active,FG-100F,Fortinet',
          'Bergen,Access switch,sw-1,Active,C9200,Cisco',
        ),
      },
    ]);
    expect(toGraph(network)).toMatchObject({
      nodes: [
        {
          label: 'fw-1',
          type: 'firewall',
          site: 'Bergen',
          model: { manufacturer: 'Fortinet', model: 'FG-100F' },
        },
        { label: 'sw-1', type: 'switch', layer: 'access' },
      ],
      edges: [{ source: 'fw-1', sourcePort: 'port1', target: 'sw-1', targetPort: 'Gi1/0/1' }],
    });
  });
});

describe('what is mounted beside devices in NetBox', () => {
  const rows = (...lines: readonly string[]) => strToU8(lines.join('\n'));
  const files = [
    {
      name: 'devices.csv',
      bytes: rows(
        'name,role,manufacturer,device_type,site',
        'sw-1,Access switch,Cisco,C9200,Bergen',
        'ap-1,Access point,Cisco,C9120,Bergen',
        'ap-2,Access point,Cisco,C9120,Bergen',
        'pp-1,Patch panel,Panduit,CPP24,Bergen',
        'pp-2,Passive,Panduit,CPP24,Bergen',
        'ups-1,Power,APC,SMT1500,Bergen',
        'sw-ups-room,Infrastructure,Cisco,C9200,Bergen',
      ),
    },
    {
      name: 'cables.csv',
      bytes: rows(
        'side_a_device,side_a_name,side_b_device,side_b_name,length,length_unit,type',
        'sw-1,Gi1/0/1,pp-1,Front 01,2,m,cat6',
        'pp-1,Rear 1,ap-1,eth0,30,m,cat6',
        'sw-1,Gi1/0/2,pp-1,Front 2,2,m,cat6',
        'sw-1,PS1,ups-1,Outlet 1,1,m,',
        'sw-ups-room,PS1,ups-1,Outlet 2,1,m,',
        'sw-1,Gi1/0/3,ap-2,eth0,5,m,cat6',
      ),
    },
  ];

  it('is left out and reported, and a cable through a panel is one link', () => {
    const { network } = readFiles(files);
    expect(network.findings).toContainEqual({ kind: 'mounted', subject: 'pp-1' });
    expect(network.findings.filter(({ kind }) => kind === 'mounted').map(({ subject }) => subject)).toEqual([
      'pp-1',
      'ups-1',
    ]);
    const guesses = new Map(kindsOf(network).map(({ kind, guess }) => [kind, guess]));
    expect(guesses.get('Patch panel')).toBe('left-out');
    expect(guesses.get('Power')).toBe('left-out');
    expect(guesses.get('Infrastructure')).toBe('switch');
    const { nodes, edges } = toGraph(network);
    expect(nodes.map(({ label }) => label)).toEqual(['sw-1', 'ap-1', 'ap-2', 'pp-2', 'sw-ups-room']);
    expect(edges.map(({ sourcePort, targetPort, lengthM }) => [sourcePort, targetPort, lengthM])).toEqual([
      ['Gi1/0/1', 'eth0', 32],
      ['Gi1/0/3', 'eth0', 5],
    ]);
  });

  it('is what a person says that it is', () => {
    const { nodes, edges } = toGraph(readFiles(files).network, new Map([['Patch panel', 'switch']]));
    expect(nodes.find(({ label }) => label === 'pp-1')).toMatchObject({ type: 'switch' });
    expect(edges.filter(({ source, target }) => [source, target].includes('pp-1'))).toHaveLength(3);
  });
});

describe('interfaces, VLANs and prefixes of NetBox', () => {
  const file = (name: string, ...lines: readonly string[]) => ({ name, bytes: strToU8(lines.join('\n')) });
  const devices = file(
    'devices.csv',
    'name,role,manufacturer,device_type,site',
    'fw-1,Firewall,Fortinet,FG-100F,Bergen',
    'core-1,Core switch,Cisco,C9300,Bergen',
    'sw-1,Access switch,Cisco,C9200,Bergen',
  );
  const cables = file(
    'cables.csv',
    'side_a_device,side_a_name,side_b_device,side_b_name',
    'fw-1,port1,core-1,Te1/1/1',
    'core-1,Gi1/0/1,sw-1,Gi1/0/48',
  );
  const interfaces = file(
    'interfaces.csv',
    'device,name,type,mode,untagged_vlan,tagged_vlans,lag',
    'fw-1,port1,1000base-t,,,,',
    'core-1,Te1/1/1,10gbase-x-sfpp,,,,',
    'core-1,Gi1/0/1,1000base-t,tagged,10,"Voice, Guests (30)",Po1',
    'sw-1,Gi1/0/48,1000base-t,tagged,10,"20,30,40",Po1',
    'core-1,Vlan10,virtual,,,,',
  );
  const vlans = file('vlans.csv', 'site,vid,name', 'Bergen,10,Staff', 'Bergen,20,Voice', 'Bergen,30,Guests');
  const prefixes = file(
    'prefixes.csv',
    'prefix,vlan_site,vlan,status,scope_type,scope_name',
    '10.1.0.0/16,,,container,dcim.site,Bergen',
    '10.1.10.0/24,Bergen,10,active,dcim.site,Bergen',
    '2001:db8:10::/64,Bergen,10,active,dcim.site,Bergen',
    '10.1.20.0/24,Bergen,20,active,dcim.site,Bergen',
    '10.1.255.0/31,,,active,,',
    'not a prefix,,,,,',
  );
  const addresses = file(
    'addresses.csv',
    'address,device,interface',
    '10.1.10.1/24,core-1,Vlan10',
    '10.1.255.0/31,fw-1,port1',
    '10.1.255.1/31,core-1,Te1/1/1',
  );
  const { nodes, edges, subnets } = toGraph(
    readFiles([addresses, prefixes, vlans, interfaces, cables, devices]).network,
  );

  it('are what the cables carry: the VLANs of both ends, their aggregate, the lower rate, the addresses of a routed link', () => {
    expect(nodes).toHaveLength(3);
    expect(edges).toMatchObject([
      {
        vlans: [],
        bandwidthMbps: 1_000,
        subnet: '10.1.255.0/31',
        addresses: { source: '10.1.255.0/31', target: '10.1.255.1/31' },
      },
      { vlans: [10, 20, 30], bandwidthMbps: 1_000, aggregate: 'Po1' },
    ]);
    expect(edges[1]).not.toHaveProperty('subnet');
  });

  it('are the addressing plan, with what each prefix is for', () => {
    expect(subnets).toMatchObject([
      { site: 'Bergen', purpose: 'site', cidr: '10.1.0.0/16' },
      {
        name: 'Staff',
        purpose: 'data',
        vlan: 10,
        cidr: '10.1.10.0/24',
        ipv6: '2001:db8:10::/64',
        gateway: '10.1.10.1',
      },
      { name: 'Voice', purpose: 'voice', vlan: 20, cidr: '10.1.20.0/24' },
      { site: '', purpose: 'transit', cidr: '10.1.255.0/31' },
    ]);
    expect(subnets).toHaveLength(4);
  });
});

describe('a graph of others', () => {
  it('has the outermost of nested groups as its sites, unless it holds everything, and the ports of GraphML', () => {
    const group = (name: string, inner: string) =>
      `<node id="${name}" yfiles.foldertype="group"><graph>${inner}</graph></node>`;
    const node = (name: string) => `<node id="${name}"/>`;
    const graphml = (content: string) => `<graphml><graph>${content}</graph></graphml>`;
    const sites = `${group('Paris', `${group('Rack 1', node('sw-1'))}${node('fw-1')}`)}${group('Lyon', node('sw-2'))}`;
    const link = '<edge source="sw-1" target="fw-1" sourceport="xe-0/0/1" targetport="eth1"/>';
    for (const text of [graphml(sites + link), graphml(group('All of it', sites) + link)]) {
      const { nodes, edges } = toGraph(read(text).network);
      expect(nodes.map(({ label, site }) => [label, site])).toEqual([
        ['sw-1', 'Paris'],
        ['fw-1', 'Paris'],
        ['sw-2', 'Lyon'],
      ]);
      expect(edges).toMatchObject([{ sourcePort: 'xe-0/0/1', targetPort: 'eth1' }]);
    }
  });

  it('has labels, groups and places of yEd', () => {
    const { network } = read(`<?xml version="1.0"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml">
  <key id="d6" for="node" yfiles.type="nodegraphics"/><key id="d10" for="edge" yfiles.type="edgegraphics"/>
  <graph id="G" edgedefault="directed">
    <node id="n0" yfiles.foldertype="group"><data key="d6"><y:ProxyAutoBoundsNode><y:Realizers><y:GroupNode><y:NodeLabel>Paris</y:NodeLabel></y:GroupNode></y:Realizers></y:ProxyAutoBoundsNode></data>
      <graph id="n0:"><node id="n0::n0"><data key="d6"><y:ShapeNode><y:Geometry height="30" width="40" x="100" y="50"/><y:NodeLabel>FW-1<y:LabelModel/></y:NodeLabel></y:ShapeNode></data></node></graph></node>
    <node id="n1"><data key="d6"><y:ShapeNode><y:Geometry height="30" width="30" x="0" y="0"/><y:NodeLabel>Internet</y:NodeLabel></y:ShapeNode></data></node>
    <edge id="e0" source="n0::n0" target="n1"><data key="d10"><y:PolyLineEdge><y:EdgeLabel>200 Mbit/s</y:EdgeLabel></y:PolyLineEdge></data></edge>
  </graph></graphml>`);
    expect(toGraph(network)).toMatchObject({
      nodes: [
        { id: 'n0::n0', label: 'FW-1', type: 'firewall', site: 'Paris', position: { x: 120, y: 65 } },
        { label: 'Internet', type: 'internet' },
      ],
      edges: [{ source: 'n0::n0', target: 'n1', type: 'wan', label: '200 Mbit/s' }],
    });
  });

  it('has rates and places on earth of the Topology Zoo, as GML and as GraphML, with parallel links', () => {
    const gml = `graph [
  # a comment
  Network "Abilene"
  node [ id 0 label "New York" Longitude -74.0 Latitude 40.7 type "PoP router" ]
  node [ id 1 label "K&#246;ln" Longitude 6.9 Latitude 50.9 ]
  edge [ source 0 target 1 LinkSpeedRaw 10000000000.0 LinkLabel "OC-192" ]
  edge [ source 0 target 1 ]
  edge [ source 1 target 1 ]
]`;
    const { format, network } = read(gml);
    expect([format, network.name]).toEqual(['GML', 'Abilene']);
    const graph = toGraph(network, new Map([['', 'router']]));
    expect(graph).toMatchObject({
      nodes: [
        { label: 'New York', type: 'router', position: { x: -7400, y: -4070 } },
        { label: 'Köln', type: 'router' },
      ],
      edges: [{ bandwidthMbps: 10_000, label: 'OC-192' }, {}],
    });
    expect(graph.edges).toHaveLength(2);
    expect(network.findings.map(({ kind }) => kind)).toEqual(['parallel', 'loop']);
  });

  it('lists the kinds that it names, for a person to say what they are', () => {
    const { network } = read(`graph [ node [ id 0 label "A" type "flux" ] node [ id 1 label "B" type "flux" ]
      node [ id 2 label "core-rtr-1" ] node [ id 3 label "acc-sw-1" ] ]`);
    expect(kindsOf(network)).toEqual([
      { kind: 'flux', count: 2, examples: ['A', 'B'], guess: undefined, isByName: false },
      { kind: '', count: 2, examples: ['core-rtr-1', 'acc-sw-1'], guess: undefined, isByName: true },
    ]);
    const types = (chosen: Parameters<typeof toGraph>[1]) =>
      toGraph(network, chosen).nodes.map(({ type }) => type);
    expect(types(new Map())).toEqual(['switch', 'switch', 'router', 'switch']);
    expect(types(new Map([['flux', 'server']]))).toEqual(['server', 'server', 'router', 'switch']);
  });

  it('takes what is mounted in a rack beside its servers for none', () => {
    const { network } = read(`graph [ node [ id 0 label "A" type "rack.dell.power_strip" ]
      node [ id 1 label "B" type "rack.general.cat5e_patch_panel" ] node [ id 2 label "C" type "rack.dell.r730" ] ]`);
    expect(kindsOf(network).map(({ guess }) => guess)).toEqual(['left-out', 'left-out', 'server']);
  });
});

describe('a topology of containerlab', () => {
  it('has kinds from nodes, groups and defaults, and links of all its forms', () => {
    const { network } = read(`name: srl02
topology:
  defaults: { kind: linux }
  groups: { spines: { kind: nokia_srlinux } }
  nodes:
    spine-1: { group: spines }
    leaf-1: { kind: arista_ceos }
    client:
  links:
    - endpoints: ["spine-1:e1-1", "leaf-1:eth1"]
    - type: veth
      endpoints: [{ node: leaf-1, interface: eth2 }, { node: client, interface: eth1 }]
    - endpoints: ["leaf-1:eth9", "host:leaf1-eth9"]
    - endpoints: ["leaf-1:eth3", "ghost:eth1"]
    - { type: mystery }
`);
    expect(toGraph(network)).toMatchObject({
      nodes: [
        { label: 'spine-1', type: 'switch' },
        { label: 'leaf-1', type: 'switch' },
        { label: 'client', type: 'user' },
        { label: 'host', type: 'user' },
        { label: 'ghost' },
      ],
      edges: [
        { source: 'spine-1', sourcePort: 'e1-1', target: 'leaf-1', targetPort: 'eth1', type: 'trunk' },
        { source: 'leaf-1', target: 'client' },
        { target: 'host', targetPort: 'leaf1-eth9' },
        { target: 'ghost' },
      ],
    });
    expect(network.findings).toEqual([
      { kind: 'not-understood', subject: 'Link 5' },
      { kind: 'unknown-end', subject: 'ghost' },
    ]);
  });
});

describe('a file that cannot be read', () => {
  const bomb = (size: number) => deflateRawSync(Buffer.alloc(size, 'a'), { level: 1 }).toString('base64');
  it.each([
    ['nothing', '', 'The file is empty.'],
    ['prose', 'Dear sir', 'none of the formats'],
    ['other JSON', '{"nodes":[]}', 'not a topology of Netwright'],
    ['broken JSON', '{"format": "netwright-topology"', 'not valid JSON'],
    ['JSON of a later version', '{"format":"netwright-topology","schemaVersion":99}', 'has version 99'],
    [
      'JSON without links',
      `{"format":"netwright-topology","schemaVersion":${planSchemaVersion},"name":"A","nodes":[{"id":1}]}`,
      'schema: nodes[0].id must be text.',
    ],
    [
      'containerlab with a node that is a number',
      'topology: { nodes: { a: 5 } }',
      'topology.nodes.a must be',
    ],
    ['HTML', '<html><body/></html>', 'is a “html”'],
    ['entities', '<!DOCTYPE a [<!ENTITY b "c">]><mxfile/>', 'declares a document type'],
    ['unclosed XML', '<mxfile><diagram>', 'not well-formed XML'],
    ['deep XML', '<a>'.repeat(300), 'nested too deeply'],
    ['a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a picture only'],
    ['no nodes', '<graphml><graph/></graphml>', 'no nodes'],
    ['no graph', '<graphml/>', 'has no graph'],
    ['an open bracket', 'graph [ node [ id 0 ]', 'not closed'],
    ['broken YAML', 'topology:\n  nodes: [', 'not valid YAML'],
    [
      'a bomb of aliases',
      `a: &a [x,x,x,x,x,x,x,x,x,x]\n${'bcdefghi'
        .split('')
        .map((key, n) => `${key}: &${key} [${Array(10).fill(`*${'abcdefgh'[n]}`)}]\n`)
        .join('')}topology: { nodes: { a: *i } }`,
      'not valid YAML',
    ],
    [
      'a page that unpacks to 61 MB',
      `<mxfile><diagram>${bomb(61_000_000)}</diagram></mxfile>`,
      'unpacks to more',
    ],
    ['a damaged page', '<mxfile><diagram>AAAA%%</diagram></mxfile>', 'damaged'],
  ])('is refused with a sentence: %s', (_, text, sentence) => {
    const attempt = () => toGraph(read(text).network);
    expect(attempt).toThrow(UnreadableFile);
    expect(attempt).toThrow(sentence);
  });

  it('is refused as too large where a zip unpacks to more than can be read', () => {
    const zip = zipSync({ 'devices.csv': new Uint8Array(70_000_000) }, { level: 1 });
    expect(() => readFiles([{ name: 'bomb.zip', bytes: zip }])).toThrow(
      'The file unpacks to more than can be read here (60 MB).',
    );
  });

  it('may have names that JavaScript’s objects have, cells that are their own parents, and links that lead nowhere', () => {
    const { nodes, edges } = toGraph(
      read(
        'topology:\n  nodes:\n    __proto__: {kind: linux}\n    constructor: {kind: linux}\n    toString: {}\n  links:\n    - endpoints: ["__proto__:a", "constructor:b"]\n',
        'x.clab.yml',
      ).network,
    );
    const labels = new Map(nodes.map(({ id, label }) => [id, label]));
    expect([...labels.values()].toSorted()).toEqual(['__proto__', 'constructor', 'toString']);
    const ends = edges.map(({ source, target }) => [labels.get(source), labels.get(target)]);
    expect(ends).toEqual([['__proto__', 'constructor']]);
    const circular = ['a', 'b'].map(
      (id, at) => `<mxCell id="${id}" value="${id}" vertex="1" parent="${['b', 'a'][at]}"/>`,
    );
    const drawn = read(
      `<mxGraphModel><root><mxCell id="0" parent="0"/><mxCell id="1" parent="1"/>${circular.join('')}<mxCell id="e" edge="1" source="a" target="gone" parent="e"/></root></mxGraphModel>`,
    );
    expect(drawn.network.findings.length).toBeGreaterThan(0);
  });

  it('is refused with a sentence: CSV without devices, an empty zip, bytes', () => {
    expect(() => read('a,b\n1,2', 'x.csv')).toThrow('None of the CSV files lists devices');
    const zip = zipSync({ 'readme.txt': strToU8('hello') });
    expect(() => readFiles([{ name: 'x.zip', bytes: zip }])).toThrow('There are no CSV files in this zip');
    const visio = zipSync({ 'visio/pages/page1.xml': strToU8('<PageContents/>') });
    expect(() => readFiles([{ name: 'x.vsdx', bytes: visio }])).toThrow('a drawing of Visio');
    expect(() => readFiles([{ name: 'x', bytes: new Uint8Array([1, 0, 2]) }])).toThrow('not a text file');
  });
});
