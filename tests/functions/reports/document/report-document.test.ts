import { describe, expect, it } from 'vitest';
import type { DesignDevice } from '#shared/contract/design-devices.ts';
import type { Device } from '#shared/contract/device.ts';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { alignmentOf } from '../../../../functions/pdf/visual-order.ts';
import { reportDocument } from '../../../../functions/reports/document/report-document.ts';
import { deviceOf } from '../../../equipment/device-builder.ts';
import { textOf } from './document-text.ts';
import { aReportInput, threeSites } from './report-input-builder.ts';

describe('the report says', () => {
  const text = textOf(aReportInput());

  it('on its cover whose network it is, its author and its versions', () => {
    expect(text.split('\n').slice(0, 14)).toEqual([
      'Netwright',
      'From requirements to a network that is ready to build',
      'NETWORK DESIGN REPORT',
      'Campus renewal',
      '',
      'Prepared by',
      'Ada Okafor',
      'Company',
      'Northlight Networks',
      'Date',
      '20 November 2026',
      'Design',
      'version 3',
      'Topology',
    ]);
  });

  it('everything in sections listed in the contents', () => {
    const { content } = reportDocument(aReportInput(), () => {});
    const titles = JSON.stringify(content).matchAll(/"text":"([^"]+)","style":"h1","tocItem":true/g);
    expect([...titles].map(([, title]) => title)).toEqual([
      'Summary',
      'Requirements',
      'What serves the requirements',
      'Topology',
      'Bill of materials',
      'Devices',
      'Cables',
      'Addressing plan',
      'Control plane',
      'Checks',
      'Verification',
      'Availability',
      'Appendix: reasons',
      'Appendix: ports',
    ]);
  });

  it('in words what is planned', () => {
    expect(text).toContain(
      'The network of Campus renewal connects 270 people at 3 sites with 47 devices: 3 firewalls, 12 switches and 32 access points.',
    );
    expect(text).toContain('The sites are joined by 2 WAN links at ~20 Mbit/s.');
    expect(text).toContain(
      'Redundancy is not required: edge devices and providers are single points of failure.',
    );
    expect(text).toContain('Ports and addresses leave room for 30 % growth over 3 years.');
  });

  it('each device with its management address and its ports', () => {
    expect(text).toContain('HQ-F2-ACC-1\nSwitch\nHeadquarters\n2\n10.0.5.13/26\n28 of 52\n1');
  });

  it('each cable of the backbone with its ports, its length as an estimate', () => {
    expect(text).toContain('HQ-FO-0007\nHQ-CORE-2, port 5\nHQ-F1-ACC-1, uplink 2\n–\n–\n~20 m');
  });

  it('each subnet with its VLAN, gateway and range', () => {
    expect(text).toContain(
      '101\nData Wi-Fi\nData\n10.0.0.0/22\n10.0.0.1\nVRRP 101: .2, .3\n10.0.0.11 to 10.0.3.254\n780',
    );
  });

  it('what serves each requirement', () => {
    expect(text).toMatch(/180 wired users at Headquarters\n.*HQ.* and \d+ more/);
  });

  it('how the checks came out, and what could not be checked', () => {
    expect(text).toMatch(/\d+ of 17 checks passed/);
    expect(text).toContain('Subnets do not overlap and have room for their hosts\npassed');
    expect(text).toContain('Enough Power over Ethernet\nnot checked');
    expect(text).toMatch(/Enough Power over Ethernet: \d+ switches power devices/);
  });

  it('how long each site is expected to be cut off, as an estimate', () => {
    expect(text).toMatch(/Headquarters\n~99\.\d+ %\n~\d+ h\nInternet/);
    expect(text).toContain('An estimate for comparing plans, not a guarantee');
  });

  it('why, with the arithmetic, elements of the same reason together', () => {
    expect(text).toContain(
      'HQ-F1-ACC-1, HQ-F1-ACC-2, HQ-F2-ACC-1, HQ-F2-ACC-2 and 4 more\nceil((45 wired × 1.3 + 7 access points) / 48 ports) = 2, with 2 ports of each kept free today',
    );
  });

  it('in its drawings every site, with the devices of each floor', () => {
    expect(text).toContain(
      'Headquarters\n240 people\n39 devices\n10 switches, 28 access points\nHub of the network',
    );
    expect(text).toContain('Floor 4\n2 switches\n7 access points\n45 × wired users\n60 × wireless users');
  });
});

