import { describe, expect, it } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import { planTopology } from '#shared/network/plan.ts';
import { doubtsAbout, failuresOf } from '#shared/network/recommend/constraints.ts';
import type { Recommendations } from '#shared/network/recommend/recommend.ts';
import { manyDevices } from '../../support/many-devices.ts';
import { requirementsOf, threeSites } from '../requirements-builder.ts';
import { capableDevice as deviceOf } from './capable-device.ts';
import { office, recommended, roleOf, today } from './recommendation-builder.ts';

/** Takes the place of a firewall too. */
const isFilteringRouter = ({ category, specs: { capabilities } }: Device): boolean =>
  category === 'router' && /^(yes|licence)$/.test(capabilities?.['stateful-firewall'] ?? '');

const accessOf = (found: Recommendations) => roleOf(found, 'access');

describe('a recommendation from the catalogue', () => {
  it('fills every device of the plan, each once', () => {
    const requirements = threeSites();
    const roles = recommended(requirements).roles.filter(({ role }) => role !== 'controller');
    const places = roles.flatMap((role) => role.places.map(({ nodeId }) => nodeId));
    const nodes = planTopology(requirements).nodes.filter(
      ({ type }) => type !== 'user' && type !== 'internet',
    );
    expect(places.toSorted()).toEqual(nodes.map(({ id }) => id).toSorted());
  });

  it('names a device for every role of a company with a large campus', () => {
    const site = { name: 'Campus', kind: 'headquarters', floors: 10, areaM2: 20_000 } as const;
    const people = { wiredUsers: 1_100, wirelessUsers: 900, phones: 600, cameras: 60, servers: 30 };
    const redundancy = { internet: true, coreSwitching: true, power: true };
    const ipScheme = { publicIPs: 256, asNumber: 65_551 };
    const { roles } = recommended(requirementsOf({ sites: [{ ...site, ...people }], redundancy, ipScheme }));
    const drawn = roles.filter(({ role }) => role !== 'controller');
    expect(new Set(drawn.map(({ role }) => role)).size).toBe(7);
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
      'It needs 328 W of PoE: 20 phones × 7 W × 1.3 growth + 4 cameras × 15.4 W × 1.3 growth = 262.08 W; / 80 % load = 328 W of budget.',
    );
    expect(choice?.reasons.join(' ')).toMatch(/Its PoE budget of \d+ W.* is [\d.]+ times the 328 W needed\./);
    expect(choice?.reasons.join(' ')).toMatch(/1 × ~US\$[\d,]+ = ~US\$[\d,]+\./);
  });

  it('says which demands the rejected devices failed', () => {
    const { rejected, rejectedBy } = accessOf(recommended(office()));
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejectedBy['PoE budget']).toBeGreaterThan(0);
    for (const { failures } of rejected) expect(failures[0]?.sentence).toMatch(/\.$/);
  });

  it('rules out exactly the devices that fail a demand for certain', () => {
    const horizon = { today, until: '2029-03-31' };
    const verdicts = recommended().roles.flatMap(({ demands }) =>
      catalogue.map((device) => {
        const failures = failuresOf(device, demands, horizon);
        const isRuledOut = failures.some(({ isDoubt }) => !isDoubt);
        const doubts = doubtsAbout(device, demands, horizon);
        const words = (found: typeof failures) => found.map(({ describe }) => describe().sentence);
        expect(doubts && words(doubts)).toEqual(isRuledOut ? undefined : words(failures));
        return doubts === undefined ? 'no' : doubts.length === 0 ? 'yes' : 'perhaps';
      }),
    );
    expect(new Set(verdicts)).toEqual(new Set(['no', 'yes', 'perhaps']));
  });

  it('counts every device that it rejects once for each constraint that it fails', () => {
    const horizon = { today, until: '2029-03-31' };
    for (const { category, demands, rejected, rejectedBy } of recommended().roles) {
      const counts: Record<string, number> = {};
      const failures = catalogue
        .filter((one) => one.category === category || (category === 'firewall' && isFilteringRouter(one)))
        .map((device) => failuresOf(device, demands, horizon));
      const isSure = failures.some((own) => own.length === 0);
      const doubts = failures.flatMap((own) => (own.every(({ isDoubt }) => isDoubt) ? [own.length] : []));
      for (const own of failures) {
        // Where nothing is sure to fit, what is least in doubt stands in.
        if (!isSure && own.every(({ isDoubt }) => isDoubt) && own.length === Math.min(...doubts)) continue;
        const failed = new Set(own.map(({ constraint }) => constraint));
        for (const constraint of failed) counts[constraint] = (counts[constraint] ?? 0) + 1;
      }
      // How many access points it manages is asked once these are chosen.
      const { 'access points': _, ...rejectedFirst } = rejectedBy;
      expect(rejectedFirst).toEqual(counts);
      const kinds = rejected.map(({ failures }) => new Set(failures.map((f) => f.constraint)).size);
      expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
      expect(rejected.length).toBeLessThanOrEqual(10);
    }
  });

  it('names the manufacturer to allow where the preferred one has nothing that fits', () => {
    const { relax } = accessOf(
      recommended(office({ vendorPreference: 'Bolt' }), [deviceOf({ usd: 9 })], true),
    );
    expect(relax?.sentence).toMatch(/^No device meets every demand\. Relax vendor to Acme: /);
  });

  it('chooses the preferred manufacturer where it has something that fits, and only it when required', () => {
    const requirements = office({ vendorPreference: 'juniper' });
    expect(accessOf(recommended(requirements)).choice?.device.manufacturer).toBe('Juniper');
    const hard = recommended(requirements, catalogue, true).roles;
    for (const { choice } of hard) expect(choice?.device.manufacturer).toBe('Juniper');
  });

  it('stays within a budget, and says by how much it is too small', () => {
    const free = recommended(threeSites());
    const budget = Math.round(free.cost * 0.98);
    const tight = recommended(threeSites({ budget: { amount: budget, currency: 'USD' } }));
    expect(tight.cost).toBeLessThanOrEqual(budget);
    const tiny = recommended(threeSites({ budget: { amount: 500, currency: 'USD' } }));
    expect(tiny.cost).toBeLessThanOrEqual(500);
    expect(tiny.notes[0]).toMatch(/^The budget of US\$500 is too small: .* which is US\$[\d,]+ more\.$/);
    expect(tiny.roles.find(({ choice }) => choice === null)?.relax?.constraints).toEqual(['budget']);
  });

  it('reserves enough of a budget for later roles', () => {
    const cheapest = recommended(
      threeSites({ budgetRange: 'unlimited', budget: { amount: 1, currency: 'USD' } }),
    );
    const least = Number(/cost US\$([\d,]+)/.exec(cheapest.notes[0] ?? '')?.[1]?.replaceAll(',', ''));
    for (const spare of [0, 500, 5_000]) {
      const budget = { amount: least + spare, currency: 'USD' };
      const { roles, cost } = recommended(threeSites({ budgetRange: 'unlimited', budget }));
      for (const { role, choice } of roles) expect(choice, `${role} with ${spare} to spare`).not.toBeNull();
      expect(cost).toBeLessThanOrEqual(least + spare);
    }
  });

  it('spends a budget to the cent', () => {
    const router = deviceOf({
      category: 'router',
      partNumber: 'router',
      usd: 0.1,
      specs: { ports: parsePorts('8x1G-T'), forwardingMbps: 9_000 },
    });
    const budget = { amount: 0.1 + 0.2, currency: 'USD' };
    const { roles } = recommended(office({ budget }), [deviceOf({ usd: 0.2 }), router]);
    for (const role of ['edge', 'access']) {
      expect(roles.find((one) => one.role === role)?.choice, role).not.toBeNull();
    }
  });

  it('keeps to one manufacturer where that costs little', () => {
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
    const { roles } = recommended(office({ securityRequirements: { firewall: 'none' } }), devices);
    const makers = roles.flatMap(({ choice }) => choice?.device.manufacturer ?? []);
    expect(makers).toEqual(['Bolt', 'Bolt']);
  });

  it('chooses no device whose support ends before the planning period', () => {
    const ending = deviceOf({ partNumber: 'ending', usd: 10, endOfSupport: '2029-03-30' });
    const lasting = deviceOf({ partNumber: 'lasting', endOfSupport: '2029-03-31' });
    const { choice, rejected } = accessOf(recommended(office(), [ending, lasting]));
    expect(choice?.device.partNumber).toBe('lasting');
    expect(rejected[0]?.failures).toEqual([
      {
        constraint: 'life cycle',
        sentence: 'Its support ends on 2029-03-30, before the end of the plan on 2029-03-31.',
      },
    ]);
  });

  it('converts a budget in another currency, and names the rate with its day', () => {
    const { budget, notes } = recommended(office({ budget: { amount: 100_000, currency: 'EUR' } }));
    expect(budget).toBeCloseTo(107_050, 0);
    expect(notes[0]).toBe(
      'The budget of €100,000 is US$107,050: €1 is US$1.07, by the European Central Bank’s reference rate of 28 June 2024.',
    );
  });

  it('does not compare a budget with prices where no rate between the currencies is known, and says so', () => {
    const { budget, notes } = recommended(office({ budget: { amount: 1, currency: 'XAU' } }));
    expect(budget).toBeNull();
    expect(notes[0]).toBe(
      'The budget is in XAU and the prices are in USD, and no rate between the two is known, so it was not checked.',
    );
  });

  it('answers for 5,000 devices and 2,000 users', () => {
    const devices = manyDevices(5_000);
    const site = {
      name: 'Campus',
      kind: 'headquarters',
      floors: 10,
      wiredUsers: 1_100,
      wirelessUsers: 900,
    } as const;
    const requirements = requirementsOf({ sites: [site] });
    for (const { choice, role } of recommended(requirements, devices).roles) {
      expect(choice, role).not.toBeNull();
    }
  });
});

