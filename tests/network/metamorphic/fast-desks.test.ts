import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { indexNetwork, rateOf } from '#shared/network/graph/network-index.ts';
import { planNetwork, planTopology } from '#shared/network/plan.ts';
import { usedAssumptions } from '#shared/network/requirements/changeable-assumptions.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SegmentInput = NonNullable<RequirementsInput['segments']>[number];

/** A film studio of 60 desks on two floors, 40 of them with a phone. */
const studio = (editing: Partial<SegmentInput>) =>
  requirementsOf({
    sites: [
      {
        name: 'Studio',
        kind: 'headquarters',
        floors: 2,
        areaM2: 2_400,
        wiredUsers: 60,
        wirelessUsers: 30,
        servers: 12,
        phones: 40,
      },
    ],
    segments: [
      { name: 'Editing', users: 24, ...editing },
      { name: 'Office', users: 36 },
    ],
    bandwidth: { download: 2_000 },
  });

const planOf = (editing: Partial<SegmentInput>): Graph =>
  planNetwork({ requirements: studio(editing), devices: catalogue, assigned: [], today: '2026-11-24' });

/** Switch ports of a name such as `port33-38,port41`, counted from the name alone. */
const portsIn = (name = ''): number =>
  name.split(',').reduce((sum, range) => {
    const [, first, last] = /(\d+)(?:-(\d+))?$/.exec(range) ?? [];
    return first === undefined ? sum : sum + (last === undefined ? 1 : Number(last) - Number(first) + 1);
  }, 0);

/** Ports of switches that lead to desks, by their Mbit/s. */
function deskPorts({ nodes, edges }: Graph): Record<number, number> {
  const typeOf = new Map(nodes.map(({ id, type, group }) => [id, group ?? type]));
  const counts: Record<number, number> = {};
  for (const { source, target, sourcePort, bandwidthMbps = 0 } of edges)
    if (typeOf.get(source) === 'switch' && ['wired-users', 'phones'].includes(typeOf.get(target) ?? ''))
      counts[bandwidthMbps] = (counts[bandwidthMbps] ?? 0) + portsIn(sourcePort);
  return counts;
}

const slowPorts = (graph: Graph, requirements = studio({})) =>
  checkPlan({ graph, requirements, devices: catalogue })
    .flatMap(({ findings }) => findings)
    .filter(({ sentence }) => sentence.includes('each host of'));

