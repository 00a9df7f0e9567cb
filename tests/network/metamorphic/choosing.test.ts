import { describe, expect, it } from 'vitest';
import type { Device, DeviceClass } from '#shared/contract/device.ts';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { isConfiguredByHand } from '#shared/network/recommend/configured-by-hand.ts';
import { usualFigures } from '#shared/network/requirements/usual-figures.ts';
import { dialectOf } from '#shared/templates/dialects/dialect-of.ts';
import { allCases } from '../reference/cases/all-cases.ts';
import { requirementsOf } from '../requirements-builder.ts';

const byId = new Map(catalogue.map((device) => [device.id, device]));

function planOf(input: RequirementsInput) {
  const requirements = requirementsOf(input);
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  return { requirements, graph };
}

interface Placed {
  readonly node: TopologyNode;
  readonly device: Device;
}

/** The network's devices with their places; servers are of no class. */
const placed = (input: RequirementsInput): Placed[] =>
  planOf(input).graph.nodes.flatMap((node) => {
    const device = byId.get(node.equipmentId ?? '');
    return device === undefined || node.type === 'server' ? [] : [{ node, device }];
  });

const classesOf = (input: RequirementsInput): (DeviceClass | undefined)[] =>
  placed(input).map(({ device }) => device.class);

const office = (more: Partial<RequirementsInput> = {}): RequirementsInput => ({
  sites: [{ name: 'Office', kind: 'office', wiredUsers: 15, wirelessUsers: 20, phones: 10, areaM2: 400 }],
  ...more,
});

const cost = (input: RequirementsInput): number =>
  placed(input).reduce((sum, { node, device }) => sum + node.quantity * (device.price?.amount ?? 0), 0);

/** Of all that is bought, with its licences, over the years of the plan. */
function overYears(input: RequirementsInput): number {
  const { requirements, graph } = planOf(input);
  const { money } = planBill({ graph, requirements, deviceOf: devicesById(catalogue) });
  return money.reduce(
    (sum, { withEstimates, perYear }) => sum + withEstimates + perYear * requirements.growth.years,
    0,
  );
}

/** How many devices with a configuration of their own have one that templates write. */
const renderedIn = (input: RequirementsInput): number =>
  placed(input).filter(
    ({ node, device }) => node.type !== 'accesspoint' && dialectOf(device).kind === 'supported',
  ).length;

const municipality = allCases.find(({ id }) => id === 'municipality')?.requirements;
const retailChain = allCases.find(({ id }) => id === 'retail-chain')?.requirements;
const shops = (count: number, assumptions: RequirementsInput['assumptions'] = {}): RequirementsInput => ({
  sites: [
    { name: 'Head office', kind: 'headquarters', wiredUsers: 30, servers: 2 },
    ...Array.from({ length: count }, (_, index) => ({ name: `Shop ${index + 1}`, wiredUsers: 4 })),
  ],
  wan: { kind: 'mpls' },
  budgetRange: 'low',
  assumptions,
});

