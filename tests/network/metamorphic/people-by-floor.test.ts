import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Requirements, type RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SiteInput = NonNullable<RequirementsInput['sites']>[number];

/** An office of four floors with 200 people. */
const office = (site: Partial<SiteInput>, more: Partial<RequirementsInput> = {}): RequirementsInput => ({
  sites: [{ name: 'Office', kind: 'office', floors: 4, areaM2: 3_200, wiredUsers: 200, ...site }],
  growth: { percent: 0 },
  ...more,
});

/** What each floor of the main building has of a group, or how many switches. */
function onFloors(what: 'wired-users' | 'wireless-users' | 'phones' | 'switches', input: RequirementsInput) {
  const counts = [0, 0, 0, 0];
  for (const node of planTopology(requirementsOf(input)).nodes) {
    const isMeant =
      what === 'switches' ? node.type === 'switch' && node.layer === 'access' : node.group === what;
    if (isMeant && node.floor !== undefined && node.building === undefined)
      counts[node.floor - 1] = (counts[node.floor - 1] ?? 0) + (what === 'switches' ? 1 : node.quantity);
  }
  return counts;
}

describe('people who are counted by floor', () => {
  const crowded = [
    { floor: 1, people: 8 },
    { floor: 3, people: 120 },
  ];

  it('have their ports, phones and Wi-Fi there, and the other floors share those who are left', () => {
    const input = office({ wirelessUsers: 100, phones: 50, peopleByFloor: crowded });
    expect(onFloors('wired-users', office({}))).toEqual([50, 50, 50, 50]);
    expect(onFloors('wired-users', input)).toEqual([8, 36, 120, 36]);
    expect(onFloors('wireless-users', input)).toEqual([4, 18, 60, 18]);
    expect(onFloors('phones', input)).toEqual([2, 9, 30, 9]);
  });

  it('need as many switches there as their ports fill', () => {
    const input = office({ peopleByFloor: crowded });
    const [first = 0, second = 0, third = 0, fourth = 0] = onFloors('switches', input);
    expect(third).toBeGreaterThan(second);
    expect([first, second, fourth]).toEqual([1, 1, 1]);
  });

  it('are in the main building of a campus', () => {
    const buildings = [{ name: 'Annexe', floors: 4, areaM2: 3_200 }];
    const input = office({ kind: 'campus', buildings, peopleByFloor: [{ floor: 2, people: 70 }] });
    expect(onFloors('wired-users', input)).toEqual([10, 70, 10, 10]);
  });

  it('are as many in all as the site has', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(60), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 240, max: 400 }),
        (people, wiredUsers) => {
          const peopleByFloor = people.map((count, index) => ({ floor: index + 1, people: count }));
          const floors = onFloors('wired-users', office({ wiredUsers, peopleByFloor }));
          expect(floors.reduce((sum, count) => sum + count, 0)).toBe(wiredUsers);
        },
      ),
      { numRuns: propertyRuns(20) },
    );
  });

  it('are refused on a floor that is none or named twice, and beyond those of the site', () => {
    const wrong = (peopleByFloor: SiteInput['peopleByFloor']) =>
      Requirements.safeParse(office({ peopleByFloor })).error?.issues.map(
        ({ path, message }) => `${path.slice(2).join('.')} ${message}`,
      );
    expect(wrong([{ floor: 5, people: 9 }])).toEqual(['peopleByFloor.0.floor is none of the 4 of the site']);
    expect(wrong([crowded[0] ?? { floor: 1 }, { floor: 1, people: 2 }])).toEqual([
      'peopleByFloor.1.floor is counted twice: count its people in one row',
    ]);
    expect(wrong([{ floor: 1, people: 201 }])).toEqual([
      'peopleByFloor counts 201 people, and the site has 200',
    ]);
  });
});