describe('desks that state more than a gigabit', () => {
  it.each([
    [2_000, 2_500],
    [4_000, 5_000],
    [9_000, 10_000],
  ])('of %i Mbit/s have ports of %i Mbit/s, and no phone before them', (mbpsPerHost, portMbps) => {
    const graph = planOf({ mbpsPerHost });
    // 36 other desks share the 40 phones' ports.
    expect(deskPorts(graph)).toEqual({ [portMbps]: 24, 1000: 40 });
    expect(slowPorts(graph, studio({ mbpsPerHost }))).toEqual([]);
  });

  it('are ordinary desks up to a gigabit', () => {
    expect(deskPorts(planOf({ mbpsPerHost: 1_000 }))).toEqual({ 1000: 60 });
    expect(deskPorts(planOf({}))).toEqual({ 1000: 60 });
  });

  it('are in the VLAN of their segment alone', () => {
    const { nodes, edges, subnets } = planOf({ mbpsPerHost: 4_000 });
    const editing = subnets.find(({ name }) => name === 'Editing')?.vlan;
    const desks = nodes.filter(({ label }) => label.includes('Editing')).map(({ id }) => id);
    expect(desks).toHaveLength(2);
    const vlans = edges.flatMap((edge) => (desks.includes(edge.target) ? [edge.vlans] : []));
    expect(new Set(vlans.flat())).toEqual(new Set([editing]));
  });

  it('keep these ports on switches of their own', () => {
    expect(deskPorts(planOf({ mbpsPerHost: 4_000, isolationLevel: 'physical' }))[5_000]).toBe(24);
  });

  it('fail a check where their ports are slower, whatever was planned', () => {
    const found = slowPorts(planOf({}), studio({ mbpsPerHost: 4_000 }));
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatchObject({ severity: 'failure' });
    expect(found[0]?.sentence).toMatch(/ports of 1 Gbit\/s, and each host of Editing states 4 Gbit\/s\.$/);
  });

  it('say plainly that no port on twisted pair is enough', () => {
    const found = slowPorts(planOf({ mbpsPerHost: 25_000 }), studio({ mbpsPerHost: 25_000 }));
    expect(found[0]?.sentence).toContain('ports of 10 Gbit/s, and each host of Editing states 25 Gbit/s');
  });

  it('raise the uplinks of their switches where ten gigabits are too little', () => {
    const uplinkOf = (mbpsPerHost: number) => {
      const { nodes, edges } = planOf({ users: 10, mbpsPerHost });
      const onFloors = new Set(
        nodes.flatMap(({ id, type, floor }) => (type === 'switch' && floor !== undefined ? [id] : [])),
      );
      const up = edges.filter(({ target }) => onFloors.has(target));
      return Math.max(...up.map(({ bandwidthMbps = 0 }) => bandwidthMbps));
    };
    expect(uplinkOf(9_000)).toBeGreaterThan(uplinkOf(2_000));
  });

  it('are carried all at once by the uplinks of their switch, or as a stated part of them', () => {
    const gradingOf = (assumptions: RequirementsInput['assumptions'], redundancy?: 'full') =>
      requirementsOf({
        sites: [
          {
            ...{ name: 'Studio', wiredUsers: 20, wirelessUsers: 10, servers: 12, areaM2: 800 },
            ...(redundancy && { redundancy }),
          },
        ],
        segments: [{ name: 'Grading', type: 'function', users: 10, mbpsPerHost: 6_000 }],
        assumptions,
      });
    const planned = (assumptions: RequirementsInput['assumptions'], redundancy?: 'full') => {
      const requirements = gradingOf(assumptions, redundancy);
      return planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-24' });
    };
    const carriedBy = (graph: Graph) => {
      const { nodes, attachments } = indexNetwork(graph);
      const onFloor = [...nodes.values()].filter(
        ({ type, floor }) => type === 'switch' && floor !== undefined,
      );
      return onFloor
        .flatMap(({ id }) => attachments.get(id) ?? [])
        .filter(({ edge }) => edge.because?.rule === 'access-uplinks')
        .reduce((sum, { edge, lanes }) => sum + rateOf(edge) * lanes, 0);
    };
    for (const redundancy of [undefined, 'full'] as const) {
      expect(carriedBy(planned({}, redundancy))).toBeGreaterThanOrEqual(60_000);
      expect(carriedBy(planned({ fastHostConcurrency: 0.25 }, redundancy))).toBeLessThan(60_000);
    }
    expect(usedAssumptions(gradingOf({})).map(({ id }) => id)).toContain('fastHostConcurrency');
    expect(usedAssumptions(studio({ mbpsPerHost: 1_000 })).map(({ id }) => id)).not.toContain(
      'fastHostConcurrency',
    );
    // Planned for a quarter of them, and then all work at once.
    const said = checkPlan({
      graph: planned({ fastHostConcurrency: 0.25 }),
      requirements: gradingOf({}),
      devices: catalogue,
    }).flatMap(({ findings }) => findings.map(({ sentence }) => sentence));
    expect(said).toContainEqual(
      expect.stringMatching(
        /state 60 Gbit\/s, 60 Gbit\/s of it at once, and its uplinks that forward carry 25 Gbit\/s/,
      ),
    );
  });

  it('leave room on the uplinks for as many more as the design grows by', () => {
    let judged = 0;
    for (const percent of [0, 30, 60, 100])
      for (const mbpsPerHost of [1_800, 3_000, 3_600, 6_000]) {
        const requirements = { ...studio({ users: 10, mbpsPerHost }), growth: { percent, years: 3 } };
        for (const { because, bandwidthMbps = 0 } of planTopology(requirements).edges) {
          const { statedMbps = 0, uplinks = 1 } = because?.inputs ?? {};
          if (because?.rule !== 'access-uplinks' || statedMbps === 0) continue;
          judged += 1;
          const needed = Number(statedMbps) * (1 + percent / 100);
          expect(bandwidthMbps * Number(uplinks)).toBeGreaterThanOrEqual(Math.min(needed, 100_000));
        }
      }
    expect(judged).toBeGreaterThan(30);
  });

  it('work on the servers of their site: none of it leaves, unless a designer says so', () => {
    const planWith = (leavingShareOfHosts: number | undefined, download = 0) => {
      const requirements = {
        ...studio({ mbpsPerHost: 4_000 }),
        bandwidth: { download, upload: 0, symmetric: false },
        assumptions: leavingShareOfHosts === undefined ? {} : { leavingShareOfHosts },
      };
      const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-24' });
      const questions = checkPlan({ graph, requirements, devices: catalogue })
        .flatMap(({ findings }) => findings)
        .filter(({ sentence }) => sentence.includes('far more than they fill'));
      const access = graph.edges.find(({ service }) => service === 'internet')?.bandwidthMbps;
      const used = usedAssumptions(requirements).map(({ id }) => id);
      return { questions: questions.length, access, isListed: used.includes('leavingShareOfHosts') };
    };
    // 60 people × 1 Mbit/s × 1.3.
    expect(planWith(undefined)).toEqual({ questions: 0, access: 100, isListed: true });
    // And 24 of 90 hosts, 4 Gbit/s each: a tenth of it, then all.
    expect(planWith(0.1)).toMatchObject({ access: 10_000 });
    expect(planWith(1)).toMatchObject({ questions: 1, access: 100_000 });
    expect(planWith(1, 2_000)).toMatchObject({ questions: 0, access: 2_000 });
  });

  it('leave by the internet up to a gigabit where their site has no servers', () => {
    const accessOf = (mbpsPerHost: number, servers: number) => {
      const usual = studio({ mbpsPerHost });
      const requirements = {
        ...usual,
        sites: usual.sites.map((site) => ({ ...site, servers })),
        bandwidth: { download: 0, upload: 0, symmetric: false },
      };
      return planTopology(requirements).edges.find(({ service }) => service === 'internet')?.bandwidthMbps;
    };
    expect(accessOf(20, 0)).toBeGreaterThan(accessOf(20, 12) ?? 0);
    expect(accessOf(4_000, 0)).toBe(accessOf(4_000, 12));
  });

  it('have a VLAN that no access point carries, for as many hosts as there are desks', () => {
    const { nodes, edges, subnets } = planOf({ mbpsPerHost: 4_000 });
    const points = new Set(nodes.flatMap(({ id, type }) => (type === 'accesspoint' ? [id] : [])));
    const editing = subnets.find(({ name }) => name === 'Editing');
    const office = subnets.find(({ name }) => name === 'Office');
    const onRadio = new Set(
      edges.flatMap(({ source, target, vlans }) => (points.has(source) || points.has(target) ? vlans : [])),
    );
    expect(onRadio).toContain(office?.vlan);
    expect(onRadio).not.toContain(editing?.vlan);
    expect(editing?.hosts).toBe(Math.ceil(24 * 1.3));
  });

  it('are on Wi-Fi as far as they find no desk', () => {
    const whole = studio({ users: 70, mbpsPerHost: 4_000 });
    const { nodes, edges, subnets } = planTopology({ ...whole, segments: whole.segments.slice(0, 1) });
    const points = new Set(nodes.flatMap(({ id, type }) => (type === 'accesspoint' ? [id] : [])));
    const vlans = subnets.flatMap(({ name, vlan }) => (name.startsWith('Editing') && vlan ? [vlan] : []));
    expect(
      edges.some(
        ({ source, vlans: carried }) => points.has(source) && carried.some((one) => vlans.includes(one)),
      ),
    ).toBe(true);
  });
});

