import { describe, expect, it } from 'vitest';
import { type Category, type Device, type PoeType, poePortWatts } from '#shared/contract/device.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';

const ofCategory = (wanted: Category): Device[] => catalogue.filter(({ category }) => category === wanted);

const dataPorts = ({ specs }: Device) => specs.ports.filter(({ role }) => role !== 'management');

/** Both directions of every port, in Mbit/s: what a switch moves that blocks nowhere. */
const lineRate = (device: Device): number =>
  2 * dataPorts(device).reduce((sum, { count, speedMbps }) => sum + count * speedMbps, 0);

describe('PoE in the catalogue', () => {
  /** Datasheets round 15.4 W a port up or down by a few watts. */
  const datasheetRounding = 10;

  it('has a budget exactly where ports supply power, and never above what they can supply', () => {
    for (const { model, specs } of catalogue) {
      const most = specs.ports.reduce(
        (sum, { count, poe }) => sum + (poe === undefined ? 0 : count * poePortWatts[poe]),
        0,
      );
      expect(specs.poeBudgetW !== undefined, model).toBe(most > 0);
      expect(specs.poeBudgetW ?? 0, model).toBeLessThanOrEqual(most + datasheetRounding);
    }
  });

  it('supplies power on copper ports only', () => {
    for (const { model, specs } of catalogue) {
      for (const { poe, connector } of specs.ports)
        if (poe !== undefined) expect(connector, model).toBe('RJ45');
    }
  });

  it('supplies every access point with the power that it draws', () => {
    // What is left at the far end of 100 m of cable (IEEE 802.3).
    const arriving = {
      '802.3af': 12.95,
      '802.3at': 25.5,
      '802.3bt type 3': 51,
      '802.3bt type 4': 71.3,
    } as const satisfies Record<PoeType, number>;
    for (const { model, specs } of ofCategory('ap')) {
      expect(specs.poeInput, model).toBeDefined();
      expect(specs.drawW ?? 0, model).toBeLessThanOrEqual(specs.poeInput ? arriving[specs.poeInput] : 0);
    }
  });
});

describe('switches of the catalogue', () => {
  it('have uplinks, or ports of a single speed', () => {
    for (const device of ofCategory('switch')) {
      const ports = dataPorts(device);
      const speeds = new Set(ports.map(({ speedMbps }) => speedMbps));
      expect(ports.some(({ role }) => role === 'uplink') || speeds.size === 1, device.model).toBe(true);
    }
  });

  it('switch at the line rate of their ports where the datasheet says how fast', () => {
    // Less where groups of ports exclude one another (S4148F-ON), more where a bay takes further ones (C9500-40X).
    for (const device of ofCategory('switch')) {
      if (device.sources.forwardingMbps !== 'datasheet') continue;
      const share = (device.specs.forwardingMbps ?? 0) / lineRate(device);
      expect(share, device.model).toBeGreaterThanOrEqual(0.9);
      expect(share, device.model).toBeLessThanOrEqual(1.25);
    }
  });

  it('state their speed, their layer and how they are powered', () => {
    for (const { model, specs } of ofCategory('switch')) {
      expect(specs.forwardingMbps, model).toBeGreaterThan(0);
      expect(specs.layer, model).toBeDefined();
      expect(specs.powerSupplies, model).toBeGreaterThan(0);
    }
  });
});

