import { describe, expect, it } from 'vitest';
import { Refusal } from '#shared/contract/errors.ts';
import type { Requirements, RequirementsInput, wanKinds } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { countDevices } from '#shared/network/graph/count-devices.ts';
import { internetIds } from '#shared/network/graph/wan-links.ts';
import { planTopology } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { reachableFrom } from './reachability.ts';
import { requirementsOf, threeSites } from './requirements-builder.ts';

const labels = (graph: Graph, pattern: RegExp) =>
  graph.nodes.map(({ label }) => label).filter((l) => pattern.test(l));
const plan = (graph: Graph, site: string) =>
  graph.subnets
    .filter((s) => s.site === site && s.vlan)
    .map((s) => `${s.vlan} ${s.name} ${s.cidr} for ${s.hosts}`);

describe('headquarters of 180 wired and 240 wireless users on 4 floors, and two branches of 25', () => {
  const graph = planTopology(threeSites());

  it('has one firewall a site, which ends its circuit, and a provider at headquarters', () => {
    expect(labels(graph, /^Internet|RTR|FW/)).toEqual(['HQ-FW-1', 'Internet', 'BN-FW-1', 'BS-FW-1']);
  });

  it('has a collapsed core pair at headquarters, and the branches’ one switch directly on the firewall', () => {
    expect(labels(graph, /CORE|DIST/)).toEqual(['HQ-CORE-1', 'HQ-CORE-2']);
    expect(labels(graph, /^B.*ACC/)).toEqual(['BN-F1-ACC-1', 'BS-F1-ACC-1']);
    const links = graph.edges.filter((edge) => edge.target === 'bn-f1-acc-1');
    expect(links.map(({ source, type, vlans }) => ({ source, type, vlans }))).toEqual([
      { source: 'bn-fw-1', type: 'trunk', vlans: [10, 100] },
    ]);
  });

  it('joins a branch’s switch by copper at the rate of its circuit, by 10G fibre where the circuit is faster', () => {
    const uplink = (wanMbps: number) => {
      const sites = [
        { name: 'Main', kind: 'headquarters' as const, wiredUsers: 100 },
        { name: 'Shop', wiredUsers: 4, wanMbps },
      ];
      const { edges } = planTopology(requirementsOf({ sites }));
      const link = edges.find(({ target }) => target === 'sho-f1-acc-1');
      return [link?.bandwidthMbps, link?.medium, arithmeticOf(link?.because)];
    };
    expect(uplink(100)).toEqual([
      1_000,
      'copper',
      'min(next rate from 100 Mbit/s of circuits, uplinks of 10 Gbit/s) = 1 Gbit/s',
    ]);
    expect(uplink(2_000).slice(0, 2)).toEqual([10_000, 'fibre']);
    expect(uplink(40_000).slice(0, 2)).toEqual([10_000, 'fibre']);
  });

  it('has two 48-port switches and seven access points a floor: 66 ports and 195 radio clients with 30 % growth', () => {
    expect(labels(graph, /HQ-F\d-ACC/)).toHaveLength(8);
    expect(labels(graph, /HQ-F\d-AP/)).toHaveLength(28);
    const access = graph.nodes.find(({ id }) => id === 'hq-f2-acc-1');
    expect(arithmeticOf(access?.because)).toBe(
      'ceil((45 wired × 1.3 + 7 access points) / 48 ports) = 2, with 2 ports of each kept free today; PoE (0 W × 1.3 + 210 W) / (740 W × 80 %) = 1',
    );
    expect(access?.ports).toEqual({ total: 52, used: 28 });
    const radio = graph.nodes.find(({ id }) => id === 'hq-f2-ap-1');
    expect(arithmeticOf(radio?.because)).toBe(
      'max(ceil(0 m² / 125), ceil((60 wireless × 2.5) devices × 1.3 / 30)) = 7',
    );
    expect(countDevices(graph)).toBe(47);
  });

  it('joins the core pair by two links, either of them fast enough for the crossing traffic', () => {
    const [peer, wayRound, ...others] = graph.edges.filter(
      ({ source, target }) => source === 'hq-core-1' && target === 'hq-core-2',
    );
    expect(others).toEqual([]);
    expect(wayRound).toMatchObject({ vlans: [], bandwidthMbps: 10_000, sourcePort: 'port 4' });
    expect(wayRound?.subnet).toMatch(/\/31$/);
    expect([peer?.sourcePort, peer?.targetPort, peer?.bandwidthMbps]).toEqual([
      'port 2-3',
      'port 2-3',
      10_000,
    ]);
    expect(arithmeticOf(peer?.because)).toBe(
      'with one switch cut off from above, half of the access layer crosses: 384 Gbit/s of ports / 20 / 2 = 9.6 Gbit/s, ' +
        'and at least an uplink of 10 Gbit/s: 2 × 10 Gbit/s; 3 VLANs, untagged frames go to the unused VLAN 999',
    );
  });

  it('allocates one block per site, largest first, and splits headquarters’ staff into a /24 on cables and one for the Wi-Fi of all floors', () => {
    const blocks = graph.subnets.filter((s) => s.purpose === 'site').map((s) => `${s.site} ${s.cidr}`);
    expect(blocks).toEqual([
      'Headquarters 10.0.0.0/21',
      'Branch North 10.0.8.0/24',
      'Branch South 10.0.9.0/24',
      'All sites 10.0.10.16/29',
      'All sites 10.0.10.0/28',
    ]);
    expect(plan(graph, 'Headquarters')).toEqual([
      '10 Management 10.0.5.0/26 for 36',
      '100 Data 10.0.4.0/24 for 234',
      '101 Data Wi-Fi 10.0.0.0/22 for 780',
    ]);
    expect(plan(graph, 'Branch South')).toEqual([
      '10 Management 10.0.9.128/28 for 3',
      '100 Data 10.0.9.0/25 for 62',
    ]);
  });

  it('has no path to the internet around a firewall', () => {
    const internet = [...internetIds(graph)];
    const firewalls = new Set(graph.nodes.filter(({ type }) => type === 'firewall').map(({ id }) => id));
    expect(reachableFrom(graph, internet, firewalls)).toEqual(new Set(internet));
  });

  it('doubles providers and firewalls where internet redundancy is required, and routers that announce', () => {
    const redundant = planTopology(threeSites({ redundancy: { internet: true } }));
    expect(labels(redundant, /^Internet/)).toEqual(['Internet provider 1', 'Internet provider 2']);
    expect(labels(redundant, /RTR/)).toEqual([]);
    expect(labels(redundant, /FW/)).toHaveLength(6);
    const ipScheme = { publicIPs: 256, asNumber: 65_551 };
    const announcing = planTopology(threeSites({ redundancy: { internet: true }, ipScheme }));
    expect(labels(announcing, /RTR/)).toEqual(['HQ-RTR-1', 'HQ-RTR-2']);
    expect(labels(announcing, /FW/)).toHaveLength(6);
  });
});