describe('devices that state more than a gigabit', () => {
  const laboratory = (microscopes: Partial<SegmentInput>) =>
    requirementsOf({
      sites: [
        {
          name: 'Laboratory',
          kind: 'office',
          floors: 2,
          areaM2: 1_600,
          wiredUsers: 30,
          servers: 12,
          printers: 4,
        },
      ],
      segments: [{ name: 'Microscopes', type: 'iot', users: 20, poe: 'none', ...microscopes }],
    });
  const portsOf = (microscopes: Partial<SegmentInput>) => {
    const requirements = laboratory(microscopes);
    const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-26' });
    const groups = new Set(graph.nodes.flatMap(({ id, group }) => (group === 'cameras' ? [id] : [])));
    const counts: Record<number, number> = {};
    const short: string[] = [];
    for (const { source, target, sourcePort, bandwidthMbps = 0 } of graph.edges) {
      if (!groups.has(target)) continue;
      counts[bandwidthMbps] = (counts[bandwidthMbps] ?? 0) + portsIn(sourcePort);
      const id = graph.nodes.find((node) => node.id === source)?.equipmentId;
      const ports = catalogue.find((device) => device.id === id)?.specs.ports ?? [];
      if (!ports.some(({ speedMbps, connector }) => connector === 'RJ45' && speedMbps >= bandwidthMbps))
        short.push(source);
    }
    return { counts, short, slow: slowPorts(graph, requirements).length };
  };

  it.each([
    [900, 1_000],
    [2_000, 2_500],
    [4_000, 5_000],
  ])('of %i Mbit/s have ports of %i Mbit/s on switches that have them', (mbpsPerHost, portMbps) => {
    expect(portsOf({ mbpsPerHost })).toEqual({ counts: { [portMbps]: 20 }, short: [], slow: 0 });
  });

  it('have them on switches of their own, too', () => {
    const apart = portsOf({ mbpsPerHost: 2_000, isolationLevel: 'physical' });
    expect(apart).toEqual({ counts: { 2500: 20 }, short: [], slow: 0 });
  });
});