describe('the life of a device', () => {
  it('excludes devices no longer sold, and scores lower those that soon will not be', () => {
    const gone = deviceOf({ partNumber: 'gone', usd: 10, endOfSale: '2026-03-30' });
    const ending = deviceOf({ partNumber: 'ending', endOfSale: '2026-06-29' });
    const lasting = deviceOf({ partNumber: 'lasting' });
    const { choice, alternatives, rejected } = accessOf(recommended(office(), [gone, ending, lasting]));
    expect(choice?.device.partNumber).toBe('lasting');
    expect(rejected[0]?.failures).toEqual([
      { constraint: 'life cycle', sentence: 'It has not been sold since 2026-03-30.' },
    ]);
    expect(alternatives[0]?.reasons.at(-1)).toBe(
      'Its sale ends on 2026-06-29, 90 days from now: it scores lower, since it can be bought for only 8 % of the plan’s period.',
    );
    expect(alternatives[0]?.parts.lifeCycle).toBeLessThan((choice?.parts.lifeCycle ?? 0) / 10);
  });

  it('scores devices sold until the end of the plan in full, including their last day', () => {
    const lastDay = deviceOf({ partNumber: 'last day', endOfSale: '2026-03-31' });
    const later = deviceOf({ partNumber: 'later', endOfSale: '2029-03-31' });
    const { choice, alternatives } = accessOf(recommended(office(), [lastDay, later]));
    expect(choice?.device.partNumber).toBe('later');
    expect(choice?.parts.lifeCycle).toBeCloseTo(1 - 4 / 15, 12);
    expect(alternatives[0]?.parts.lifeCycle).toBe(0);
  });
});