describe('the bill of a report', () => {
  const device = (usd: number, sources: Device['sources']): Device =>
    deviceOf({ manufacturer: 'Acme', partNumber: `S-${usd}`, usd, sources });
  const chosen = (one: Device): DesignDevice => {
    const uses = [{ role: 'access' as const, quantity: 5, sites: ['Headquarters'] }];
    return { id: one.id, device: one, uses, quantity: 5, version: 1, addedAt: '2026-11-20T10:00:00.000Z' };
  };
  const place = ({ id }: Device): TopologyNode => ({
    id: `at-${id}`,
    type: 'switch',
    layer: 'access',
    label: `Switch ${id}`,
    site: 'Headquarters',
    quantity: 3,
    addresses: [],
    equipmentId: id,
  });

  it('lists what has no model yet, without a price', () => {
    expect(textOf(aReportInput())).toContain(
      'Switch without a model\nCore at Headquarters; Access at 3 sites\n12\n–\n–\n–\n–',
    );
  });

  it('marks each estimate, and sums prices with and without them, before anything is accepted', () => {
    const devices = [device(1_000, { price: 'estimate', drawW: 'estimate' }), device(2_000, {})];
    const text = textOf({
      ...aReportInput({}, { nodes: devices.map(place), edges: [], subnets: [] }),
      devices,
      equipment: devices.slice(0, 1).map(chosen),
    });
    expect(text).toContain('Acme S-1000\nS-1000\nAccess at Headquarters\n3\n~US$1,000\n~US$3,000\n~300\n3');
    expect(text).toContain('Acme S-2000\nS-2000\nAccess at Headquarters\n3\nUS$2,000\nUS$6,000\n300\n3');
    expect(text).toContain('List price\n~US$9,780, of which US$6,000 is firm');
    // With the cabinet that they stand in.
    expect(text).toContain('Wall cabinet, 12 U, 600 mm deep');
    expect(text).toContain('Maximum power draw, without PoE\n~600 W, of which 300 W is firm');
    expect(text).toContain('PoE at the ports\n0 W');
    expect(text).toContain('at no place of the topology, and not in these sums: 2 × Acme S-1000.');
  });
});

