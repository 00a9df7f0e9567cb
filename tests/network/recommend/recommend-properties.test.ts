import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { catalogueId } from '#shared/equipment/device-id.ts';
import { planTopology } from '#shared/network/plan.ts';
import type { Recommendations } from '#shared/network/recommend/recommend.ts';
import { anySwitch } from '../../equipment/device-builder.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { anyRequirements } from '../requirements-builder.ts';
import { faultsOf } from './placement-oracle.ts';
import { recommended, today } from './recommendation-builder.ts';

/** Any design, with any budget or none, with or without power redundancy and a preferred manufacturer. */
const anyDesign = (): fc.Arbitrary<Requirements> =>
  fc
    .tuple(
      anyRequirements(),
      fc.option(fc.integer({ min: 1_000, max: 2_000_000 }), { nil: undefined }),
      fc.boolean(),
      fc.constantFrom('', 'Cisco', 'HPE Aruba', 'Juniper'),
      fc.constantFrom('low' as const, 'medium' as const, 'high' as const, 'unlimited' as const),
    )
    .map(([asked, amount, power, vendorPreference, budgetRange]) => ({
      ...asked,
      ...(amount === undefined ? {} : { budget: { amount, currency: 'USD' } }),
      redundancy: { ...asked.redundancy, power },
      vendorPreference,
      budgetRange,
    }));

const anyCatalogue = () => fc.array(anySwitch(), { maxLength: 40 }).map((more) => [...catalogue, ...more]);

/** Its price, and what is bought with it there: always, for what is used there, the second supply, what a controller takes for it, and support unless it is in something else. */
function firstYear(
  { price, licencePerYear = 0, lines = [] }: Device,
  { demands }: Role,
  isControlled: boolean,
): number {
  const used = new Set(demands.capabilities?.map(({ capability }) => capability));
  const taken = lines.filter(({ kind, neededFor }) => {
    if (kind === 'power-supply') return demands.minSupplies === 2;
    if (kind === 'controller-licence') return isControlled;
    return !neededFor || neededFor.some((one) => used.has(one));
  });
  const isSupported = taken.some(({ includesSupport }) => includesSupport);
  const bought = taken.filter(({ kind }) => !isSupported || kind !== 'support');
  const besides = bought.reduce((sum, line) => sum + line.price * line.quantity, 0);
  return (price?.amount ?? 0) + licencePerYear + besides;
}

type Role = Recommendations['roles'][number];

function spent({ roles }: Recommendations): number {
  const isControlled = roles.some(({ role, choice }) => role === 'controller' && choice !== null);
  return roles.reduce(
    (sum, role) =>
      sum + role.quantity * (role.choice ? firstYear(role.choice.device, role, isControlled) : 0),
    0,
  );
}

describe('any recommendation', () => {
  it('never breaks a hard demand of any place of the plan', () => {
    fc.assert(
      fc.property(anyDesign(), anyCatalogue(), (requirements, devices) => {
        const graph = planTopology(requirements);
        const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
        for (const { choice, alternatives, places, role } of recommended(requirements, devices).roles) {
          for (const { device } of choice === null ? [] : [choice, ...alternatives]) {
            for (const { nodeId } of places) {
              const node = nodes.get(nodeId);
              expect(node !== undefined || role === 'controller').toBe(true);
              if (node) expect(faultsOf(device, node, graph, requirements, today)).toEqual([]);
            }
          }
        }
      }),
      { numRuns: propertyRuns(6, 100) },
    );
  });

  it('is kept within any budget, licences of the first year included', () => {
    fc.assert(
      fc.property(anyDesign(), (requirements) => {
        const found = recommended(requirements);
        expect(found.cost).toBeCloseTo(spent(found), 6);
        if (requirements.budget) expect(spent(found)).toBeLessThanOrEqual(requirements.budget.amount);
      }),
      { numRuns: propertyRuns(6, 160) },
    );
  });

  it('leaves no place empty that the budget could fill', () => {
    fc.assert(
      fc.property(anyDesign(), fc.nat({ max: 20_000 }), (requirements, spare) => {
        const { budget, ...free } = requirements;
        const bare = recommended({ ...free, budget: { amount: 0, currency: 'USD' } });
        const [, least = '0'] = /fit cost US\$([\d,]+)/.exec(bare.notes[0] ?? '') ?? [];
        const amount = Number(least.replaceAll(',', '')) + 1 + spare;
        const full = recommended({ ...free, budget: { amount, currency: 'USD' } });
        for (const { role, choice, relax } of full.roles) {
          if (choice === null)
            expect(relax?.constraints ?? [], `${role} of ${amount}`).not.toContain('budget');
        }
      }),
      { numRuns: propertyRuns(4, 60) },
    );
  });

  it('contains only the preferred manufacturer where that is required', () => {
    fc.assert(
      fc.property(anyDesign(), fc.constantFrom('Cisco', 'Juniper'), (asked, maker) => {
        const { roles } = recommended({ ...asked, vendorPreference: maker }, catalogue, true);
        for (const { choice } of roles) expect(choice?.device.manufacturer ?? maker).toBe(maker);
      }),
      { numRuns: propertyRuns(4, 60) },
    );
  });

  it('is repeatable, whatever the order of the catalogue', () => {
    fc.assert(
      fc.property(
        anyDesign(),
        fc.shuffledSubarray([...catalogue], { minLength: catalogue.length }),
        (requirements, shuffled) => {
          const found = recommended(requirements);
          expect(recommended(structuredClone(requirements))).toEqual(found);
          expect(recommended(requirements, shuffled)).toEqual(found);
        },
      ),
      { numRuns: propertyRuns(4, 48) },
    );
  });

  it('never ranks a device first that costs more than another and is better in nothing', () => {
    const worsening = fc.record({
      more: fc.integer({ min: 1, max: 30_000 }),
      licence: fc.nat({ max: 500 }),
      draw: fc.nat({ max: 50 }),
      years: fc.nat({ max: 3 }),
      /** What is left of every figure. */
      part: fc.double({ min: 0.5, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(anyDesign(), worsening, (requirements, worse) => {
        const dearer = catalogue.map((device) => worsened(device, worse));
        for (const { choice } of recommended(requirements, [...dearer, ...catalogue]).roles) {
          expect(choice?.device.partNumber ?? '').not.toMatch(/-dearer$/);
        }
      }),
      { numRuns: propertyRuns(5, 80) },
    );
  });
});

interface Worsening {
  readonly more: number;
  readonly licence: number;
  readonly draw: number;
  readonly years: number;
  readonly part: number;
}

function worsened(device: Device, { more, licence, draw, years, part }: Worsening): Device {
  const { price, specs, releaseYear, licencePerYear = 0 } = device;
  const less = { ...specs };
  for (const figure of [
    'poeBudgetW',
    'forwardingMbps',
    'inspectionMbps',
    'clients',
    'accessPoints',
  ] as const) {
    const has = specs[figure];
    if (has !== undefined) less[figure] = Math.floor(has * part);
  }
  const partNumber = `${device.partNumber}-dearer`;
  return {
    ...device,
    id: catalogueId('dearer', partNumber),
    partNumber,
    ...(price === undefined ? {} : { price: { ...price, amount: price.amount + more } }),
    licencePerYear: licencePerYear + licence,
    specs: { ...less, ...(specs.drawW === undefined ? {} : { drawW: specs.drawW + draw }) },
    ...(releaseYear === undefined ? {} : { releaseYear: releaseYear - years }),
  };
}
