import { describe, expect, it } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import type { Requirements, RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import { familyOf } from '#shared/network/configuration/services/wireless-families.ts';
import { planTopology } from '#shared/network/plan.ts';
import type { Recommendations } from '#shared/network/recommend/recommend.ts';
import { deviceOf } from '../../equipment/device-builder.ts';
import { requirementsOf } from '../requirements-builder.ts';
import { recommended, roleOf } from './recommendation-builder.ts';

/** A campus of so many people without cables, and a small branch. */
const wireless = (people: number, more: Partial<RequirementsInput> = {}) =>
  requirementsOf({
    sites: [
      { name: 'Campus', kind: 'headquarters', floors: 8, wiredUsers: 50, wirelessUsers: people },
      { name: 'Branch', wiredUsers: 5, wirelessUsers: 92 },
    ],
    ...more,
  });

const point = (manufacturer: string, model: string, usd = 500): Device =>
  deviceOf({
    category: 'ap',
    manufacturer,
    partNumber: model,
    usd,
    specs: { ports: parsePorts('1x2.5G-T up'), poeInput: '802.3at', clients: 200 },
  });

const controller = (manufacturer: string, accessPoints: number, usd = 9_000): Device =>
  deviceOf({
    category: 'wlan-controller',
    manufacturer,
    partNumber: `${manufacturer} for ${accessPoints}`,
    usd,
    specs: { ports: parsePorts('4x1G-T'), accessPoints, clients: accessPoints * 40 },
  });

/** Access points that the plan has at the campus and at all sites. */
function pointsIn(requirements: Requirements): { campus: number; all: number } {
  const points = planTopology(requirements).nodes.filter(({ type }) => type === 'accesspoint');
  const count = (nodes: typeof points) => nodes.reduce((sum, { quantity }) => sum + quantity, 0);
  return { campus: count(points.filter(({ site }) => site === 'Campus')), all: count(points) };
}

/** The first note that is not about what these small catalogues lack. */
const noteOf = ({ notes }: Recommendations) =>
  notes.find((note) => !note.startsWith('The catalogue has no')) ?? '';

const aruba = point('HPE Aruba', 'AP-500');
const controllersIn = (devices: readonly Device[], requirements = wireless(1_400)) =>
  recommended(requirements, devices).roles.filter(({ role }) => role === 'controller');

describe('a wireless controller', () => {
  it('is recommended where a site has more access points than manage themselves', () => {
    const [small, fit] = [controller('HPE Aruba', 64), controller('HPE Aruba', 256)];
    const { campus, all } = pointsIn(wireless(1_400));
    expect(campus).toBeGreaterThan(128);
    const found = recommended(wireless(1_400), [aruba, small, fit]);
    const { choice, places, needs, quantity, rejectedBy } = roleOf(found, 'controller');
    expect(choice?.device).toEqual(fit);
    expect({ quantity, sites: places.map(({ site }) => site) }).toEqual({ quantity: 1, sites: ['Campus'] });
    expect(needs).toContain(
      `It manages ${all} access points: the plan includes growth, at 2 sites, ${campus} of them at Campus.`,
    );
    expect(choice?.reasons[0]).toBe(`It manages 256 access points; ${all} are planned.`);
    expect(rejectedBy).toEqual({ 'access points': 1, clients: 1 });
    expect(noteOf(found)).toMatch(
      /^Campus has \d+ access points and \d+ wireless devices, and the virtual controller of an Aruba Instant cluster is for at most 128 and 2048 at one site: a wireless controller is recommended\.$/,
    );
  });

  it('is one of a pair where redundancy is required', () => {
    const requirements = wireless(1_400, { redundancy: { coreSwitching: true } });
    const [found] = controllersIn([aruba, controller('HPE Aruba', 256)], requirements);
    expect(found?.quantity).toBe(2);
  });

  it('is as redundant as the site at which it stands', () => {
    const design = { coreSwitching: true, power: true };
    const withCampus = (redundancy: 'none' | 'full', ofDesign: Partial<typeof design>) => {
      const { sites } = wireless(1_400);
      const requirements = wireless(1_400, {
        sites: sites.map((site, index) => (index === 0 ? { ...site, redundancy } : site)),
        redundancy: ofDesign,
      });
      const [found] = controllersIn([aruba, controller('HPE Aruba', 256)], requirements);
      return { quantity: found?.quantity, supplies: found?.demands.minSupplies };
    };
    expect(withCampus('none', design)).toEqual({ quantity: 1, supplies: undefined });
    expect(withCampus('full', {})).toEqual({ quantity: 2, supplies: 2 });
  });

  it('manages the access points of its own manufacturer only', () => {
    const [found] = controllersIn([aruba, controller('Cisco', 256)]);
    expect(found?.choice).toBeNull();
    expect(found?.rejected[0]?.failures[0]).toEqual({
      constraint: 'vendor',
      sentence: 'It is not from HPE Aruba: controllers manage access points of their own manufacturer only.',
    });
  });

  it('is not recommended below that number, or for cloud-managed access points, and notes say so', () => {
    const few = recommended(wireless(300), [aruba, controller('HPE Aruba', 256)]);
    expect(few.roles.map(({ role }) => role)).not.toContain('controller');
    expect(noteOf(few)).toMatch(
      /^The \d+ access points of HPE Aruba need no wireless controller: Campus has \d+ /,
    );
    const cloud = recommended(wireless(1_400), [point('Juniper', 'Mist AP1'), controller('Juniper', 256)]);
    expect(cloud.roles.map(({ role }) => role)).not.toContain('controller');
    expect(noteOf(cloud)).toBe(
      `The ${pointsIn(wireless(1_400)).all} access points of Juniper are managed by the Mist cloud, so no wireless controller is recommended.`,
    );
  });

  it('is one small one for access points managed by software, which also works', () => {
    const key = deviceOf({
      category: 'wlan-controller',
      manufacturer: 'Ubiquiti',
      partNumber: 'key',
      specs: { ports: parsePorts('1x100M-T'), accessPoints: 100 },
    });
    const requirements = wireless(300, { redundancy: { coreSwitching: true, power: true } });
    const found = recommended(requirements, [point('Ubiquiti', 'U1'), key]);
    expect(roleOf(found, 'controller')).toMatchObject({ quantity: 1, choice: { device: key } });
    expect(noteOf(found)).toMatch(
      /^The \d+ access points of Ubiquiti are managed by UniFi Network: one controller is recommended, and its software on a server is an alternative\./,
    );
  });

  it('is not recommended where only software manages so many', () => {
    const key = deviceOf({
      category: 'wlan-controller',
      manufacturer: 'Ubiquiti',
      partNumber: 'key',
      specs: { ports: parsePorts('1x100M-T'), accessPoints: 20 },
    });
    const found = recommended(wireless(1_400), [point('Ubiquiti', 'U1'), key]);
    expect(found.roles.map(({ role }) => role)).not.toContain('controller');
    expect(noteOf(found)).toMatch(
      /one of its controllers manages at most 20, so its software runs on a server\.$/,
    );
  });

  it('is one of several where no single one manages them all', () => {
    const { all } = pointsIn(wireless(1_400));
    const [found] = controllersIn([aruba, controller('HPE Aruba', Math.ceil(all / 2))]);
    expect(found).toMatchObject({ quantity: 2, demands: { accessPoints: { count: Math.ceil(all / 2) } } });
    const redundant = wireless(1_400, { redundancy: { coreSwitching: true } });
    expect(controllersIn([aruba, controller('HPE Aruba', Math.ceil(all / 2))], redundant)[0]?.quantity).toBe(
      3,
    );
  });

  it('is recommended for access points that require one, however few', () => {
    const found = recommended(wireless(20), [point('Cisco', 'Catalyst 9136I'), controller('Cisco', 64)]);
    expect(roleOf(found, 'controller').choice).not.toBeNull();
    expect(noteOf(found)).toMatch(
      /work with a wireless controller only: a wireless controller is recommended\.$/,
    );
  });

  it('is left open where the manufacturer is not known', () => {
    expect(noteOf(recommended(wireless(300), [point('Acme', 'A1')]))).toMatch(
      /^How the \d+ access points of Acme are managed is not known: ask the manufacturer whether they need a controller\.$/,
    );
  });

  it('has its part of a budget reserved', () => {
    const devices = [aruba, point('HPE Aruba', 'AP-600', 550), controller('HPE Aruba', 256)];
    const least = pointsIn(wireless(1_400)).all * 500 + 9_000;
    const requirements = wireless(1_400, {
      budget: { amount: least, currency: 'USD' },
      budgetRange: 'unlimited',
    });
    const found = recommended(requirements, devices);
    expect(roleOf(found, 'controller').choice).not.toBeNull();
    expect(found.cost).toBe(least);
  });

  it('never leaves the rest without devices where the budget has no part for it', () => {
    const amount = pointsIn(wireless(1_400)).all * 500;
    const requirements = wireless(1_400, { budget: { amount, currency: 'USD' } });
    const found = recommended(requirements, [aruba, controller('HPE Aruba', 256)]);
    expect(roleOf(found, 'wireless').choice?.device).toEqual(aruba);
    expect(roleOf(found, 'controller').relax?.constraints).toEqual(['budget']);
    expect(found.notes[0]).toMatch(/is too small: .* which is US\$9,000 more\.$/);
  });

  it('is decided for every access point of the catalogue', () => {
    for (const device of catalogue.filter(({ category }) => category === 'ap')) {
      expect(familyOf(device), `${device.manufacturer} ${device.model}`).toBeDefined();
    }
  });

  it('comes from the catalogue for the manufacturers that have one', () => {
    for (const vendorPreference of ['Cisco', 'HPE Aruba']) {
      const { roles } = recommended(wireless(1_400, { vendorPreference }), catalogue, true);
      expect(roles.find(({ role }) => role === 'controller')?.choice, vendorPreference).not.toBeNull();
    }
  });
});