describe('the sites of a company are joined', () => {
  const joined = (kind: (typeof wanKinds)[number], more: Partial<RequirementsInput> = {}) =>
    planTopology(threeSites({ wan: { kind }, ...more }));
  const circuits = (graph: Graph) =>
    graph.edges
      .filter(({ type }) => type === 'wan')
      .map((e) => [e.service, e.source, e.target, e.sourcePort, e.targetPort, e.bandwidthMbps, e.subnet]);

  it('by an internet access at each branch, and a tunnel on it that takes a /31 and no port', () => {
    const graph = joined('internet-vpn');
    expect(circuits(graph)).toEqual([
      ['internet', 'internet', 'hq-fw-1', undefined, 'wan 1', 500, '192.0.2.0/31'],
      ['internet', 'internet', 'bn-fw-1', undefined, 'wan 1', 20, '192.0.2.2/31'],
      ['internet-vpn', 'hq-fw-1', 'bn-fw-1', 'tunnel 1', 'tunnel 1', 20, '10.0.10.6/31'],
      ['internet', 'internet', 'bs-fw-1', undefined, 'wan 1', 20, '192.0.2.4/31'],
      ['internet-vpn', 'hq-fw-1', 'bs-fw-1', 'tunnel 2', 'tunnel 1', 20, '10.0.10.8/31'],
    ]);
    expect(graph.nodes.find(({ id }) => id === 'bn-fw-1')?.ports?.used).toBe(2);
  });

  it('so that headquarters’ access carries the tunnels and everyone’s internet traffic', () => {
    const access = joined('internet-vpn').edges.find(({ target }) => target === 'hq-fw-1');
    expect(arithmeticOf(access?.because)).toBe(
      '240 people (180 wired, 240 wireless: the larger) × 1 Mbit/s × 1.3 + 20 that leave here (20 Mbit/s of the largest line) + 20 of tunnels = 352 Mbit/s; next rate on offer 500 Mbit/s; 200 Mbit/s up for the 186 Mbit/s that are sent',
    );
  });

  it('with all traffic through headquarters, except cloud services behind a branch’s own firewall', () => {
    const why = (graph: Graph) => graph.edges.find(({ service }) => service === 'internet-vpn')?.because;
    expect(arithmeticOf(why(joined('internet-vpn')))).toContain(
      'all traffic goes through the hub, so that it is inspected at one place',
    );
    const cloud = { services: { cloud: ['saas' as const] } };
    expect(why(joined('internet-vpn', cloud))?.inputs).toMatchObject({ internetAt: 'site' });
    const open = joined('internet-vpn', { ...cloud, securityRequirements: { firewall: 'none' } });
    expect(why(open)?.inputs).toMatchObject({ internetAt: 'hub' });
  });

  it('by routers where no firewall is required', () => {
    const open = joined('internet-vpn', { securityRequirements: { firewall: 'none' } });
    expect(labels(open, /RTR|FW/)).toEqual(['HQ-RTR-1', 'BN-RTR-1', 'BS-RTR-1']);
  });

  it('by a cluster, two providers and two tunnels where internet redundancy is required', () => {
    const graph = joined('internet-vpn', { redundancy: { internet: true } });
    expect(
      graph.edges
        .filter(({ target, type }) => target.startsWith('bn-fw') && type === 'wan')
        .map(({ source, target, circuit }) => [`${source} → ${target}`, circuit]),
    ).toEqual([
      ['internet-provider-1 → bn-fw-1', 'internet-provider-1--bn-fw-1'],
      ['internet-provider-1 → bn-fw-2', 'internet-provider-1--bn-fw-1'],
      ['hq-fw-1 → bn-fw-1', undefined],
      ['internet-provider-2 → bn-fw-1', 'internet-provider-2--bn-fw-1'],
      ['internet-provider-2 → bn-fw-2', 'internet-provider-2--bn-fw-1'],
      ['hq-fw-1 → bn-fw-1', undefined],
    ]);
  });

  it('by circuits of a provider of MPLS, which end on headquarters’ firewall and the branches’ routers', () => {
    const graph = joined('mpls');
    expect(labels(graph, /provider|RTR|FW/)).toEqual(['HQ-FW-1', 'BN-RTR-1', 'BS-RTR-1', 'MPLS provider']);
    expect(circuits(graph).slice(1)).toEqual([
      ['mpls', 'mpls-provider', 'hq-fw-1', undefined, 'circuit 1', 20, '10.0.10.6/31'],
      ['mpls', 'mpls-provider', 'bn-rtr-1', undefined, 'wan 1', 20, '10.0.10.8/31'],
      ['mpls', 'mpls-provider', 'bs-rtr-1', undefined, 'wan 1', 20, '10.0.10.10/31'],
    ]);
    expect([...internetIds(graph)]).toEqual(['internet']);
    const dual = joined('mpls', { redundancy: { internet: true } });
    expect(labels(dual, /MPLS/)).toEqual(['MPLS provider 1', 'MPLS provider 2']);
  });

  it('by leased lines to headquarters’ firewall on circuits of one port, each with a /31', () => {
    expect(circuits(joined('leased-line')).slice(1)).toEqual([
      ['leased-line', 'hq-fw-1', 'bn-rtr-1', 'line 1.1', 'wan 1', 20, '10.0.10.6/31'],
      ['leased-line', 'hq-fw-1', 'bs-rtr-1', 'line 1.2', 'wan 1', 20, '10.0.10.8/31'],
    ]);
  });

  it('by both leased lines of a site on ports of their own, where headquarters has one firewall', () => {
    const sites = [
      { name: 'Main', kind: 'headquarters' as const, wiredUsers: 60 },
      ...['East', 'West'].map((name) => ({ name, wiredUsers: 20, redundancy: 'link' as const })),
    ];
    const { edges } = planTopology(requirementsOf({ sites, wan: { kind: 'leased-line' } }));
    const lines = edges.filter(({ service }) => service === 'leased-line');
    expect(lines.map(({ sourcePort }) => sourcePort)).toEqual([
      'line 1.1',
      'line 2.1',
      'line 1.2',
      'line 2.2',
    ]);
  });

  it('by leased lines to the router of headquarters where there is no firewall', () => {
    const open = joined('leased-line', { securityRequirements: { firewall: 'none' } });
    const wan = open.edges.filter((edge) => edge.type === 'wan' && edge.source === 'hq-rtr-1');
    expect(wan.map(({ target }) => target)).toEqual(['bn-rtr-1', 'bs-rtr-1']);
  });

  it('by a leased line that is handed over to both members of headquarters’ cluster, on one port of the branch', () => {
    const lines = (redundancy: { coreSwitching: boolean; internet: boolean }) =>
      joined('leased-line', { redundancy })
        .edges.filter(({ target }) => target.startsWith('bn-rtr-'))
        .filter(({ service }) => service === 'leased-line')
        .map((e) => [e.source, e.sourcePort, e.target, e.targetPort, e.circuit]);
    const first = [
      ['hq-fw-1', 'line 1.1', 'bn-rtr-1', 'wan 1', 'hq-fw-1--bn-rtr-1'],
      ['hq-fw-2', 'line 1.1', 'bn-rtr-1', 'wan 1', 'hq-fw-1--bn-rtr-1'],
    ];
    expect(lines({ coreSwitching: true, internet: false })).toEqual(first);
    expect(lines({ coreSwitching: true, internet: true })).toEqual([
      ...first,
      ['hq-fw-1', 'line 2.1', 'bn-rtr-2', 'wan 1', 'hq-fw-1--bn-rtr-2'],
      ['hq-fw-2', 'line 2.1', 'bn-rtr-2', 'wan 1', 'hq-fw-1--bn-rtr-2'],
    ]);
  });
});

