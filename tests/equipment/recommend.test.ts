import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import type { Device } from '#shared/equipment/device.ts';
import { catalogueId } from '#shared/equipment/device-id.ts';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import { failuresOf } from '#shared/equipment/recommend/constraints.ts';
import { type Recommendations, recommend } from '#shared/equipment/recommend/recommend.ts';
import { planTopology } from '#shared/network/plan-topology.ts';
import { anyRequirements, requirementsOf, threeSites } from '../network/requirements-builder.ts';
import { anySwitch, deviceOf } from './device-builder.ts';

const today = '2026-03-31';

const recommended = (
  requirements = threeSites(),
  devices: readonly Device[] = catalogue,
  isVendorHard = false,
): Recommendations =>
  recommend({ requirements, graph: planTopology(requirements), devices, today, isVendorHard });

const office = (more: Partial<RequirementsInput> = {}) =>
  requirementsOf({
    sites: [{ name: 'Head office', kind: 'headquarters', wiredUsers: 28, phones: 20, cameras: 4 }],
    ...more,
  });

const accessOf = ({ roles }: Recommendations) => {
  const found = roles.find(({ role }) => role === 'access');
  if (found === undefined) throw new Error('no access switches');
  return found;
};

describe('a recommendation from the catalogue', () => {
  it('fills every device of the plan, each once', () => {
    const requirements = threeSites();
    const places = recommended(requirements).roles.flatMap((role) => role.places.map(({ nodeId }) => nodeId));
    const nodes = planTopology(requirements).nodes.filter(
      ({ type }) => type !== 'user' && type !== 'internet',
    );
    expect(places.toSorted()).toEqual(nodes.map(({ id }) => id).toSorted());
  });

  it('names a device for every role of a company with a large campus', () => {
    const site = { name: 'Campus', kind: 'headquarters', floors: 10, areaM2: 20_000 } as const;
    const people = { wiredUsers: 1_100, wirelessUsers: 900, phones: 600, cameras: 60, servers: 30 };
    const redundancy = { internet: true, coreSwitching: true, power: true };
    const { roles } = recommended(requirementsOf({ sites: [{ ...site, ...people }], redundancy }));
    expect(new Set(roles.map(({ role }) => role)).size).toBe(7);
    for (const { role, choice } of roles) expect(choice, role).not.toBeNull();
    for (const { choice } of roles) {
      if (choice?.device.category !== 'ap')
        expect(choice?.device.specs.powerSupplies).toBeGreaterThanOrEqual(2);
    }
  });

  it('gives its reasons with their arithmetic', () => {
    const { needs, choice } = accessOf(recommended(office()));
    expect(needs).toContain('It needs 42 copper ports of 1 Gbit/s: 32 in use × 1.3 growth = 42.');
    expect(needs).toContain(
      'It needs 328 W of PoE: 20 phones × 7 W + 4 cameras × 15.4 W = 201.6 W; × 1.3 growth / 80 % load = 328 W of budget.',
    );
    expect(choice?.reasons.join(' ')).toMatch(/Its PoE budget of \d+ W.* is [\d.]+ times the 328 W needed\./);
    expect(choice?.reasons.join(' ')).toMatch(/1 × ~USD [\d,]+ = ~USD [\d,]+\./);
  });

  it('says of those it rejects what they failed', () => {
    const { rejected, rejectedBy } = accessOf(recommended(office()));
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejectedBy['PoE budget']).toBeGreaterThan(0);
    for (const { failures } of rejected) expect(failures[0]?.sentence).toMatch(/\.$/);
  });

  it('takes the preferred maker where it has something that fits, and nothing else when that is a must', () => {
    const requirements = office({ vendorPreference: 'juniper' });
    expect(accessOf(recommended(requirements)).choice?.device.manufacturer).toBe('Juniper');
    const hard = recommended(requirements, catalogue, true).roles;
    for (const { choice } of hard) expect(choice?.device.manufacturer).toBe('Juniper');
  });

  it('keeps to a budget, and says by how much one is too small', () => {
    const free = recommended(threeSites());
    const budget = Math.round(free.cost * 0.98);
    const tight = recommended(threeSites({ budget: { amount: budget, currency: 'USD' } }));
    expect(tight.cost).toBeLessThanOrEqual(budget);
    const tiny = recommended(threeSites({ budget: { amount: 500, currency: 'USD' } }));
    expect(tiny.cost).toBeLessThanOrEqual(500);
    expect(tiny.notes[0]).toMatch(/^The budget of USD 500 is too small: .* which is USD [\d,]+ more\.$/);
    expect(tiny.roles.find(({ choice }) => choice === null)?.relax?.constraints).toEqual(['budget']);
  });

  it('keeps enough of a budget back for what follows', () => {
    const cheapest = recommended(threeSites({ budgetRange: 'low', budget: { amount: 1, currency: 'USD' } }));
    const least = Number(/cost USD ([\d,]+)/.exec(cheapest.notes[0] ?? '')?.[1]?.replaceAll(',', ''));
    for (const spare of [0, 500, 5_000]) {
      const budget = { amount: least + spare, currency: 'USD' };
      const { roles, cost } = recommended(threeSites({ budgetRange: 'unlimited', budget }));
      for (const { role, choice } of roles) expect(choice, `${role} with ${spare} to spare`).not.toBeNull();
      expect(cost).toBeLessThanOrEqual(least + spare);
    }
  });

  it('keeps to one maker where that costs little', () => {
    const of = (manufacturer: string, usd: number) =>
      deviceOf({ manufacturer, partNumber: `${manufacturer} ${usd}`, usd });
    const router = (manufacturer: string, usd: number) =>
      deviceOf({
        manufacturer,
        partNumber: `${manufacturer} router`,
        category: 'router',
        usd,
        specs: { ports: parsePorts('8x1G-T'), forwardingMbps: 2_000 },
      });
    const devices = [of('Acme', 5_000), of('Bolt', 5_100), router('Bolt', 1_000), router('Cope', 1_100)];
    const { roles } = recommended(office(), devices);
    const makers = roles.flatMap(({ choice }) => choice?.device.manufacturer ?? []);
    expect(makers).toEqual(['Bolt', 'Bolt']);
  });

  it('takes no device whose support ends before the design does', () => {
    const ending = deviceOf({ partNumber: 'ending', usd: 10, endOfSupport: '2029-03-30' });
    const lasting = deviceOf({ partNumber: 'lasting', endOfSupport: '2029-03-31' });
    const { choice, rejected } = accessOf(recommended(office(), [ending, lasting]));
    expect(choice?.device.partNumber).toBe('lasting');
    expect(rejected[0]?.failures).toEqual([
      {
        constraint: 'life cycle',
        sentence: 'Its support ends on 2029-03-30, and the design plans until 2029-03-31.',
      },
    ]);
  });

  it('does not compare a budget with prices in another currency, and says so', () => {
    const { budget, notes } = recommended(office({ budget: { amount: 1, currency: 'NGN' } }));
    expect(budget).toBeNull();
    expect(notes[0]).toBe('The budget is in NGN and the prices are in USD, so it was not checked.');
  });

  it('answers for 5,000 devices and 2,000 users', () => {
    const devices = Array.from({ length: 5_000 }, (_, index) => {
      const device = catalogue[index % catalogue.length] ?? deviceOf();
      return { ...device, id: catalogueId('copy', `${index}`) };
    });
    const site = {
      name: 'Campus',
      kind: 'headquarters',
      floors: 10,
      wiredUsers: 1_100,
      wirelessUsers: 900,
    } as const;
    const requirements = requirementsOf({ sites: [site] });
    const graph = planTopology(requirements);
    expect(recommend({ requirements, graph, devices, today }).roles.length).toBeGreaterThan(0);
  });
});