describe('figures of the catalogue', () => {
  it('inspect no faster than they filter', () => {
    for (const { model, specs } of ofCategory('firewall')) {
      expect(specs.inspectionMbps, model).toBeGreaterThan(0);
      expect(specs.firewallMbps ?? 0, model).toBeGreaterThanOrEqual(specs.inspectionMbps ?? 0);
    }
  });

  it('have the figures that sizing needs: access points, controllers and servers', () => {
    for (const { model, specs } of ofCategory('ap')) {
      expect(specs.clients, model).toBeGreaterThanOrEqual(50);
      expect(specs.wifi, model).toBeDefined();
      expect(specs.rackUnits, model).toBe(0);
    }
    for (const { model, specs } of ofCategory('wlan-controller')) {
      expect(specs.accessPoints, model).toBeGreaterThan(0);
      expect(specs.clients, model).toBeGreaterThan(specs.accessPoints ?? 0);
    }
    for (const { model, specs } of ofCategory('server')) {
      expect(specs.cpuSockets, model).toBeGreaterThan(0);
      expect(specs.memoryGb, model).toBeGreaterThanOrEqual(32);
    }
  });

  /** Filled with cards as they are needed; everything else is one box. */
  const chassis = ['FortiGate 7081F', 'PA-7500'];

  it('are within the usual range of a chassis, where a device is one', () => {
    for (const { model, specs } of catalogue.filter((device) => chassis.includes(device.model))) {
      expect(specs.inspectionMbps, model).toBeGreaterThan(200_000);
      expect(specs.drawW, model).toBeLessThanOrEqual(10_000);
      expect(specs.rackUnits, model).toBeLessThanOrEqual(16);
    }
  });

  it('are within the usual range of such devices', () => {
    for (const { model, specs, releaseYear = 2025 } of catalogue) {
      if (chassis.includes(model)) continue;
      expect(specs.ports.length, model).toBeGreaterThan(0);
      expect(specs.drawW, model).toBeGreaterThanOrEqual(4);
      expect(specs.drawW, model).toBeLessThanOrEqual(2_000);
      expect(specs.weightKg ?? 1, model).toBeGreaterThanOrEqual(0.2);
      expect(specs.weightKg ?? 1, model).toBeLessThanOrEqual(40);
      expect(specs.rackUnits, model).toBeLessThanOrEqual(4);
      expect(releaseYear, model).toBeGreaterThanOrEqual(2010);
      expect(releaseYear, model).toBeLessThanOrEqual(2026);
    }
  });

  it('end support after sale, and sale after release', () => {
    const ending = catalogue.filter(({ endOfSale }) => endOfSale !== undefined);
    expect(ending.length).toBeGreaterThan(10);
    for (const { model, releaseYear = 0, endOfSale = '', endOfSupport } of ending) {
      expect(Number(endOfSale.slice(0, 4)), model).toBeGreaterThan(releaseYear);
      if (endOfSupport !== undefined) expect(endOfSupport > endOfSale, model).toBe(true);
    }
  });
});

describe('a vendor of whole networks', () => {
  const equips = (manufacturer: string, fits: (device: Device) => boolean): boolean =>
    catalogue.some((device) => device.manufacturer === manufacturer && fits(device));

  const powers = ({ specs }: Device): boolean => specs.ports.some(({ poe }) => poe !== undefined);

  const hasMany = (device: Device, count: number, speedMbps: number): boolean =>
    dataPorts(device).some((group) => group.count >= count && group.speedMbps >= speedMbps);

  const largeMakers = ['Cisco', 'Juniper', 'HPE Aruba', 'Fortinet', 'Ubiquiti', 'Extreme Networks', 'Huawei'];
  const makers = [...largeMakers, 'MikroTik', 'TP-Link', 'Ruckus'];

  it.each(makers)('%s has small and large PoE access switches and 10G or faster to join them', (maker) => {
    const access = (least: number, most: number) => (device: Device) =>
      device.category === 'switch' &&
      powers(device) &&
      dataPorts(device).some(({ count, poe }) => poe !== undefined && count >= least && count <= most);
    expect(equips(maker, access(4, 16))).toBe(true);
    expect(equips(maker, access(24, 48))).toBe(true);
    expect(equips(maker, (device) => device.category === 'switch' && hasMany(device, 8, 10_000))).toBe(true);
  });

  it.each(largeMakers)('%s feeds Wi-Fi 6E and 7 with multigigabit and 802.3bt', (maker) => {
    const multigigabit = (device: Device) =>
      device.specs.ports.some(
        ({ speedMbps, poe }) => speedMbps > 1_000 && (poe === '802.3bt type 3' || poe === '802.3bt type 4'),
      );
    expect(equips(maker, multigigabit)).toBe(true);
  });

  it.each(makers)('%s has access points for indoors and outdoors', (maker) => {
    expect(equips(maker, ({ category, specs }) => category === 'ap' && specs.environment === 'outdoor')).toBe(
      true,
    );
    expect(equips(maker, ({ category, specs }) => category === 'ap' && specs.environment !== 'outdoor')).toBe(
      true,
    );
  });

  it.each(['Cisco', 'Juniper', 'Arista', 'HPE Aruba', 'Dell', 'Fortinet', 'Extreme Networks', 'Huawei'])(
    '%s has leaf and spine of a data centre',
    (maker) => {
      expect(equips(maker, (device) => device.category === 'switch' && hasMany(device, 48, 25_000))).toBe(
        true,
      );
      expect(equips(maker, (device) => device.category === 'switch' && hasMany(device, 32, 100_000))).toBe(
        true,
      );
    },
  );
});

it('each access point that has connectors for antennas is bought with antennas, and no other one is', () => {
  for (const { model, specs, lines = [] } of ofCategory('ap')) {
    const antennas = lines.filter(({ kind }) => kind === 'antenna');
    expect(antennas, model).toHaveLength(specs.antenna === 'external' ? 1 : 0);
    for (const { price } of antennas) expect(price, model).toBeGreaterThan(0);
  }
});
