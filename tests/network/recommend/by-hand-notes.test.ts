import { describe, expect, it } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import type { Requirements, RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planPlaces } from '#shared/network/plan.ts';
import { recommend } from '#shared/network/recommend/recommend.ts';
import { dialectOf } from '#shared/templates/dialects/dialect-of.ts';
import { requirementsOf } from '../requirements-builder.ts';

const today = '2026-11-21';

const adviceFor = (requirements: Requirements, devices: readonly Device[] = catalogue) =>
  recommend({
    requirements,
    devices,
    today,
    graph: planPlaces({ requirements, devices, today }).graph,
  });

const shops = (more: Partial<RequirementsInput> = {}) =>
  requirementsOf({
    sites: Array.from({ length: 12 }, (_, index) => ({
      name: `Shop ${index + 1}`,
      kind: 'shop' as const,
      wiredUsers: 10,
      wirelessUsers: 10,
      cameras: 20,
      areaM2: 900,
    })),
    equipmentClass: 'enterprise',
    ...more,
  });

/** Every switch, router and firewall that templates configure, and every access point. */
const written = catalogue.filter(
  (device) =>
    device.category === 'ap' || device.category === 'server' || dialectOf(device).kind === 'supported',
);

describe('a choice that templates do not configure', () => {
  it('says by how much it is cheaper than the cheapest maker that they do', () => {
    const byHand = adviceFor(shops());
    const [note = ''] = byHand.notes.filter((text) => text.startsWith('Templates write configurations of'));
    const switching = (advice: typeof byHand) =>
      advice.roles
        .filter(({ role }) => role === 'access' || role === 'core' || role === 'wireless')
        .reduce((sum, { choice }) => sum + (choice?.cost ?? 0), 0);
    const makers = new Set(
      adviceFor(shops(), written)
        .roles.filter(({ role }) => role === 'access')
        .flatMap(({ choice }) => choice?.device.manufacturer ?? []),
    );
    expect(makers.size).toBe(1);
    expect(note).toContain([...makers].join());
    const times = Number(/([\d.]+) times as much\.$/.exec(note)?.[1]);
    const firstYear = switching(adviceFor(shops(), written)) / switching(byHand);
    expect(firstYear).toBeGreaterThan(1);
    expect(times).toBeGreaterThan(1.2);
    expect(Math.abs(times - firstYear)).toBeLessThan(0.5);
  });

  it('is passed over for one that they do where it costs a little less, and the advice says how much', () => {
    const office = requirementsOf({
      sites: [
        {
          ...{ name: 'Office', kind: 'headquarters', floors: 4, areaM2: 6_000, redundancy: 'full' },
          ...{ wiredUsers: 250, wirelessUsers: 300, people: 320, phones: 200, servers: 12 },
        },
      ],
      growth: { percent: 30, years: 5 },
      assumptions: { timesWithoutTemplates: 3, mostWithoutTemplates: 100_000 },
    });
    const costOf = (advice: ReturnType<typeof adviceFor>) =>
      advice.roles
        .filter(({ category }) => category === 'switch' || category === 'ap')
        .reduce((sum, { choice }) => sum + (choice?.cost ?? 0), 0);
    const usual = adviceFor(office);
    const [note = ''] = usual.notes.filter((text) => text.includes('no templates write'));
    const [, maker, sum = ''] =
      /^(.+) would cost ~US\$([\d,]+) less for switching and wireless over 5 years: /.exec(note) ?? [];
    const cheaper = adviceFor({ ...office, vendorPreference: maker ?? '' });
    expect(costOf(cheaper)).toBeLessThan(costOf(usual));
    expect(Number(sum.replaceAll(',', ''))).toBeGreaterThan(0);
    expect(cheaper.notes.filter((text) => text.includes('no templates write'))).toEqual([]);
  });

  it('says nothing of it where templates configure all of it', () => {
    const { notes, roles } = adviceFor(shops(), written);
    expect(roles.every(({ choice }) => choice !== null)).toBe(true);
    expect(notes.filter((text) => /templates write/i.test(text))).toEqual([]);
  });
});