describe('public servers', () => {
  const site = { name: 'Plant', kind: 'headquarters', wiredUsers: 30, servers: 6, publicServers: 4 } as const;
  const graph = planTopology(requirementsOf({ sites: [site] }));

  it('connect to a switch of the firewall only, in a subnet whose gateway it is; the others stay inside', () => {
    expect(graph.nodes.filter((n) => n.type === 'server').map((n) => `${n.quantity} ${n.label}`)).toEqual([
      '4 HQ public servers',
      '2 HQ servers',
    ]);
    expect(graph.edges.filter(({ target }) => target === 'hq-dmz-1').map(({ source }) => source)).toEqual([
      'hq-fw-1',
    ]);
    const dmz = graph.subnets.find(({ purpose }) => purpose === 'dmz');
    expect([dmz?.vlan, dmz?.hosts]).toEqual([60, 6]);
    const firewall = graph.nodes.find(({ id }) => id === 'hq-fw-1');
    expect(firewall?.addresses.some((address) => address.startsWith(`${dmz?.gateway}/`))).toBe(true);
    expect(reachableFrom(graph, ['hq-public-servers'], new Set(['hq-fw-1'])).size).toBe(2);
  });

  it('have two switches on two firewalls where redundancy is required', () => {
    const redundant = planTopology(requirementsOf({ sites: [site], redundancy: { coreSwitching: true } }));
    const ends = redundant.edges.filter(({ target }) => target.startsWith('hq-dmz'));
    expect(ends.map(({ source, target }) => `${source} ${target}`)).toEqual([
      'hq-fw-1 hq-dmz-1',
      'hq-fw-2 hq-dmz-1',
      'hq-fw-1 hq-dmz-2',
      'hq-fw-2 hq-dmz-2',
      'hq-dmz-1 hq-dmz-2',
    ]);
  });

  it('give a branch on MPLS a firewall of its own', () => {
    const shop = { ...site, name: 'Shop', kind: 'branch' } as const;
    const sites = [{ name: 'Main', kind: 'headquarters' as const, wiredUsers: 10 }, shop];
    const { nodes } = planTopology(requirementsOf({ sites, wan: { kind: 'mpls' } }));
    expect(nodes.filter(({ type }) => type === 'firewall').map(({ label }) => label)).toEqual([
      'HQ-FW-1',
      'SHO-FW-1',
    ]);
  });
});