describe('the cost of a choice', () => {
  it('is stated for the first year and for the years of the plan, estimates with a tilde', () => {
    const device = deviceOf({
      usd: 1_000,
      licencePerYear: 100,
      sources: { price: 'estimate', licencePerYear: 'datasheet', poeBudgetW: 'estimate' },
    });
    const { roles, cost, notes } = recommended(office(), [device]);
    const choice = roles.find(({ role }) => role === 'access')?.choice;
    expect(choice?.cost).toBe(1_100);
    expect(cost).toBe(1_100);
    expect(choice?.reasons).toContain('Its PoE budget of ~740 W is 2.3 times the 328 W needed.');
    expect(choice?.reasons).toContain(
      '1 × (~US$1,000 + US$100 of licences a year) = ~US$1,100 in the first year and ~US$1,300 over 3 years.',
    );
    expect(notes.slice(-2)).toEqual([
      'Costs are those of the first year, which the budget has to cover: prices and US$100 of licences. ' +
        'The licences are due again every year: US$200 more until the end of year 3.',
      'A tilde (~) marks figures that are estimates.',
    ]);
  });

  it('charges the licences of the first year to the budget', () => {
    const device = deviceOf({ usd: 1_000, licencePerYear: 100 });
    const withBudget = (amount: number) =>
      accessOf(recommended(office({ budget: { amount, currency: 'USD' } }), [device]));
    expect(withBudget(1_100).choice?.device).toEqual(device);
    expect(withBudget(1_099).relax?.sentence).toMatch(
      /^No device meets every demand\. Relax budget by US\$1:/,
    );
  });

  it('weighs licences over the years of the plan', () => {
    const cheap = deviceOf({ partNumber: 'cheap', usd: 3_000, licencePerYear: 2_000 });
    const premium = deviceOf({ partNumber: 'premium', usd: 5_000 });
    expect(accessOf(recommended(office(), [cheap, premium])).choice?.device.partNumber).toBe('premium');
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
        'No device meets every demand. Relax PoE budget by 28 W: Acme weak meets all others. Its PoE budget is 300 W; ' +
        'at least 328 W is needed. 1 device meets all other demands.',
    });
    expect(rejected.map(({ device }) => device.partNumber)).toEqual(['weak', 'old']);
  });

  it('starts from the device that falls short least, and names every amount', () => {
    const near = deviceOf({ partNumber: 'near', usd: 9_000, specs: { poeBudgetW: 320, powerSupplies: 1 } });
    const far = deviceOf({ partNumber: 'far', usd: 100, specs: { poeBudgetW: 60, powerSupplies: 1 } });
    const { relax } = accessOf(recommended(office({ redundancy: { power: true } }), [far, near]));
    expect(relax?.constraints).toEqual(['PoE budget', 'power supplies']);
    expect(relax?.sentence).toMatch(
      /Relax PoE budget by 8 W and power supplies by 1: Acme near meets all others\./,
    );
  });

  it('does not suggest relaxing what cannot help', () => {
    const gone = deviceOf({ partNumber: 'gone', endOfSale: '2020-01-01' });
    const weak = deviceOf({
      partNumber: 'weak',
      specs: { poeBudgetW: 100, ports: parsePorts('24x1G-T at') },
    });
    const { relax } = accessOf(recommended(office(), [gone, weak]));
    expect(relax?.constraints).not.toContain('life cycle');
    expect(relax?.sentence).toContain('ports by 18 copper ports of 1 Gbit/s');
  });

  it('says where the catalogue has no device of the category', () => {
    const found = recommended(office(), []);
    const { choice, relax } = accessOf(found);
    expect({ choice, relax }).toEqual({ choice: null, relax: null });
    expect(found.notes).toContain('The catalogue has no switch.');
    expect(recommended(office(), [deviceOf()]).notes).not.toContain('The catalogue has no switch.');
  });

  it('fails a device whose figure is not known', () => {
    const silent = deviceOf();
    delete silent.specs.poeBudgetW;
    const { rejected } = accessOf(recommended(office(), [silent]));
    expect(rejected[0]?.failures[0]?.sentence).toBe('Its PoE budget is not known; at least 328 W is needed.');
  });
});

describe('the ranking of fitting devices', () => {
  it('does not penalise an access point for supporting more clients', () => {
    const point = (partNumber: string, clients: number, usd: number) =>
      deviceOf({
        category: 'ap',
        partNumber,
        usd,
        specs: { ports: parsePorts('1x2.5G-T up'), poeInput: '802.3at', clients },
      });
    const [few, many] = [point('few', 35, 500), point('many', 1_000, 500)];
    // By area alone: few clients on each, so that its link needs a gigabit only.
    const hall = requirementsOf({ sites: [{ name: 'Hall', areaM2: 1_000, wirelessUsers: 12 }] });
    const { choice, alternatives } = roleOf(recommended(hall, [few, many]), 'wireless');
    expect([choice, ...alternatives].map((found) => found?.parts.headroom)).toEqual([1, 1]);
    expect(choice?.device.partNumber).toBe('many');
    expect(choice?.reasons).toContain(
      'Its port of 2.5 Gbit/s runs at 1 Gbit/s, the rate of its link in the plan; a faster link needs multigigabit ports on the access switches.',
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
      'It is ranked above Acme fit, whose score is higher: it costs less and meets every demand.',
    );
  });
});
