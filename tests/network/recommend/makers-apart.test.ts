import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { reasonText } from '#shared/network/reasons/reason-text.ts';
import { devicesInPlace } from '#shared/network/recommend/devices-in-place.ts';
import { leafSites } from '#shared/network/requirements/leaf-sites.ts';
import { usualFigures } from '#shared/network/requirements/usual-figures.ts';
import { allCases } from '../reference/cases/all-cases.ts';
import { requirementsOf } from '../requirements-builder.ts';

const today = '2026-11-21';
const given = { devices: catalogue, assigned: [], today };
const makerOf = new Map(catalogue.map(({ id, manufacturer }) => [id, manufacturer]));

/** A campus with a fast line, and a small station that has the same computing centre for its hub. */
const campusWithStation = ({ assumptions, ...more }: Partial<RequirementsInput> = {}) =>
  requirementsOf({
    sites: [
      { name: 'Campus', kind: 'campus', areaM2: 20_000, wiredUsers: 900, wirelessUsers: 3_000 },
      { name: 'Centre', kind: 'datacentre', wiredUsers: 10, servers: 40 },
      { name: 'Station', kind: 'office', areaM2: 500, wiredUsers: 10, wirelessUsers: 20 },
    ],
    wan: { kind: 'leased-line' },
    ipScheme: { ipv6: true },
    redundancy: { internet: true, coreSwitching: true },
    budgetRange: 'high',
    assumptions: { mostWithoutTemplates: 100_000, ...assumptions },
    ...more,
  });

const routersAt = (graph: ReturnType<typeof planNetwork>, site: string) =>
  graph.nodes.filter((node) => node.type === 'router' && node.site === site);
const makersAt = (graph: ReturnType<typeof planNetwork>, site: string) => [
  ...new Set(routersAt(graph, site).map(({ equipmentId = '' }) => makerOf.get(equipmentId))),
];

describe('the edge of a site on which no other depends', () => {
  const requirements = campusWithStation();
  const graph = planNetwork({ ...given, requirements });
  const [campus] = makersAt(graph, 'Campus');
  const [station] = makersAt(graph, 'Station');

  it('is of another maker where the edge’s own has nothing of its size, and says so', () => {
    expect(station).not.toBe(campus);
    const because = routersAt(graph, 'Station')[0]?.model?.because;
    expect(because?.inputs.keeps).toBe(campus);
    expect(because?.inputs.keepsTimes).toBeGreaterThan(usualFigures.timesCheapest);
    expect(because && reasonText(because).arithmetic).toContain(
      `: ${station} makes it instead, since no other site depends on this one`,
    );
  });

  it('is no mixture of makers', () => {
    const sentences = checkNetwork({ graph, requirements, devices: catalogue }).flatMap(({ findings }) =>
      findings.map(({ sentence }) => sentence),
    );
    expect(sentences.filter((sentence) => sentence.includes('several makers'))).toEqual([]);
  });

  it('stays with the edge’s maker where that costs less than what is stated to be too dear', () => {
    const loose = campusWithStation({ assumptions: { timesCheapest: 50 } });
    const kept = planNetwork({ ...given, requirements: loose });
    expect(makersAt(kept, 'Station')).toEqual(makersAt(kept, 'Campus'));
  });

  it('stays with a maker that is stated', () => {
    const stated = campusWithStation({ vendorPreference: String(campus) });
    expect(makersAt(planNetwork({ ...given, requirements: stated }), 'Station')).toEqual([campus]);
  });

  it('keeps its makers when it is planned again with what its equipment has', () => {
    const assigned = devicesInPlace(graph, catalogue);
    const again = planNetwork({ ...given, requirements, assigned });
    for (const site of ['Campus', 'Station']) expect(makersAt(again, site)).toEqual(makersAt(graph, site));
  });

  it.each(allCases)('costs no more than is reasonable: $title', ({ requirements: asked, existing }) => {
    const plan = planNetwork({ ...given, requirements: asked, ...(existing && { existing }) });
    const leaves = leafSites(asked);
    for (const { type, site = '', label, model } of plan.nodes)
      if (type === 'router' && leaves.has(site))
        expect(model?.because?.inputs.times ?? 1, label).toBeLessThanOrEqual(usualFigures.timesCheapest);
  });
});