describe('a data centre of several rows of servers', () => {
  const centre = (servers: number) =>
    planTopology(requirementsOf({ sites: [{ name: 'Main', kind: 'datacentre', wiredUsers: 10, servers }] }));
  const graph = centre(100);

  it('has spines and leaves, every leaf on every spine by equal routed links', () => {
    expect(labels(graph, /SPINE|LEAF|BORDER/)).toEqual([
      'MAI-BORDER-1',
      'MAI-BORDER-2',
      'MAI-SPINE-1',
      'MAI-SPINE-2',
      ...[1, 2, 3, 4, 5, 6].map((n) => `MAI-LEAF-${n}`),
    ]);
    for (const leaf of graph.nodes.filter(({ label }) => label.includes('LEAF'))) {
      const up = graph.edges.filter(({ source, target }) => target === leaf.id && source.includes('spine'));
      expect(up.map(({ source, bandwidthMbps }) => [source, bandwidthMbps])).toEqual([
        ['mai-spine-1', 100_000],
        ['mai-spine-2', 100_000],
      ]);
      expect(up.every(({ subnet }) => subnet?.endsWith('/31'))).toBe(true);
      expect(arithmeticOf(up[0]?.because)).toBe(
        '45 × 10 Gbit/s of servers with growth / 4 × 100 Gbit/s of uplinks = 1.1:1; 1.5:1 with one failed',
      );
    }
  });

  it('reaches the edge through border leaves, and has each row’s gateway on its pair of leaves', () => {
    expect(graph.edges.filter(({ source }) => source === 'mai-fw-1').map(({ target }) => target)).toEqual([
      'mai-border-1',
      'mai-border-2',
    ]);
    const rows = graph.subnets.filter(({ purpose }) => purpose === 'server');
    expect(rows.map(({ name, hosts, firstHop }) => [name, hosts, firstHop?.members[0]?.node])).toEqual([
      ['Servers row 1', 45, 'mai-leaf-1'],
      ['Servers row 2', 43, 'mai-leaf-3'],
      ['Servers row 3', 43, 'mai-leaf-5'],
    ]);
  });

  it('has four spines where two have no ports left', () => {
    expect(labels(centre(1_200), /SPINE/)).toHaveLength(4);
  });

  it('has one row of server switches on its core if that is enough', () => {
    expect(labels(centre(30), /SPINE|LEAF/)).toEqual([]);
    expect(labels(centre(30), /SRV/)).toEqual(['MAI-SRV-1']);
  });
});

describe('a single office given by two numbers', () => {
  const graph = planTopology(requirementsOf({ wiredUsers: 12, wirelessUsers: 8 }));

  it('gets one gateway that routes and filters, one 24-port switch and an access point', () => {
    expect(graph.nodes.map(({ label, type }) => `${label} (${type})`)).toEqual([
      'HQ-FW-1 (firewall)',
      'Internet (internet)',
      'HQ-F1-ACC-1 (switch)',
      'HQ F1 wired users (user)',
      'HQ-F1-AP-1 (accesspoint)',
      'HQ F1 wireless users (user)',
    ]);
  });

  it('routes its VLANs on the firewall, on the router where there is no firewall', () => {
    const gateways = (g: Graph) =>
      g.nodes.filter((n) => n.addresses.includes('10.0.0.1/26')).map(({ label }) => label);
    expect(gateways(graph)).toEqual(['HQ-FW-1']);
    const open = requirementsOf({
      wiredUsers: 12,
      wirelessUsers: 8,
      securityRequirements: { firewall: 'none' },
    });
    expect(gateways(planTopology(open))).toEqual(['HQ-RTR-1']);
  });
});