describe('where nothing fits', () => {
  it('says which constraint to relax, by the device that comes nearest', () => {
    const weak = deviceOf({ partNumber: 'weak', specs: { poeBudgetW: 300 } });
    const old = deviceOf({ partNumber: 'old', endOfSale: '2020-01-01', specs: { poeBudgetW: 100 } });
    const { choice, relax, rejected } = accessOf(recommended(office(), [weak, old]));
    expect(choice).toBeNull();
    expect(relax).toEqual({
      constraints: ['PoE budget'],
      sentence:
        'No device meets every demand. Relax PoE budget by 28 W: Acme weak meets all else. Its PoE budget is 300 W; ' +
        'at least 328 W is needed. It is the only device that fails nothing else.',
    });
    expect(rejected.map(({ device }) => device.partNumber)).toEqual(['weak', 'old']);
  });

  it('says nothing where there is no device of the kind at all', () => {
    const { choice, relax } = accessOf(recommended(office(), []));
    expect({ choice, relax }).toEqual({ choice: null, relax: null });
  });

  it('fails a device whose figure is not known', () => {
    const silent = deviceOf();
    delete silent.specs.poeBudgetW;
    const { rejected } = accessOf(recommended(office(), [silent]));
    expect(rejected[0]?.failures[0]?.sentence).toBe('Its PoE budget is not known; at least 328 W is needed.');
  });
});

