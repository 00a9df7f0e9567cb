import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { requirementsOf } from '../../../network/requirements-builder.ts';
import { openEngine } from '../../../support/open-engine.ts';
import { referenceNetwork } from '../../reference-networks.ts';
import { fortiosProblems } from './fortios-problems.ts';

const engine = await openEngine();

function composed(design: string, hostname: string) {
  const network = referenceNetwork(design);
  const device = network.devices.find((row) => row.hostname === hostname);
  if (!device) throw new Error(`${design} has no ${hostname}`);
  const { files, omissions } = composeDevice(engine, network, device, dialects.fortios);
  return { text: files[0]?.text ?? '', omissions };
}

describe('the structure of a configuration', () => {
  it.each([
    ['clinic', /./],
    ['municipality', /FW|CORE/],
    ['data-centre', /FW|-1$/],
    ['branch-bank', /HQ-FW|B01/],
    ['factory', /HQ-FW|RTR/],
  ])('holds for devices of %s', (design, hostnames) => {
    const network = referenceNetwork(design);
    const meant = network.devices.filter(({ hostname }) => hostnames.test(hostname));
    const problems = meant.flatMap((device) => {
      const [file] = composeDevice(engine, network, device, dialects.fortios).files;
      return fortiosProblems(file?.text ?? '').map((problem) => `${device.hostname}, ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  it.each([
    ['config system global\n', 'line 1: system global is not closed'],
    ['config a\nedit 1\nend\n', 'line 3: end inside of an entry, or of nothing'],
    ['next\n', 'line 1: next outside of an entry'],
    ['config system global\nset hostname "a\nend\n', 'line 2: a string without end'],
    ['config system zone\nedit a\nset interface\nnext\nend\n', 'line 3: interface is set to nothing'],
    ['config firewall policy\nedit 1\nset srcaddr b\nnext\nend\n', 'line 3: there is no address b yet'],
    [
      'config system zone\nedit a\nset interface vlan1\nnext\nend\n',
      'line 3: there is no interface vlan1 yet',
    ],
    [
      'config system interface\nedit port1\nset ip 10.0.0.1 255.255.255.0\nnext\nedit mgmt\nset ip 10.0.0.9 255.255.255.128\nnext\nend\n',
      'line 6: 10.0.0.9 overlaps with port1',
    ],
  ])('does not hold for %j', (text, problem) => {
    expect(fortiosProblems(text)[0]).toBe(problem);
  });
});

it.each([
  ['law-firm', 'HQ-FW-1', 'firewall'],
  ['own-as', 'HQ-RTR-1', 'router'],
])('%s %s is what its golden file says', async (design, hostname, name) => {
  await expect(composed(design, hostname).text).toMatchFileSnapshot(`./${name}.golden.cfg`);
});

it('makes a cluster of two chassis, and says what the second is given by hand', () => {
  const { text, omissions } = composed('clinic', 'CLI-FW');
  expect(text).toMatch(
    /config system ha\n {4}set group-id \d+\n {4}set group-name "CLI-FW"\n {4}set password "<secret:cluster_cli_fw_password>"\n {4}set mode a-p\n/,
  );
  expect(text).toMatch(/set hbdev "port\d+" 100 "port\d+" 50\n/);
  expect(text).toMatch(
    /edit "red1"\n {8}set vdom "root"\n {8}set type redundant\n {8}set member "x\d+" "x\d+"\n/,
  );
  expect(omissions.join('\n')).toContain('The second chassis is given its host name, priority');
});

it('lets access points of its maker join it where they are managed, and those of others nowhere', () => {
  const joined = (vendorPreference: string, nameOf: (name: string) => string = (name) => name) => {
    const requirements = requirementsOf({
      sites: [{ name: 'Leeds', kind: 'headquarters', wiredUsers: 20, wirelessUsers: 20 }],
      vendorPreference,
    });
    const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
    const answer = configureNetwork(graph, requirements, catalogue);
    if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
    const firewall = answer.network.devices.find(({ kind }) => kind === 'firewall');
    if (firewall === undefined) throw new Error('There is no firewall.');
    const policies = firewall.policies.map((rule) => ({
      ...rule,
      services: rule.services.map((service) => ({ ...service, name: nameOf(service.name) })),
    }));
    const [file] = composeDevice(engine, answer.network, { ...firewall, policies }, dialects.fortios).files;
    return [
      ...(file?.text ?? '').matchAll(/edit "(\S+)"\n(?: {8}(?!next).*\n)*? {8}set allowaccess .*fabric/g),
    ].map(([, name]) => name);
  };
  expect(joined('Fortinet')).toEqual(['loopback0', 'vlan10']);
  expect(joined('Fortinet', (name) => (name === 'FortiAP' ? 'Our access points' : name))).toEqual([
    'loopback0',
    'vlan10',
  ]);
  expect(joined('Ubiquiti', (name) => (name === 'SNMP' ? 'FortiAP' : name))).toEqual([]);
  expect(joined('Ubiquiti')).toEqual([]);
});

/** The text of the hub's firewall of a company that prefers FortiGates. */
function hubText(more: Partial<Parameters<typeof requirementsOf>[0]>): string {
  const requirements = requirementsOf({
    sites: [
      { name: 'HQ', kind: 'headquarters', wiredUsers: 220, wirelessUsers: 60, servers: 4 },
      { name: 'North', wiredUsers: 60, wirelessUsers: 20 },
    ],
    redundancy: { internet: true },
    vendorPreference: 'Fortinet',
    ...more,
  });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  const answer = configureNetwork(graph, requirements, catalogue);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  const firewall = answer.network.devices.find(({ id }) => id.startsWith('hq-fw'));
  if (firewall === undefined) throw new Error('There is no firewall.');
  return composeDevice(engine, answer.network, firewall, dialects.fortios).files[0]?.text ?? '';
}

/** Entries of a section, by their names, each as its lines. */
const entriesOf = (text: string, section: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (text.split(`config ${section}\n`)[1]?.split('\nend\n')[0] ?? '')
      .split(/\n {4}next\n?/)
      .flatMap((entry) => {
        const [, name] = /edit "?([^"\n]+)"?/.exec(entry) ?? [];
        return name === undefined ? [] : [[name, entry.split('\n').map((line) => line.trim())] as const];
      }),
  );

it('keeps the default by the second provider active, behind the first, so that sessions may begin there', () => {
  const defaults = [...entriesOf(hubText({}), 'router static').values()].filter((lines) =>
    lines.includes('set dst 0.0.0.0 0.0.0.0'),
  );
  expect(defaults.map((lines) => lines.filter((line) => /distance|priority/.test(line)))).toEqual([
    ['set distance 1'],
    ['set distance 1', 'set priority 11'],
  ]);
});

it('takes from each of two MPLS providers what the far site sends by it, whichever way leads back', () => {
  const unchecked = (text: string) =>
    [...entriesOf(text, 'system interface').values()].filter((lines) =>
      lines.includes('set src-check disable'),
    );
  const doubled = unchecked(hubText({ wan: { kind: 'mpls' }, redundancy: { internet: true } }));
  expect(doubled.map((lines) => lines.some((line) => /description "To MPLS provider/.test(line)))).toEqual([
    true,
    true,
  ]);
  expect(unchecked(hubText({}))).toEqual([]);
});

it('lets access points behind switches join it by the way that they come, and at the loopback that they are told', () => {
  const joined = [...entriesOf(hubText({ wan: { kind: 'mpls' } }), 'system interface')].filter(([, lines]) =>
    lines.some((line) => /^set allowaccess .* fabric/.test(line)),
  );
  const names = joined.map(([name]) => name);
  expect(names).toContain('loopback0');
  expect(joined.some(([, lines]) => lines.some((line) => /description "To HQ-CORE/.test(line)))).toBe(true);
  expect(joined.some(([, lines]) => lines.some((line) => /To Internet provider/.test(line)))).toBe(false);
});

/** The policies of a text that accept something, the one for tunnels' own packets apart. */
function accepting(text: string): string[] {
  const [, policies = ''] = text.split('\nconfig firewall policy\n');
  const [own = ''] = policies.split('\nend\n');
  return own
    .split(/\n {4}next\n?/)
    .filter((rule) => /set action accept/.test(rule) && !/edit 9001/.test(rule));
}

it('looks into all that it allows for what the design asks, on the way to web sites as well', () => {
  const rules = accepting(composed('law-firm', 'HQ-FW-1').text);
  expect(rules.length).toBeGreaterThan(5);
  for (const rule of rules) {
    expect(rule).toContain('set utm-status enable\n');
    expect(rule).toContain('set ips-sensor "default"');
    expect(rule).toContain('set av-profile "default"');
    expect(rule.includes('set webfilter-profile')).toBe(/-to-internet"/.test(rule));
  }
});

it('reports attacks alone where nothing is to be stopped, and looks for none where nothing asks', () => {
  for (const rule of accepting(composed('ot-cells', 'WOR-FW').text)) {
    expect(rule).toContain('set ips-sensor "all_default_pass"');
    expect(rule).not.toContain('av-profile');
  }
  const [basic] = referenceNetwork('stadium').devices.filter(({ kind }) => kind === 'firewall');
  expect(composed('stadium', basic?.hostname ?? '').text).not.toContain('utm-status');
});

it('lets administrators in from where they are only, the built-in one too', () => {
  const { text } = composed('clinic', 'CLI-FW');
  const [, accounts = ''] = text.split('\nconfig system admin\n');
  const [own = ''] = accounts.split('\nend\n');
  const names = [...own.matchAll(/^ {4}edit "(.+)"$/gm)].map(([, name]) => name);
  expect(names).toContain('admin');
  expect(own.match(/^ {8}set trusthost1 /gm)).toHaveLength(names.length);
});

it('is honest about switching', () => {
  const { text, omissions } = composed('start-up', 'HQ-F1-ACC-1');
  expect(text).toContain('config system virtual-switch\n');
  expect(omissions[0]).toMatch(/^A FortiGate is a gateway that switches by the way:/);
});

it('says that the Wi-Fi of the access points that it leads is set up by hand, with the VLANs that they bridge', () => {
  const requirements = requirementsOf({
    sites: [
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 20, wirelessUsers: 20, guests: 10 },
      { name: 'York', kind: 'branch', wiredUsers: 5 },
    ],
    vendorPreference: 'Fortinet',
  });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  const answer = configureNetwork(graph, requirements, catalogue);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  const byRadio = graph.edges.filter(({ type, source, target }) =>
    graph.nodes.some(
      ({ id, type: kind, site }) =>
        kind === 'accesspoint' && site === 'Leeds' && type === 'wireless' && [source, target].includes(id),
    ),
  );
  const bridged = [...new Set(byRadio.flatMap(({ vlans }) => vlans))].sort((a, b) => a - b);
  const saidBy = (site: string) =>
    answer.network.devices
      .filter((device) => device.site === site)
      .flatMap((device) => composeDevice(engine, answer.network, device, dialects.fortios).omissions)
      .filter((sentence) => sentence.includes('Wi-Fi is set up by hand'));
  const [said = '', ...others] = saidBy('Leeds');
  expect(others).toEqual([]);
  expect(bridged.length).toBeGreaterThan(1);
  expect([...said.matchAll(/VLAN (\d+) \(/g)].map(([, vlan]) => Number(vlan))).toEqual(bridged);
  expect(said).toMatch(/country, .*SSID .*802\.1X .*guests kept apart/);
  expect(saidBy('York')).toEqual([]);
});

it('is administered over IPv6 from nowhere where no administrator has an address of it', () => {
  const text = hubText({ ipScheme: { ipv6: true } });
  expect(text).toContain('set ip6-address');
  expect(text).not.toMatch(/set ip6-allowaccess .*(ssh|https|snmp)/);
  const accounts = [...entriesOf(text, 'system admin')];
  expect(accounts.length).toBeGreaterThan(1);
  for (const [name, lines] of accounts)
    expect([name, lines.some((line) => line.includes('set ip6-trusthost1 ::1/128'))]).toEqual([name, true]);
});

it('takes every port out of DHCP, with which no cluster forms', () => {
  const ports = [...entriesOf(hubText({}), 'system interface')].filter(([, lines]) =>
    lines.every((line) => !/set (type|interface|vlanid) /.test(line)),
  );
  expect(ports.length).toBeGreaterThan(2);
  for (const [name, lines] of ports)
    expect([name, lines.some((line) => line.includes('set mode static'))]).toEqual([name, true]);
});