describe('what the requirements state', () => {
  const office = (site: object, more: Partial<RequirementsInput> = {}) =>
    planTopology(requirementsOf({ sites: [{ name: 'Plant', kind: 'headquarters', ...site }], ...more }));

  it('gives each segment a data VLAN by its share of the staff, isolated or not', () => {
    const segments = [
      { name: 'Finance', users: 20 },
      { name: 'Sales', users: 60 },
      { name: 'Interns', users: 5, isolationLevel: 'none' as const },
    ];
    const graph = office({ wiredUsers: 100 }, { segments });
    expect(plan(graph, 'Plant').map((row) => row.replace(/ 10\S+/, ''))).toEqual([
      '10 Management for 3',
      '100 Finance for 26',
      '110 Sales for 78',
      '120 Interns for 7',
      '130 Data for 20',
    ]);
  });

  it('gives phones, cameras, guests and servers their own VLANs', () => {
    const graph = office({ wiredUsers: 20, wirelessUsers: 4, phones: 20, cameras: 4, guests: 6, servers: 3 });
    expect(plan(graph, 'Plant').map((row) => row.replace(/ 10\S+/, ''))).toEqual([
      '10 Management for 2',
      '20 Servers for 4',
      '30 Voice for 26',
      '40 IoT for 6',
      '50 Guests for 8',
      '100 Data for 39',
    ]);
  });

  it('lets PCs share the port of the phone before them', () => {
    const graph = office({ wiredUsers: 10, phones: 8 });
    const ports = graph.nodes.find(({ id }) => id === 'hq-f1-acc-1')?.ports;
    expect(ports).toEqual({ total: 28, used: 11 });
    expect(graph.edges.find((e) => e.source === 'hq-f1-phones')?.label).toBe('8 through the phones');
  });

  it('gives an access point 2.5 Gbit/s where its clients fill more than a gigabit', () => {
    const link = (site: object) =>
      office({ servers: 1, ...site }).edges.find(
        ({ target, medium }) => target === 'hq-f1-ap-1' && medium === 'copper',
      );
    expect(link({ wirelessUsers: 12, areaM2: 1_000 })?.bandwidthMbps).toBe(1_000);
    const dense = link({ wirelessUsers: 120 });
    expect(dense?.bandwidthMbps).toBe(2_500);
    expect(arithmeticOf(dense?.because)).toContain(
      '30 clients with growth × 50 Mbit/s at their busiest = 1500 Mbit/s: a port of 2.5 Gbit/s',
    );
  });

  it('keeps a radio within 30 devices after growth', () => {
    const accessPoints = (percent: number) =>
      labels(office({ wirelessUsers: 120 }, { growth: { percent } }), /-AP-/).length;
    // 300 devices fill 10 radios; 10 % more of them need an eleventh.
    expect([0, 10, 100].map(accessPoints)).toEqual([10, 11, 20]);
  });

  it('counts access points by area where that needs more than the people do', () => {
    expect(labels(office({ wirelessUsers: 12, areaM2: 1_000 }), /-AP-/)).toHaveLength(8);
  });

  it('adds switches where PoE needs more than ports do', () => {
    const graph = office({ cameras: 60 }, { growth: { percent: 0 } });
    const access = graph.nodes.find(({ label }) => label.includes('ACC'));
    expect(arithmeticOf(access?.because)).toContain('PoE (924 W × 1 + 0 W) / (740 W × 80 %) = 2');
    expect(labels(graph, /ACC/)).toHaveLength(2);
  });

  it('puts many servers on server switches, connected to both cores', () => {
    const graph = office({ wiredUsers: 30, servers: 40 }, { redundancy: { coreSwitching: true } });
    expect(labels(graph, /SRV/)).toEqual(['HQ-SRV-1', 'HQ-SRV-2', 'HQ-SRV-3', 'HQ-SRV-4']);
    expect(graph.edges.filter((e) => e.target === 'hq-srv-1').map((e) => e.source)).toEqual([
      'hq-core-1',
      'hq-core-2',
    ]);
  });

  it('names the servers by the on-premises services', () => {
    const graph = office({ wiredUsers: 30, servers: 3 }, { services: { onPremise: ['erp', 'email'] } });
    expect(graph.nodes.filter((n) => n.type === 'server').map((n) => `${n.quantity} ${n.label}`)).toEqual([
      '1 HQ public servers',
      '1 HQ ERP server',
      '1 HQ mail server',
      '1 HQ servers',
    ]);
  });

  it('builds a distribution pair for each block above 1,000 devices and 16 access switches', () => {
    const graph = office({ floors: 6, wiredUsers: 1_200, wirelessUsers: 300 });
    expect(labels(graph, /ACC/).length).toBeGreaterThan(32);
    expect(labels(graph, /DIST/)).toEqual([
      'HQ-B1-DIST-1',
      'HQ-B1-DIST-2',
      'HQ-B2-DIST-1',
      'HQ-B2-DIST-2',
      'HQ-B3-DIST-1',
      'HQ-B3-DIST-2',
    ]);
    const rate = (source: string, target: string) =>
      graph.edges.find((edge) => edge.source === source && edge.target === target)?.bandwidthMbps;
    // A block: 2 floors of ceil(206 × 1.3 / 46) = 6 switches; 120 Gbit/s / 4 = 30, 576 ports / 20 / 2 = 14.4.
    expect(rate('hq-core-1', 'hq-b1-dist-1')).toBe(100_000);
    expect(rate('hq-b1-dist-1', 'hq-b1-dist-2')).toBe(25_000);
    // Three blocks: 1,728 ports / 20 / 2 = 43.2 Gbit/s.
    expect(rate('hq-core-1', 'hq-core-2')).toBe(100_000);
  });

  it('has one layer under 200 devices: the first of three switches joins the others to the edge', () => {
    const graph = office({ floors: 3, wiredUsers: 60 });
    expect(labels(graph, /CORE|ACC/)).toEqual(['HQ-F1-ACC-1', 'HQ-F2-ACC-1', 'HQ-F3-ACC-1']);
    expect(graph.edges.filter(({ type }) => type === 'trunk').map((e) => `${e.source} ${e.target}`)).toEqual([
      'hq-fw-1 hq-f1-acc-1',
      'hq-f1-acc-1 hq-f2-acc-1',
      'hq-f1-acc-1 hq-f3-acc-1',
    ]);
    const redundant = office({ floors: 3, wiredUsers: 60 }, { redundancy: { coreSwitching: true } });
    expect(labels(redundant, /CORE/)).toHaveLength(2);
    expect(labels(office({ floors: 4, wiredUsers: 60 }), /CORE/)).toEqual(['HQ-CORE-1']);
  });

  it('has three tiers beyond 1,000 devices in several blocks, or beyond three blocks', () => {
    const tall = (floors: number) => labels(office({ floors, wiredUsers: floors * 4 }), /CORE|DIST/);
    expect(tall(40)).toEqual(['HQ-CORE-1', 'HQ-CORE-2']);
    expect(tall(60).filter((label) => label.includes('DIST'))).toHaveLength(8);
    expect(labels(office({ floors: 2, wiredUsers: 400 }), /CORE|DIST/)).toEqual(['HQ-CORE-1', 'HQ-CORE-2']);
  });

  it('shares services among fewer servers', () => {
    const graph = office({ wiredUsers: 30, servers: 1 }, { services: { onPremise: ['erp', 'email'] } });
    const server = graph.nodes.find(({ group }) => group === 'servers');
    expect(server?.because?.serves).toEqual([
      'requirements.sites[0].servers',
      'requirements.services.onPremise.erp',
      'requirements.services.onPremise.email',
    ]);
  });

  it('distinguishes sites of the same name', () => {
    const sites = [
      { name: 'Shop', wiredUsers: 4 },
      { name: 'Shop', wiredUsers: 4 },
    ];
    const graph = planTopology(requirementsOf({ sites }));
    expect(new Set(graph.nodes.map((node) => node.site))).toEqual(new Set(['Shop', undefined, 'Shop (2)']));
    expect(labels(graph, /ACC/)).toEqual(['SHO-F1-ACC-1', 'S2-F1-ACC-1']);
  });
});

