import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SiteInput = NonNullable<RequirementsInput['sites']>[number];

/** Access points of a site, with what surrounds them. */
function cellsOf(site: Omit<SiteInput, 'name'>, more: RequirementsInput = {}) {
  const growth = { percent: 0 };
  const { nodes } = planTopology(requirementsOf({ growth, ...more, sites: [{ name: 'Here', ...site }] }));
  return nodes.flatMap(({ type, surroundings = 'rooms' }) => (type === 'accesspoint' ? [surroundings] : []));
}

const cells = (site: Omit<SiteInput, 'name'>, more?: RequirementsInput) => cellsOf(site, more).length;

describe('access points follow what surrounds them', () => {
  const hall = { wirelessUsers: 150, areaM2: 30_000 };

  it('in a warehouse with directional antennas along the aisles: 150 scanners take fewer than an office', () => {
    expect(cells(hall)).toBe(240);
    expect(cells({ ...hall, kind: 'warehouse' })).toBe(92);
    expect(new Set(cellsOf({ ...hall, kind: 'warehouse' }))).toEqual(new Set(['aisle']));
  });

  it('on the floor of a supermarket, open between its shelves, with fewer than in an office; as many as the design says', () => {
    const market = { wirelessUsers: 20, guests: 30, areaM2: 1_840 };
    expect(cells(market)).toBe(15);
    expect(cells({ ...market, kind: 'shop' })).toBe(8);
    expect(cells({ ...market, kind: 'shop', wifiEnvironment: 'office' })).toBe(15);
    expect(cells({ ...market, kind: 'shop' }, { assumptions: { m2PerShopAccessPoint: 184 } })).toBe(10);
    expect(new Set(cellsOf({ ...market, kind: 'shop' }))).toEqual(new Set(['rooms']));
  });

  it('only where there is Wi-Fi: in the offices of a prison, not in its cells, and nowhere where nobody has any', () => {
    const prison = { kind: 'office', wiredUsers: 100, floors: 2, areaM2: 14_000 } as const;
    expect(cells({ ...prison, wirelessUsers: 20 })).toBe(112);
    expect(cells({ ...prison, wirelessUsers: 20, wifiM2: 2_000 })).toBe(16);
    expect(cells(prison)).toBe(0);
    const campus = { ...prison, kind: 'campus', areaM2: 2_000, wirelessUsers: 20 } as const;
    const withCells = (wifiM2?: number) =>
      cells({ ...campus, buildings: [{ name: 'Cells', areaM2: 6_000, wifiM2 }] });
    expect(withCells()).toBe(16 + 48);
    expect(withCells(500)).toBe(16 + 4);
    expect(withCells(0)).toBe(16);
  });

  it('in a stadium by its clients, on access points for high density', () => {
    const stadium = cellsOf({ kind: 'venue', wiredUsers: 20, guests: 20_000, areaM2: 60_000 });
    expect(stadium.length).toBeGreaterThanOrEqual(20_000 / 100);
    expect(stadium.length).toBeLessThanOrEqual(20_000 / 75);
    expect(new Set(stadium)).toEqual(new Set(['stands']));
  });

  it('in a hall on models for crowds, and on aimed antennas where channels repeat in sight', () => {
    const hall = (guests: number, cellsInOneHall?: number) =>
      new Set(
        cellsOf(
          { kind: 'venue', guests, floors: 4 },
          cellsInOneHall === undefined ? {} : { assumptions: { cellsInOneHall } },
        ),
      );
    expect(hall(24 * 85)).toEqual(new Set(['dense']));
    expect(hall(25 * 85)).toEqual(new Set(['stands']));
    expect(hall(25 * 85, 30)).toEqual(new Set(['dense']));
  });

  it('in a hotel and a school by their rooms', () => {
    const hotel = { kind: 'hotel', wirelessUsers: 10, guests: 100 } as const;
    expect(cells({ ...hotel, rooms: 50 })).toBe(20);
    expect(cells({ ...hotel, rooms: 100 })).toBe(40);
    expect(cellsOf({ ...hotel, rooms: 100 }, { assumptions: { roomsPerHotelAccessPoint: 1 } })).toEqual(
      Array.from({ length: 100 }, () => 'room'),
    );
    const withHalls = { ...hotel, rooms: 100, areaM2: 100 * 45 + 1_250 };
    expect(cells(withHalls)).toBe(40 + 10);
    const inRooms = cellsOf(withHalls, { assumptions: { roomsPerHotelAccessPoint: 1 } });
    expect(inRooms.filter((where) => where === 'rooms')).toHaveLength(10);
    expect(inRooms.filter((where) => where === 'room')).toHaveLength(100);
    expect(cells({ kind: 'school', wirelessUsers: 600, rooms: 24 })).toBe(24);
  });

  it('in the classrooms of a campus, over its buildings', () => {
    const school = { kind: 'campus', wifiEnvironment: 'classroom', wirelessUsers: 900, rooms: 60 } as const;
    expect(cells({ ...school, buildings: [{ name: 'East' }, { name: 'West' }] })).toBe(60);
  });

  it('denser in a hospital than in an office, wherever it is stated', () => {
    expect(cells({ wirelessUsers: 40, areaM2: 4_500 })).toBe(36);
    expect(cells({ wirelessUsers: 40, areaM2: 4_500, kind: 'hospital' })).toBe(50);
    expect(cells({ wirelessUsers: 40, areaM2: 4_500, wifiEnvironment: 'hospital' })).toBe(50);
  });

  it('outdoors by the area, beside those in the rooms', () => {
    const yard = { wirelessUsers: 10, areaM2: 500, outdoorM2: 2_800 };
    expect(cellsOf(yard).filter((where) => where === 'outdoor')).toHaveLength(4);
    expect(cellsOf(yard).filter((where) => where === 'rooms')).toHaveLength(4);
  });

  it('in a kiosk on one: alone in its building, both of its radios carry clients', () => {
    const kiosk = { kind: 'shop', areaM2: 20, wiredUsers: 2, wirelessUsers: 2 } as const;
    const growth = { percent: 30 };
    // (2 + 25) × 1.3 = 35.1 devices, and (2 + 45) × 1.3 = 61.1.
    expect(cells({ ...kiosk, guests: 25 }, { growth })).toBe(1);
    expect(cells({ ...kiosk, guests: 44 }, { growth })).toBe(1);
    expect(cells({ ...kiosk, guests: 45 }, { growth })).toBe(2);
    // Of two floors neither is alone, and neither is a shop that takes two cells.
    expect(cells({ ...kiosk, guests: 80, floors: 2 })).toBe(4);
    expect(cells({ ...kiosk, guests: 80, areaM2: 250 })).toBe(3);
  });

  it('in a kiosk with tables before it on one that bears the weather, as long as one cell is enough', () => {
    const kiosk = { kind: 'shop', areaM2: 20, wirelessUsers: 2, guests: 20 } as const;
    expect(cellsOf({ ...kiosk, outdoorM2: 100 })).toEqual(['outdoor']);
    expect(cellsOf({ ...kiosk, outdoorM2: 600 }).toSorted()).toEqual(['outdoor', 'rooms']);
    expect(cellsOf({ ...kiosk, guests: 80, outdoorM2: 100 }).toSorted()).toEqual([
      'outdoor',
      'rooms',
      'rooms',
    ]);
  });

  it('outdoors by one area, where the site is nothing but a yard', () => {
    const yard = { wirelessUsers: 4, wifiEnvironment: 'outdoor' } as const;
    expect(cellsOf({ ...yard, areaM2: 100, outdoorM2: 500 })).toEqual(['outdoor']);
    expect(cellsOf({ ...yard, areaM2: 800, outdoorM2: 500 })).toEqual(['outdoor', 'outdoor']);
  });

  it('and grow with the devices that are in use at once', () => {
    const office = { wirelessUsers: 120 };
    expect(cells(office)).toBe(10);
    expect(cells(office, { assumptions: { wirelessConcurrency: 0.5 } })).toBe(5);
    expect(cells(office, { assumptions: { devicesPerWirelessPerson: 5 } })).toBe(20);
    expect(cells({ guests: 120 })).toBe(4);
  });
});
