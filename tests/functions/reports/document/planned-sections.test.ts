import { describe, expect, it } from 'vitest';
import type { NewDesignInput } from '#shared/contract/designs.ts';
import { ExistingNetwork } from '#shared/contract/designs.ts';
import { Requirements } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { cableSchedule } from '#shared/network/cables/cable-schedule.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { textOf } from './document-text.ts';
import { aReportInput, threeSites } from './report-input-builder.ts';

/** A design whose topology has real models, ports and cables. */
function planned(given: Partial<NewDesignInput> = {}) {
  const requirements = Requirements.parse(given.requirements ?? threeSites);
  const existing = given.isExistingNetwork
    ? ExistingNetwork.parse(given.existingNetworkDetails ?? {})
    : undefined;
  const graph = planNetwork({
    requirements,
    ...(existing && { existing }),
    devices: catalogue,
    assigned: [],
    today: '2026-11-20',
  });
  return aReportInput({ ...given, requirements: given.requirements ?? threeSites }, graph);
}

const branches = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `Branch ${n + 1}`, wiredUsers: 10, wirelessUsers: 15 }));
const headquarters = threeSites.sites.slice(0, 1);
const manyBranches = {
  sites: [...headquarters, ...branches(40)],
  redundancy: { internet: true, coreSwitching: true },
} satisfies NewDesignInput['requirements'];

describe('the cables of a report', () => {
  const input = planned();
  const text = textOf(input);
  const schedule = [...cableSchedule(input.topology, input.design.requirements)];

  it('are counted as ordered, by purpose and with their transceivers', () => {
    const cat6a = schedule.filter(({ cable }) => cable === 'Cat6A');
    const metres = cat6a.reduce((sum, { lengthM = 0 }) => sum + lengthM, 0);
    expect(text).toContain(`Copper\nCat6A\n${cat6a.length}\n~${metres.toLocaleString('en-GB')} m`);
    const outlets = schedule.filter(({ purpose }) => purpose === 'Outlet').length;
    expect(text).toContain(`Outlet\nCopper\n${outlets}\n`);
    const optics = schedule.flatMap(({ from, to }) =>
      [from, to].flatMap(({ transceiver, ports }) => (transceiver === '10GBASE-SR' ? ports : [])),
    );
    expect(text).toContain(`10GBASE-SR\n${optics.length}`);
  });

  it('are listed one by one between devices, and summed up switch by switch to the outlets', () => {
    expect(text).toMatch(/HQ-FO-\d{4}\nHQ-CORE-1, .*\nHQ-F1-ACC-1, .*\nOM\d LC duplex\n10GBASE-SR\n~\d+ m/);
    expect(text).toMatch(/HQ-F1-ACC-1\nOutlets\nHQ-CU-\d{4} to \d{4}\nCat6A\n23\n~\d+(\.\d+)? m\n~[\d,]+ m/);
  });

  it('say where each one is listed', () => {
    expect(text).toContain(
      'is listed in the Cabling tab of the design, which exports the whole schedule as CSV.',
    );
  });
});

describe('the verification of a report', () => {
  const text = textOf(planned());
  const chapter = text.slice(text.lastIndexOf('\nVerification\n'));

  it('says how many flows were followed, and what each zone may reach', () => {
    expect(chapter).toMatch(/\n\d+ flows: \d+ promised and \d+ forbidden\. All do what the policy says\.\n/);
    expect(chapter).toMatch(/\nFlows between zones\n+From\nto Data\n/);
    expect(chapter).toMatch(/\nManagement\nBlocked\n/);
    expect(chapter).toContain('DNS, HTTP, HTTPS');
  });

  it('lists what single failures take, the worst first, and what was not verified', () => {
    expect(chapter).toMatch(
      /\nWhat each single failure takes\n+Fails\nFlows lost\nHave to survive\nFor example\n/,
    );
    expect(chapter).toContain('Everything that the requirements say must survive');
    expect(chapter).toMatch(/\d+ of \d+ take nothing from hosts that are still plugged in\./);
    expect(chapter).toContain('What was not verified\nFailures were simulated one at a time');
  });

  it('says of a failure that takes what has to survive it that the design does not allow that', () => {
    const { design, ...rest } = planned();
    const requirements = {
      ...design.requirements,
      redundancy: { ...design.requirements.redundancy, internet: true },
    };
    const asked = textOf({ design: { ...design, requirements }, ...rest });
    expect(asked).toMatch(/\d+ single failures? (does|do) harm that the design does not allow\./);
  });

  it('has the ports of each device in an appendix, those that are alike in one row', () => {
    const ports = text.slice(text.lastIndexOf('\nAppendix: ports\n'));
    expect(ports).toMatch(/HQ-F1-ACC-1\n+Ports\nMode\nVLANs or address\nLeads to\nPoE\n802\.1X\n/);
    expect(ports).toMatch(/\nAccess\nuntagged \d+/);
  });

  it('names the networks that are too large for their ports, and where those are', () => {
    expect(textOf(planned({ requirements: manyBranches }))).toMatch(
      /The ports of \d+ more devices are in the Configurations tab\./,
    );
  });
});