describe('what cannot be planned', () => {
  const refusal = (requirements: Requirements): Refusal => {
    try {
      planTopology(requirements);
    } catch (error) {
      if (error instanceof Refusal) return error;
    }
    throw new Error('It was planned.');
  };
  const fields = (error: Refusal) => (error.details?.fields ?? []).map(({ field }) => field);

  it('rejects requirements without anyone, naming where numbers may go', () => {
    const error = refusal(requirementsOf({}));
    expect(error.code).toBe('unprocessable');
    expect(fields(error)).toEqual(['requirements.sites', 'requirements.wiredUsers']);
    expect(error.message).toBe(
      'There is nobody to plan for yet. State the number of wired or wireless users, or add a site with users or devices.',
    );
  });

  it('rejects a site without anyone, naming it', () => {
    const error = refusal(requirementsOf({ sites: [{ name: 'Office', wiredUsers: 5 }, { name: 'Depot' }] }));
    expect(error.message).toBe('“Depot” has no users or devices yet. Add some, or remove the site.');
    expect(fields(error)).toEqual(['requirements.sites[1]']);
  });

  it('rejects more public servers than servers, and public servers without a firewall', () => {
    const site = { name: 'Plant', wiredUsers: 5, servers: 2, publicServers: 3 };
    const tooMany = refusal(requirementsOf({ sites: [site] }));
    expect(tooMany.message).toBe(
      '“Plant” has 2 servers, but 3 are marked as public. Give it at least 3 servers, or make fewer of them public.',
    );
    expect(fields(tooMany)).toEqual(['requirements.sites[0].publicServers']);
    const open = refusal(
      requirementsOf({
        sites: [{ ...site, publicServers: 1 }],
        securityRequirements: { firewall: 'none' },
      }),
    );
    expect(open.message).toBe(
      'At “Plant” 1 server is marked as public, but no firewall is planned. Choose a firewall, or make no server public.',
    );
    expect(fields(open)[0]).toBe('requirements.securityRequirements.firewall');
  });

  it.each([
    [{ ips: true }, 'intrusion prevention', ['ips']],
    [
      { ids: true, contentFiltering: true },
      'intrusion detection or content filtering',
      ['ids', 'contentFiltering'],
    ],
  ])('rejects what only a firewall inspects where there is none: %o', (asked, what, named) => {
    const error = refusal(
      requirementsOf({ wiredUsers: 20, securityRequirements: { firewall: 'none', ...asked } }),
    );
    expect(error.message).toContain(`No firewall is planned, and a router does no ${what}.`);
    const field = 'requirements.securityRequirements';
    expect(fields(error)).toEqual([`${field}.firewall`, ...named.map((one) => `${field}.${one}`)]);
    const basic = requirementsOf({ wiredUsers: 20, securityRequirements: { firewall: 'basic', ...asked } });
    expect(planTopology(basic).nodes.length).toBeGreaterThan(0);
  });

  it('rejects segments that have more people than the sites', () => {
    const segments = [
      { name: 'Finance', users: 20 },
      { name: 'Sales', users: 90 },
      { name: 'Visitors', type: 'guest' as const, users: 500 },
    ];
    const error = refusal(requirementsOf({ wiredUsers: 60, wirelessUsers: 40, segments }));
    expect(error.message).toBe(
      'The segments add up to 110 users, but the site has 100, wired and wireless. Lower the segments’ users by 10, or add as many users to the sites.',
    );
    expect(fields(error)).toEqual(['requirements.segments[1].users']);
  });

  it('rejects a symmetric line of two rates', () => {
    const bandwidth = { symmetric: true, download: 500, upload: 50 };
    expect(fields(refusal(requirementsOf({ wiredUsers: 6, bandwidth })))).toEqual([
      'requirements.bandwidth.upload',
    ]);
  });

  it('joins a branch whose internet access is faster than the hub’s by a tunnel as fast as the slower of the two', () => {
    const main = { name: 'Main', kind: 'headquarters' as const, wiredUsers: 10 };
    const shop = { name: 'Shop', wiredUsers: 10, wanMbps: 2_000 };
    const { edges } = planTopology(requirementsOf({ sites: [main, shop], bandwidth: { download: 1_000 } }));
    const rates = edges.flatMap(({ type, service, target, bandwidthMbps }) =>
      type === 'wan' ? [[service, target, bandwidthMbps]] : [],
    );
    expect(rates).toEqual([
      ['internet', 'hq-fw-1', 1_000],
      ['internet', 'sho-fw-1', 2_000],
      ['internet-vpn', 'sho-fw-1', 1_000],
    ]);
  });

  it('rejects a private block that is too small and says which size is enough', () => {
    const error = refusal(threeSites({ ipScheme: { private: '192.168.4.0/22' } }));
    expect(error.message).toBe(
      'This network needs 2,584 addresses with growth, more than 192.168.4.0/22 has. A /20 would be large enough.',
    );
    expect(fields(error)).toEqual(['requirements.ipScheme.private']);
    const fitting = planTopology(threeSites({ ipScheme: { private: '192.168.16.0/20' } }));
    expect(fitting.subnets[0]?.cidr).toBe('192.168.16.0/21');
  });

  it('rejects at once what no topology holds, however much is required', () => {
    const sites = Array.from({ length: 500 }, (_, n) => ({
      name: `Site ${n}`,
      floors: 200,
      areaM2: 10_000_000,
      wiredUsers: 100_000,
      wirelessUsers: 100_000,
    }));
    const error = refusal(requirementsOf({ sites, growth: { percent: 1_000 } }));
    expect(error.message).toContain('a topology can have 20,000 nodes');
    expect(fields(error)).toEqual(['requirements.sites[0]']);
  });

  it('rejects more VLANs than one link can carry', () => {
    const segments = Array.from({ length: 200 }, (_, n) => ({ name: `Team ${n}`, users: 5 }));
    const error = refusal(requirementsOf({ wiredUsers: 1_000, segments }));
    expect(error.message).toBe(
      'One link would carry 201 VLANs, more than the limit of 200. Use fewer segments, or more floors and sites.',
    );
    expect(fields(error)).toEqual(['requirements.segments']);
  });
});

