import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { cellText } from '#shared/network/control-plane/sections/cell.ts';
import { sectionsOfDevice } from '#shared/network/device-sections/device-sections.ts';
import { sectionsOfNetwork } from '#shared/network/device-sections/network-sections.ts';
import { portCsv } from '#shared/network/device-sections/port-csv.ts';
import { portRows } from '#shared/network/device-sections/port-rows.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

const requirements = requirementsOf({
  sites: [
    {
      name: 'Leeds',
      kind: 'headquarters',
      floors: 3,
      wiredUsers: 200,
      wirelessUsers: 150,
      phones: 120,
      servers: 6,
      publicServers: 2,
    },
    { name: 'York', wiredUsers: 20, wirelessUsers: 10 },
  ],
  redundancy: { internet: true, coreSwitching: true },
  vendorPreference: 'Arista',
});
const onMpls = requirementsOf({
  sites: [
    { name: 'Leeds', kind: 'headquarters', wiredUsers: 20 },
    { name: 'York', wiredUsers: 9 },
  ],
  wan: { kind: 'mpls' },
});
const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
const answer = configureNetwork(graph, requirements, catalogue);
if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
const { network } = answer;
const ports = portRows(network, graph, requirements, catalogue);

describe('the port table', () => {
  it('has each port of each chassis once, with all that its interfaces use', () => {
    const keys = ports.map(({ node, port }) => `${node} ${port}`);
    expect(new Set(keys).size).toBe(keys.length);
    const used = network.devices.flatMap(({ interfaces }) =>
      interfaces.flatMap((row) => row.ports.map(({ node, name }) => `${node} ${name.replace(/\.\d+$/, '')}`)),
    );
    expect(new Set(keys)).toEqual(new Set(used));
    const members = new Set(network.devices.flatMap((device) => device.members.map(({ node }) => node)));
    expect(new Set(ports.map(({ node }) => node))).toEqual(members);
  });

  it('says of a desk port its VLANs, power, authentication, outlet, cable and speed', () => {
    const desk = ports.find(({ mode, switchport }) => mode === 'access' && switchport?.voice !== undefined);
    expect(desk).toMatchObject({ status: 'up', poe: { class: 2, watts: 7 }, speedMbps: 1_000 });
    expect(desk?.switchport?.dot1x).not.toBe('none');
    expect(desk?.far?.place).toMatch(/^\w+-F\d-\d{3}$/);
    expect(desk?.far?.cable.label).toMatch(/-CU-\d{4}$/);
  });

  it('names the other end of every cable between two devices, from both of them', () => {
    const byKey = new Map(ports.map((row) => [`${row.node} ${row.port}`, row]));
    expect(network.cables.length).toBeGreaterThan(20);
    for (const { a, b } of network.cables) {
      for (const [own, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const far = byKey.get(`${own.node} ${own.name}`)?.far;
        expect(far?.node, `${own.node} ${own.name}`).toBe(other.node);
        expect(far?.place).toBe(other.name);
      }
    }
  });

  it('keeps what nothing uses: parked on a switch, down elsewhere', () => {
    const unused = ports.filter(({ mode }) => mode === 'unused');
    expect(unused.length).toBeGreaterThan(50);
    for (const { status, switchport, far } of unused) {
      expect(status).toBe(switchport === undefined ? 'down' : 'parked');
      expect(far).toBeUndefined();
    }
  });

  it('is a CSV of one line a port, each of as many cells as the heading', () => {
    const [head = '', ...lines] = portCsv(ports).trimEnd().split('\r\n');
    expect(lines).toHaveLength(ports.length);
    expect(head).toContain('Port,Status,Mode,Access VLAN,Voice VLAN,Native VLAN,Allowed VLANs');
    const first = lines.find((line) => !line.includes('"')) ?? '';
    expect(first.split(',')).toHaveLength(head.split(',').length);
  });
});

it('counts in plain words what protects a BGP session', () => {
  const devices = configureNetwork(
    planNetwork({ requirements: onMpls, devices: catalogue, assigned: [], today: '2026-11-21' }),
    onMpls,
    catalogue,
  );
  if (devices.kind === 'refused') throw new Error(JSON.stringify(devices.missing));
  const texts = sectionsOfNetwork(devices.network, (id) => ({ id, label: id }))
    .filter(({ id }) => id === 'device-bgp')
    .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(cellText)));
  expect(texts).toContain('at most 5,000 prefixes, TTL security, 1 hop');
});

describe('the configuration of a device as tables', () => {
  const sections = network.devices.flatMap((device) =>
    sectionsOfDevice(device, (id) => ({ id, label: id })).map((section) => ({ device, section })),
  );
  const textOf = (id: string) =>
    sections
      .filter(({ section }) => section.id === id)
      .flatMap(({ section }) => section.rows.map(({ cells }) => cells.map(cellText).join(' | ')))
      .join('\n');

  it('gives every line a cell for each column', () => {
    for (const { section } of sections) {
      for (const { cells } of section.rows) expect(cells).toHaveLength(section.columns.length);
    }
  });

  it('names each section and each column of a device once', () => {
    for (const device of network.devices) {
      const own = sections.filter((each) => each.device === device).map(({ section }) => section);
      expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
      for (const { columns } of own) expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length);
    }
  });

  it('shows tunnels with proposals and secrets by name, tracks with what follows them, timers and gateways', () => {
    expect(textOf('tunnels')).toMatch(/aes256gcm16-prfsha384-ecp384.*ipsec_\w+_key/);
    expect(textOf('tracks')).toMatch(/answers on .* \| Route to 0\.0\.0\.0\/0/);
    expect(textOf('ospf-interfaces')).toContain('1 / 4 s');
    expect(textOf('gateways')).toContain('1 s');
    expect(textOf('nat')).toContain('Source');
    expect(textOf('policies')).toMatch(/HTTPS \(TCP 443\)/);
    expect(textOf('services')).toContain('NTP');
    expect(textOf('spanning-tree')).toContain('Secondary root');
  });

  it('says the same of each line where they are tables of the whole network', () => {
    const whole = sectionsOfNetwork(network, (id) => ({ id, label: id }));
    expect(whole.length).toBeGreaterThan(5);
    for (const { columns, rows, title } of whole) {
      expect(columns.at(-1)?.label).toBe('Comes from');
      for (const { cells } of rows) {
        expect(cells).toHaveLength(columns.length);
        expect(cells.at(-1), title).not.toMatchObject({ elements: [] });
      }
    }
  });

  it('says of every address, route and tunnel which element of the plan it comes from', () => {
    const known = new Set([...graph.nodes, ...graph.edges, ...graph.subnets].map(({ id }) => id));
    const clusters = new Set(graph.nodes.flatMap(({ cluster }) => cluster ?? []));
    for (const { section } of sections.filter(({ section }) =>
      ['interfaces', 'static-routes', 'tunnels', 'gateways', 'nat'].includes(section.id),
    )) {
      for (const { cells } of section.rows) {
        const from = cells.at(-1);
        const ids = from?.kind === 'elements' ? from.elements.map(({ id }) => id) : [];
        expect(ids.length, section.title).toBeGreaterThan(0);
        for (const id of ids) expect(known.has(id) || clusters.has(id), id).toBe(true);
      }
    }
  });
});