describe('the control plane of a report', () => {
  const text = textOf(planned());

  it('has the areas of OSPF with what their borders announce', () => {
    expect(text).toMatch(/\nArea 0\nHeadquarters\nBackbone\n.*\n\d+\n–/);
    expect(text).toContain('Area 1\nBranch North\nTotally stubby\nBN-FW-1\n2\n10.0.8.0/24');
  });

  it('has the default routes, translation, roots, trunks and scopes of each site', () => {
    expect(text).toContain(
      'Default route\nHQ-FW-1\nTowards: Internet; Next hop: 192.0.2.0; Metric: 10; Announced: By OSPF, to its area',
    );
    expect(text).toMatch(
      /Address translation\nHQ-FW-1\nKind: Many to one; Inside: 10\.0\.0\.0\/8; .*Public address: 192\.0\.2\.1/,
    );
    expect(text).toContain(
      '2 spanning-tree bridges\nHQ-CORE-1 and HQ-CORE-2\nRole: Root; Priority: 4096; VLANs: 10, 100-101',
    );
    expect(text).toMatch(
      /spanning-tree bridges\nHQ-.*\nRole: Edge; Priority: 32768; VLANs: –; User ports: BPDU guard/,
    );
    expect(text).toMatch(/ink aggregates?\nHQ-.*\n.*Members: 2; Protocol: LACP/);
    expect(text).toMatch(
      /trunks\nHQ-CORE-1 – HQ-CORE-2, HQ-CORE-1 – HQ-F1-ACC-1, .*\nAllowed VLANs: 10, 100-101; Native VLAN: 999/,
    );
    expect(text).toMatch(/VLAN: 10; .*Server: HQ-.*Options: 138 Wireless controllers: 10\.0\./);
    expect(text).toMatch(/\d+ DHCP scopes\n[\s\S]*?\nVLAN: 100-101; .*Server: HQ-/);
  });

  it('has the policies between zones with the reason of each', () => {
    expect(text).toContain('Data\nInternet\nAllow\nDNS, HTTP, HTTPS, NTP\nFirewall\nStaff use the web');
  });

  it('names the sessions with a provider of MPLS, each site an AS of its own', () => {
    const joined = textOf(planned({ requirements: { ...manyBranches, wan: { kind: 'mpls' } } }));
    expect(joined).toMatch(
      /BGP session\nHQ-\S+\nLocal AS: 64512; Neighbour: MPLS.*; Neighbour AS: 64496; Preference: Primary/,
    );
  });

  it('is the stored one if the topology has one', () => {
    const input = planned();
    const nothing = {
      ospf: [],
      defaultRoutes: [],
      bgp: [],
      spanningTree: [],
      trunks: [],
      aggregates: [],
      dhcp: [],
      nat: [],
      policies: [],
    };
    const stored = textOf({ ...input, topology: { ...input.topology, controlPlane: nothing } });
    expect(stored).not.toContain('Control plane');
  });
});

describe('forty branches that are built alike', () => {
  const text = textOf(planned({ requirements: manyBranches }));

  it('share their tables, named after the first', () => {
    expect(text).toContain('Backbone and uplinks: Branch 1, and 39 sites built alike');
    expect(text).not.toContain('Backbone and uplinks: Branch 2');
    expect(text).toContain('10 wired users at Branch 1, and likewise at 39 other sites');
  });

  it('have all their subnets in one table', () => {
    expect(text).toContain('Branch 1, the first of 40 sites with the same VLANs');
    expect(text).toContain('The same VLANs at 40 sites');
    expect(text).toMatch(/Branch 40\n10\.\d+\.\d+\.\d+\/\d+\n10\.\d+\.\d+\.\d+\/\d+/);
  });

  it('are drawn once', () => {
    expect(text.match(/Branch 1, and 39 sites built alike/g)?.length).toBeGreaterThan(3);
    expect(text).not.toContain('smaller ones are in the lists only');
  });

  it('are separate from one that differs', () => {
    const [, ...others] = branches(5);
    const sites = [...headquarters, { name: 'Branch 1', wiredUsers: 60, wirelessUsers: 15 }, ...others];
    const mixed = textOf(planned({ requirements: { sites } }));
    expect(mixed).toContain('Backbone and uplinks: Branch 1\n');
    expect(mixed).toContain('Backbone and uplinks: Branch 2, and 3 sites built alike');
  });
});

describe('the existing network of a report', () => {
  const model = planned().topology.nodes.find(({ type }) => type === 'firewall')?.model?.model ?? '';
  const text = textOf(
    planned({
      isExistingNetwork: true,
      existingNetworkDetails: {
        currentIssues: ['security', 'scalability'],
        currentDevices: [
          { type: 'Firewall', model, quantity: 1 },
          { type: 'Switch', model: 'Old 24', quantity: 7 },
          { type: 'Fax', quantity: 2 },
        ],
      },
    }),
  );

  it('says what becomes of each line', () => {
    expect(text).toContain(`${model}\nFirewall\n1\n1\n0\n0`);
    expect(text).toContain('Old 24\nSwitch\n7\n0\n7\n0');
    expect(text).toContain('Fax\n2\n0\n0\n2');
    expect(text).toContain('2 listed devices have no place in the plan.');
  });

  it('says why a device is replaced, once for all its places', () => {
    expect(
      text.match(/Old 24\nreplaced\n.* and 1 more\nReplaces Old 24: the catalogue does not list it/g),
    ).toHaveLength(1);
  });

  it('answers the stated issues', () => {
    expect(text).toMatch(/Security\nanswered\n3 firewalls are between the sites and the internet\./);
    expect(text).toMatch(/No room to grow\nanswered\nPorts, power and addresses are sized for 30 % growth/);
  });

  it('is left out if there is none', () => {
    expect(textOf(planned())).not.toContain('The existing network');
  });
});