describe('the report of', () => {
  it('a topology planned from an older version says so', () => {
    const { topology } = aReportInput();
    const text = textOf(aReportInput({}, { ...topology, designVersion: 1 }));
    expect(text).toContain('The topology was planned from version 1 of the design.');
  });

  it('a design whose name runs from the right keeps its sentences from the left', () => {
    const sentence = textOf(aReportInput({ designName: 'مقر الشركة' }))
      .split('\n')
      .find((line) => line.includes(' connects '));
    expect(sentence).toContain('مقر الشركة');
    expect(alignmentOf(sentence ?? '')).toEqual({});
  });

  it('a single office mentions one site', () => {
    const text = textOf(aReportInput({ requirements: { wiredUsers: 12, wirelessUsers: 8 } }));
    expect(text).toContain('Wired users\n12\nWireless users\n8');
    expect(text).toContain(
      'connects 12 people at 1 site with 3 devices: 1 firewall, 1 switch and 1 access point.',
    );
    expect(text).not.toContain('WAN link');
  });

  it('says which of the people are guests', () => {
    const text = textOf(
      aReportInput({ requirements: { sites: [{ name: 'Office', wiredUsers: 12, guests: 30 }] } }),
    );
    expect(text).toContain('connects 42 people, 30 guests among them, at 1 site');
    expect(text).toContain('Site\nPeople\nGuests among them\nDevices\nOffice\n42\n30\n');
  });

  it('an edited topology counts what is there now', () => {
    const { topology } = aReportInput();
    const nodes = topology.nodes.map((node) =>
      node.id === 'hq-core-2' ? { ...node, label: 'Spine of the tower' } : node,
    );
    expect(textOf(aReportInput({}, { ...topology, nodes }))).toContain('Spine of the tower\nSwitch');
  });

  it('a topology with many findings shows the first of each check', () => {
    const { topology } = aReportInput();
    const nodes = topology.nodes.map((node) =>
      node.type === 'accesspoint' ? { ...node, label: 'AP' } : node,
    );
    const text = textOf(aReportInput({}, { ...topology, nodes }));
    expect(text).toContain('VLANs, names and addresses are unique\n31 failures');
    expect(text.match(/Failure\nTwo devices are called AP\./g)).toHaveLength(25);
    expect(text).toContain('And 6 more in the design itself.');
  });

  it('a requirement that nothing serves says so first', () => {
    const { topology } = aReportInput();
    const nodes = topology.nodes.map(({ because, ...node }) => node);
    const text = textOf(aReportInput({}, { ...topology, nodes, edges: [], subnets: [] }));
    expect(text).toContain(
      '180 wired users at Headquarters\nMissing: nothing in the topology serves this requirement.',
    );
  });

  it('a large network shares rows in its device list', () => {
    const sites = [
      { name: 'Campus', kind: 'headquarters' as const, floors: 10, wiredUsers: 3_000, wirelessUsers: 4_000 },
    ];
    const text = textOf(aReportInput({ requirements: { sites } }));
    expect(text).toContain('Access points and access switches of one floor share a row.');
    expect(text).toMatch(/HQ-F3-AP-1 to HQ-F3-AP-44\nAccess point\nCampus\n3/);
  });

  describe('150 branches', () => {
    const withBranches = (usersOf: (n: number) => number) => {
      const branches = Array.from({ length: 150 }, (_, n) => ({
        name: `Branch ${n + 1}`,
        floors: 2,
        wiredUsers: usersOf(n),
        wirelessUsers: 30,
      }));
      return textOf(
        aReportInput({ requirements: { sites: [...threeSites.sites.slice(0, 1), ...branches] } }),
      );
    };

    it('that are alike lists the devices of the first', () => {
      const text = withBranches(() => 30);
      expect(text).toContain('Branch 1, and 149 sites built alike\n');
      expect(text).toContain('B1-FW-1\nFirewall\nBranch 1\n');
      expect(text).not.toContain('B2-FW-1\nFirewall');
    });

    it('that all differ lists as many rows as fit, and sums drops by site', () => {
      const text = withBranches((n) => 20 + n);
      expect(text).toContain('B2-FW-1\nFirewall');
      expect(text).not.toContain('B150-FW-1\nFirewall');
      expect(text).toMatch(/\d+ more rows are in the design itself\./);
      expect(text).toMatch(/Branch 3\nOutlets\n–\n22\n~\d+ m\n~[\d,]+ m/);
      expect(text).toMatch(/\d+ more rows are in the Cabling tab of the design\./);
    });
  });

  it('requirements with segments, services and a budget lists them', () => {
    const text = textOf(
      aReportInput({
        requirements: {
          ...threeSites,
          segments: [{ name: 'Finance', users: 20, bandwidthPriority: 'high' }],
          services: { cloud: ['saas', 'backup'] },
          budget: { amount: 120_000, currency: 'EUR' },
        },
      }),
    );
    expect(text).toContain('Finance\nDepartment\n20\nHigh\nOwn VLAN, filtered');
    expect(text).toContain('Cloud services\nApplications (SaaS) and Backup');
    expect(text).toContain('Budget\n€120,000');
  });
});

it('no section ends with space that would begin a page of its own', () => {
  const { content } = reportDocument(aReportInput(), () => {});
  const sections = Array.isArray(content) ? content.slice(2) : [];
  const last = sections.flatMap((own) => (Array.isArray(own) && own.length > 0 ? [own.at(-1)] : []));
  const margins = last.map((one) => (typeof one === 'object' ? Reflect.get(one, 'margin') : undefined));
  expect(last.length).toBeGreaterThan(8);
  const below = margins.flatMap((margin) => (Array.isArray(margin) ? [margin[3]] : []));
  expect(below.length).toBeGreaterThan(6);
  expect(below.filter((space) => space > 0)).toEqual([]);
});