describe('any recommendation', () => {
  const horizonOf = (years: number) => ({ today, until: `${2026 + years}-03-31` });

  it('never breaks a hard demand, is the same twice, and stays within any budget', () => {
    fc.assert(
      fc.property(
        anyRequirements(),
        fc.array(anySwitch(), { maxLength: 40 }),
        fc.option(fc.integer({ min: 1_000, max: 2_000_000 }), { nil: undefined }),
        (asked, switches, amount) => {
          const budget = amount === undefined ? {} : { budget: { amount, currency: 'USD' } };
          const requirements = { ...asked, ...budget };
          const devices = [...catalogue, ...switches];
          const found = recommended(requirements, devices);
          for (const { choice, alternatives, demands } of found.roles) {
            for (const { device } of choice === null ? [] : [choice, ...alternatives]) {
              expect(failuresOf(device, demands, horizonOf(asked.growth.years))).toEqual([]);
            }
          }
          if (amount !== undefined) expect(found.cost).toBeLessThanOrEqual(amount);
          expect(recommended(structuredClone(requirements), devices)).toEqual(found);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('never puts a device first that is dearer than another and no better in anything', () => {
    fc.assert(
      fc.property(
        anyRequirements(),
        fc.integer({ min: 1, max: 30_000 }),
        fc.boolean(),
        fc.boolean(),
        (requirements, more, isThirsty, isOlder) => {
          const dearer = catalogue.map((device): Device => {
            const { price, specs, releaseYear = 2020 } = device;
            return {
              ...device,
              id: catalogueId('dearer', device.partNumber),
              partNumber: `${device.partNumber}-dearer`,
              ...(price === undefined ? {} : { price: { ...price, amount: price.amount + more } }),
              specs: { ...specs, drawW: (specs.drawW ?? 0) + (isThirsty ? 10 : 0) },
              releaseYear: releaseYear - (isOlder ? 1 : 0),
            };
          });
          for (const { choice } of recommended(requirements, [...dearer, ...catalogue]).roles) {
            expect(choice?.device.partNumber ?? '').not.toMatch(/-dearer$/);
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it('never pays more for fewer ports, although over-sizing is punished', () => {
    const large = deviceOf({
      partNumber: 'large',
      usd: 999,
      specs: { ports: parsePorts('480x1G-T at, 8x10G-SFP+ up') },
    });
    const fit = deviceOf({ partNumber: 'fit', usd: 1_000 });
    const { choice } = accessOf(recommended(office(), [fit, large]));
    expect(choice?.device.partNumber).toBe('large');
    expect(choice?.reasons.at(-1)).toBe(
      'It goes before Acme fit: it costs no more and is as good or better in every figure.',
    );
  });
});