describe('the choice of models', () => {
  it('prefers a model whose configuration templates write, as far as the stated factor goes', () => {
    const counted = (timesWithoutTemplates: number) =>
      renderedIn({ ...municipality, assumptions: { timesWithoutTemplates } });
    expect(counted(1.5)).toBeGreaterThan(counted(1));
    expect(counted(10)).toBeGreaterThanOrEqual(counted(1.5));
  });

  it.each(allCases.filter(({ requirements, existing }) => requirements.vendorPreference === '' && !existing))(
    'costs hardly more than one maker’s switches and access points with their configurations written by hand: $title',
    ({ requirements }) => {
      const { furtherMakerMost, furtherMakerShare, mostWithoutTemplates } = usualFigures;
      const own = overYears(requirements);
      for (const maker of ['Fortinet', 'Juniper', 'HPE Aruba']) {
        const stated = { ...requirements, vendorPreference: maker };
        const switching = placed(stated).filter(
          ({ node: { type } }) => type === 'switch' || type === 'accesspoint',
        );
        if (switching.some(({ device }) => device.manufacturer !== maker)) continue;
        const byHand = switching.filter(({ device }) => isConfiguredByHand(device)).length;
        const written = overYears(stated) + byHand * mostWithoutTemplates;
        expect(own, maker).toBeLessThanOrEqual(written * (1 + furtherMakerShare) + furtherMakerMost);
      }
    },
  );

  it('prefers it no longer where it costs more than a configuration that is written by hand', () => {
    const hospital = allCases.find(({ id }) => id === 'hospital')?.requirements;
    if (hospital === undefined) throw new Error('There is no hospital');
    const counted = (mostWithoutTemplates: number) =>
      renderedIn({ ...hospital, assumptions: { mostWithoutTemplates } });
    expect(counted(100_000)).toBeGreaterThan(counted(2_000));
    expect(counted(2_000)).toBeGreaterThanOrEqual(counted(0));
  });

  it('says of a model that no templates write its configuration, and at what it was compared', () => {
    for (const { node, device } of placed(office())) {
      const isByHand = node.type !== 'accesspoint' && dialectOf(device).kind === 'unsupported';
      expect(node.model?.because?.inputs.countedAs, node.label).toBe(isByHand ? 1.5 : undefined);
    }
  });

  it.each(allCases)('buys no PoE for management ports: $title', ({ requirements }) => {
    const outOfBand = placed(requirements).filter(({ node }) => node.group === 'management-ports');
    expect(outOfBand.flatMap(({ device }) => (device.specs.poeBudgetW ? device.model : []))).toEqual([]);
  });

  it('has no more makers the more each further one costs', () => {
    const makers = (furtherMakerLeast: number) =>
      new Set(
        placed({ ...municipality, assumptions: { furtherMakerLeast, furtherMakerMost: 10_000_000 } }).map(
          ({ device }) => device.manufacturer,
        ),
      ).size;
    expect(makers(1_000_000)).toBe(1);
    expect(makers(0)).toBeGreaterThan(1);
  });

  it('gives a hub on which many sites depend models of the enterprise class throughout, whatever the budget', () => {
    const atHub = (input: RequirementsInput, isAtHub = true) =>
      new Set(
        placed(input).flatMap(({ node: { site, model } }) =>
          (site === 'Head office') === isAtHub ? [model?.because?.inputs.class] : [],
        ),
      );
    expect(atHub(shops(10))).toEqual(new Set(['small-business']));
    expect(atHub(shops(11))).toEqual(new Set(['enterprise']));
    expect(atHub(shops(11), false)).toEqual(new Set(['small-business']));
    expect(atHub(shops(11, { sitesOnSmallBusinessHub: 20 }))).toEqual(new Set(['small-business']));
  });

  it('gives a hub no lesser class than a site that reaches everything through it', () => {
    const joined = (budgetRange: 'low' | 'medium', people: number) =>
      placed({
        sites: [
          { name: 'Office', kind: 'headquarters', wiredUsers: 12, servers: 2 },
          { name: 'School', kind: 'school', wiredUsers: 20, wirelessUsers: people, areaM2: 4_000 },
        ],
        budgetRange,
      }).filter(({ node }) => node.site === 'Office');
    const classes = (own: readonly Placed[]) =>
      new Set(own.map(({ node }) => node.model?.because?.inputs.class));
    expect(classes(joined('low', 300))).toEqual(new Set(['small-business']));
    expect(classes(joined('low', 600))).toEqual(new Set(['enterprise']));
  });

  it('takes fewer further makers without templates the more each of them counts as', () => {
    const withoutTemplates = (timesFurtherMakerByHand: number) =>
      [
        ...Map.groupBy(
          placed({ ...retailChain, assumptions: { timesFurtherMakerByHand } }).filter(
            ({ node }) => node.type !== 'accesspoint',
          ),
          ({ device }) => device.manufacturer,
        ).values(),
      ].filter((own) => own.every(({ device }) => dialectOf(device).kind === 'unsupported')).length;
    expect(withoutTemplates(1)).toBeGreaterThan(0);
    expect(withoutTemplates(3)).toBe(0);
  });

  it('has a gateway that manages all access points of its site where it is their controller itself', () => {
    const hall = (areaM2: number) =>
      placed({
        sites: [{ name: 'Hall', kind: 'office', wirelessUsers: 40, areaM2 }],
        vendorPreference: 'Ubiquiti',
        budgetRange: 'low',
      });
    for (const areaM2 of [1_000, 6_000, 10_000]) {
      const all = hall(areaM2);
      const accessPoints = all.filter(({ node }) => node.type === 'accesspoint').length;
      const [gateway] = all.filter(({ node }) => node.layer === 'edge');
      expect(gateway?.device.specs.accessPoints, `${accessPoints}`).toBeGreaterThanOrEqual(accessPoints);
    }
  });

  it('follows the range of the budget by its class', () => {
    expect(classesOf(office({ budgetRange: 'low' }))).toContain('small-business');
    expect(classesOf(office({ budgetRange: 'high' }))).not.toContain('small-business');
    expect(cost(office({ budgetRange: 'high' }))).toBeGreaterThan(cost(office({ budgetRange: 'low' })));
  });

  it('costs more from each range of the budget to the next where that can buy something', () => {
    const hosts = {
      wiredUsers: 200,
      wirelessUsers: 200,
      phones: 100,
      cameras: 20,
      servers: 12,
      publicServers: 2,
    };
    const company = (budgetRange: RequirementsInput['budgetRange']) =>
      cost({
        sites: [
          { name: 'Leeds', kind: 'headquarters', floors: 4, areaM2: 5_000, guests: 30, ...hosts },
          { name: 'York', wiredUsers: 30, wirelessUsers: 40, guests: 5, phones: 10, cameras: 4 },
          { name: 'Hull', wiredUsers: 20, wirelessUsers: 20 },
        ],
        budgetRange,
      });
    expect(company('medium')).toBeGreaterThan(company('low'));
    // In an office of twenty the medium range buys what the low one does, and the high one another class.
    expect(cost(office({ budgetRange: 'high' }))).toBeGreaterThan(cost(office({ budgetRange: 'medium' })));
  });

  it('follows a stated class', () => {
    expect(classesOf(office({ equipmentClass: 'enterprise' }))).not.toContain('small-business');
    expect(cost(office({ equipmentClass: 'enterprise' }))).toBeGreaterThan(cost(office()));
  });

  it('follows a stated manufacturer wherever that has something that fits', () => {
    const makers = (vendorPreference: string) =>
      new Set(placed(office({ vendorPreference })).map(({ device }) => device.manufacturer));
    expect(makers('Cisco')).toEqual(new Set(['Cisco']));
    expect(makers('Ubiquiti')).not.toContain('Cisco');
  });

  it.each([10, 20, 40, 60, 80, 100])(
    'gives a small business of %i people one gateway and one maker',
    (people) => {
      const own = placed(
        office({
          sites: [{ name: 'Office', kind: 'office', wiredUsers: people, wirelessUsers: people, servers: 1 }],
        }),
      );
      expect(new Set(own.map(({ device }) => device.manufacturer)).size).toBe(1);
      const edge = own.filter(({ node }) => node.layer === 'edge');
      expect(edge.map(({ node }) => node.type)).toEqual(['firewall']);
    },
  );

  it('gives the core of a small business that must not fail a pair that routes', () => {
    const sites = [
      { name: 'Office', kind: 'office', wiredUsers: 90, wirelessUsers: 90, phones: 70 },
    ] as const;
    const cores = (coreSwitching: boolean) =>
      planOf(office({ sites: [...sites], redundancy: { coreSwitching } })).graph.nodes.filter(
        ({ layer }) => layer === 'core',
      );
    expect(cores(false).map(({ addresses }) => addresses.some((each) => each.endsWith('/32')))).toEqual([
      false,
    ]);
    expect(cores(true).map(({ addresses }) => addresses.some((each) => each.endsWith('/32')))).toEqual([
      true,
      true,
    ]);
  });

  it.each(['hotel', 'warehouse', 'school', 'data-centre', 'hospital', 'campus-12'])(
    'gives the switching of the reference design %s one maker',
    (id) => {
      const own = allCases.find((each) => each.id === id);
      if (own === undefined) throw new Error(`No reference design is called ${id}`);
      const makers = Map.groupBy(
        placed(own.requirements).filter(
          ({ node: { type, group } }) =>
            (type === 'switch' || type === 'accesspoint') && group !== 'management-ports',
        ),
        ({ device }) => device.manufacturer,
      );
      expect([...makers.keys()]).toHaveLength(id === 'data-centre' ? 2 : 1);
    },
  );

  it('puts no small-business model into a hospital, however low the budget', () => {
    const ward = { name: 'Ward', kind: 'hospital', wiredUsers: 20, wirelessUsers: 20, phones: 10 } as const;
    for (const budgetRange of ['low', 'medium', 'high'] as const) {
      expect(classesOf({ sites: [{ ...ward }], budgetRange })).not.toContain('small-business');
    }
  });

  it('puts no router for small offices at a data centre, and no firewall for hundreds at an office of twenty', () => {
    const centre = { name: 'DC', kind: 'datacentre', wiredUsers: 4, servers: 60 } as const;
    for (const { node, device } of placed({ sites: [centre] }))
      if (node.type === 'router' || node.type === 'firewall') expect(device.class).toBe('enterprise');
    const small: RequirementsInput = {
      sites: [{ name: 'Office', wiredUsers: 20 }],
      budgetRange: 'unlimited',
    };
    for (const { device } of placed(small)) expect(device.price?.amount ?? 0).toBeLessThan(10_000);
  });

  it('is checked: a model below the class of its place, and makers that are mixed, are warnings', () => {
    const { requirements, graph } = planOf(office({ budgetRange: 'high' }));
    const unifi = catalogue.find(
      ({ manufacturer, category }) => manufacturer === 'Ubiquiti' && category === 'ap',
    );
    const [first] = graph.nodes.filter(({ type }) => type === 'accesspoint');
    if (first === undefined || unifi === undefined) throw new Error('There is no access point.');
    first.equipmentId = unifi.id;
    const found = checkNetwork({ graph, requirements, devices: catalogue }).find(
      ({ id }) => id === 'plausibility',
    );
    const sentences = found?.findings.map(({ sentence }) => sentence).join(' ');
    expect(found?.outcome).toBe('warning');
    expect(sentences).toContain('is of the class small-business, and enterprise is expected');
    expect(sentences).toMatch(
      /The switching and wireless of Office has devices of several makers: .+ \(\d+\) and/,
    );
  });

  it('is checked: a model that cannot do what is configured on it is a failure', () => {
    const { requirements, graph } = planOf({
      sites: [
        { name: 'Head office', kind: 'headquarters', wiredUsers: 150, servers: 4 },
        { name: 'Branch', wiredUsers: 10 },
      ],
      redundancy: { internet: true, coreSwitching: true },
    });
    const weak = catalogue.filter(({ specs }) => specs.capabilities?.ospfv2 === 'no');
    const core = graph.nodes.find(({ layer, type }) => type === 'switch' && layer === 'core');
    const other = weak.find(({ category }) => category === 'switch');
    if (core === undefined || other === undefined) throw new Error('There is no core to replace.');
    core.equipmentId = other.id;
    const capabilities = checkNetwork({ graph, requirements, devices: catalogue }).find(
      ({ id }) => id === 'capabilities',
    );
    expect(capabilities?.outcome).toBe('failure');
    expect(capabilities?.findings.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringMatching(
        /has no OSPFv2, which the configuration uses \(it exchanges routes on \d+ links?\)\.$/,
      ),
    );
  });
});