it('plans more than 10,000 nodes', () => {
  const sites = Array.from({ length: 20 }, (_, n) => ({
    name: `Site ${n}`,
    floors: 5,
    wiredUsers: 2_000,
    wirelessUsers: 4_500,
    guests: 500,
  }));
  const requirements = requirementsOf({ sites, redundancy: { internet: true, coreSwitching: true } });
  const graph = planTopology(requirements);
  expect(graph.nodes.length).toBeGreaterThan(10_000);
});

describe('the two of a pair', () => {
  const redundancy = { internet: true, coreSwitching: true };
  const between = (graph: Graph, one: string, other: string) =>
    graph.edges.filter(({ source, target }) => source === one && target === other);

  it('have a routed link where they are a site’s edge routers, so that an answer may come in by either', () => {
    const ipScheme = { publicIPs: 256, asNumber: 65_551 };
    const graph = planTopology(threeSites({ redundancy, wan: { kind: 'mpls' }, ipScheme }));
    for (const site of ['hq', 'bn', 'bs']) {
      const [link, ...others] = between(graph, `${site}-rtr-1`, `${site}-rtr-2`);
      expect(others).toEqual([]);
      expect(link?.because?.rule).toBe('edge-link');
      expect(link?.subnet).toMatch(/\/31$/);
      expect(link?.vlans).toEqual([]);
    }
  });

  it('have a routed link where they are cores, distribution switches or leaves, and a bundle where they have VLANs', () => {
    const sites = [
      { name: 'Main', kind: 'datacentre' as const, wiredUsers: 10, servers: 100 },
      { name: 'Campus', kind: 'headquarters' as const, wiredUsers: 2_000, floors: 8 },
    ];
    const graph = planTopology(requirementsOf({ sites, redundancy }));
    const routing = graph.nodes.filter(
      ({ type, pair, id }) => type === 'switch' && pair !== undefined && !/-(spine|srv|dmz)-/.test(id),
    );
    const rows = [...Map.groupBy(routing, ({ pair }) => pair).values()];
    expect(new Set(routing.map(({ layer }) => layer))).toEqual(new Set(['core', 'distribution', 'access']));
    const bundled = rows.map(([one, other]) => {
      const links = between(graph, one?.id ?? '', other?.id ?? '');
      const hasVlans = graph.edges.some(
        ({ source, target, vlans }) => vlans.length > 0 && (source === one?.id) !== (target === one?.id),
      );
      expect(links.map(({ type, subnet }) => [type, subnet?.endsWith('/31')])).toEqual([
        ...(hasVlans ? [['trunk', undefined]] : []),
        ['lan', true],
      ]);
      return hasVlans;
    });
    expect(new Set(bundled)).toEqual(new Set([true, false]));
  });
});

