import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { portCount } from '#shared/network/graph/port-range.ts';
import { assignPorts } from '#shared/network/models/assign-ports.ts';
import { planTopology } from '#shared/network/plan.ts';
import { edgeRates } from '#shared/network/sizing/edge-rates.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** A headquarters with a gigabit to the internet and more to its branches. */
const requirements = requirementsOf({
  wan: { kind: 'mpls' },
  sites: [
    { name: 'Headquarters', kind: 'headquarters', wiredUsers: 400, floors: 4, areaM2: 6_000 },
    { name: 'North', wiredUsers: 20, wanMbps: 1_000 },
  ],
  bandwidth: { download: 1_000, upload: 1_000 },
});

/** The plan with its firewall of eight gigabit sockets and four cages, as somebody chose it. */
const plan = planTopology(requirements);
const modelOf = (model: string) => catalogue.filter((device) => device.model === model).slice(0, 1);
assignPorts(
  plan,
  new Map(
    plan.nodes.flatMap(({ id, label }) =>
      modelOf(label === 'HQ-FW-1' ? 'Firepower 1140' : label.includes('CORE') ? 'S6730-H24X6C' : '').map(
        (device) => [id, device] as const,
      ),
    ),
  ),
  requirements,
);
const firewall = plan.nodes.find(({ label }) => label === 'HQ-FW-1');
const inside = plan.edges.filter(({ source, type }) => source === firewall?.id && type === 'lan');

describe('a firewall whose ports are all of a gigabit, and that carries two', () => {
  it('is joined to the inside by bundles that carry them', () => {
    expect(edgeRates(plan, requirements).get(firewall?.id ?? '')?.mbps).toBeGreaterThan(1_000);
    expect(inside.length).toBeGreaterThan(0);
    for (const { sourcePort = '', targetPort = '', bandwidthMbps } of inside)
      expect([portCount(sourcePort), portCount(targetPort), bandwidthMbps]).toEqual([2, 2, 1_000]);
  });

  it('is warned of where its links carry less', () => {
    const found = (graph: typeof plan) =>
      checkPlan({ graph, requirements, devices: catalogue })
        .flatMap(({ findings }) => findings)
        .filter(({ sentence }) => sentence.includes('links to the inside'))
        .map(({ sentence }) => sentence);
    expect(found(plan)).toEqual([]);
    const [kept, ...dropped] = inside;
    const gone = new Set(dropped.map(({ id }) => id));
    const edges = plan.edges.flatMap((edge) => {
      if (gone.has(edge.id)) return [];
      if (edge !== kept) return [edge];
      return [
        {
          ...edge,
          sourcePort: edge.sourcePort?.replace(/-\d+$/, ''),
          targetPort: edge.targetPort?.replace(/-\d+$/, ''),
        },
      ];
    });
    expect(found({ ...plan, edges })).toEqual([
      'HQ-FW-1: its links to the inside carry 1 Gbit/s, and it has to carry 1 Gbit/s of internet access + 1 Gbit/s of circuits to other sites = 2 Gbit/s. Choose a model with faster ports, or bundle more of them.',
    ]);
  });
});