describe('a pair of firewalls', () => {
  const redundancy = { internet: true, coreSwitching: true };
  const graph = planTopology(threeSites({ redundancy }));
  const between = (one: RegExp, other: RegExp) =>
    graph.edges.filter(({ source, target }) => one.test(source) && other.test(target));

  it('is one device: one loopback, one set of addresses, no first-hop redundancy', () => {
    const members = graph.nodes.filter(({ cluster }) => cluster === 'bn-fw');
    expect(members.map(({ id, pair }) => [id, pair])).toEqual([
      ['bn-fw-1', 'bn-fw'],
      ['bn-fw-2', 'bn-fw'],
    ]);
    expect(members[1]?.addresses).toEqual(members[0]?.addresses);
    expect(members[0]?.addresses.filter((address) => address.endsWith('/32'))).toHaveLength(1);
    expect(graph.subnets.filter(({ id }) => id.startsWith('loopback-bn'))).toHaveLength(1);
    const gateways = graph.subnets.filter(({ site, vlan }) => site === 'Branch North' && vlan !== undefined);
    for (const { gateway, firstHop, cidr = '' } of gateways) {
      expect(firstHop).toBeUndefined();
      expect(members[0]?.addresses).toContain(`${gateway}/${cidr.split('/')[1]}`);
    }
  });

  it('has one subnet with each neighbour, on the links to both members', () => {
    for (const [one, other] of [
      [/^internet-provider-1$/, /^hq-fw/],
      [/^internet-provider-2$/, /^hq-fw/],
      [/^hq-fw/, /^hq-core-1$/],
      [/^hq-fw/, /^hq-core-2$/],
    ] as const) {
      const [first, second, ...others] = between(one, other);
      expect(others).toEqual([]);
      expect(second?.subnet).toBe(first?.subnet);
      expect(second?.addresses).toEqual(first?.addresses);
    }
    const subnets = graph.edges.flatMap(({ source, target, subnet }) =>
      /^(internet|hq-(fw|core))/.test(source) && /^hq-(fw|core)/.test(target) ? (subnet ?? []) : [],
    );
    // Four with the cluster, one between the cores.
    expect(new Set(subnets).size).toBe(5);
  });

  it('shares its state over two links', () => {
    const links = between(/^hq-fw-1$/, /^hq-fw-2$/);
    expect(links.map(({ sourcePort, targetPort, subnet }) => [sourcePort, targetPort, subnet])).toEqual([
      ['ha 1', 'ha 1', undefined],
      ['ha 2', 'ha 2', undefined],
    ]);
  });

  it('takes in each provider of MPLS on both members, as one circuit', () => {
    const { edges } = planTopology(threeSites({ redundancy, wan: { kind: 'mpls' } }));
    const circuits = edges.filter(({ service, target }) => service === 'mpls' && target.startsWith('hq-'));
    expect(circuits.map(({ source, target }) => `${source} → ${target}`)).toEqual([
      'mpls-provider-1 → hq-fw-1',
      'mpls-provider-1 → hq-fw-2',
      'mpls-provider-2 → hq-fw-1',
      'mpls-provider-2 → hq-fw-2',
    ]);
    expect(new Set(circuits.map(({ circuit }) => circuit)).size).toBe(2);
    expect(new Set(circuits.map(({ subnet }) => subnet)).size).toBe(2);
  });
});
