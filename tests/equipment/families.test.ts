import { describe, expect, it } from 'vitest';
import type { Capability } from '#shared/contract/device.ts';
import { capabilitiesOfCategory } from '#shared/equipment/capabilities-of-category.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { familyOf } from '#shared/equipment/catalogue/families/family-of.ts';

const can = (part: string, capability: Capability) => {
  const device = catalogue.find(({ partNumber }) => partNumber === part);
  if (device === undefined) throw new Error(`no ${part}`);
  return device.specs.capabilities?.[capability];
};

describe('the families of the catalogue', () => {
  it('state each capability of a category for every device, or that it is unknown', () => {
    for (const { category, manufacturer, model, specs } of catalogue) {
      const unknown = familyOf(category, manufacturer, model)?.unknown ?? [];
      const silent = capabilitiesOfCategory[category].filter(
        (name) => specs.capabilities?.[name] === undefined && !unknown.includes(name),
      );
      expect(silent, `${manufacturer} ${model}`).toEqual([]);
    }
  });

  it('know more than nine in ten of them', () => {
    const asked = catalogue.flatMap(({ category, specs }) =>
      capabilitiesOfCategory[category].map((name) => specs.capabilities?.[name]),
    );
    expect(asked.filter((level) => level !== undefined).length / asked.length).toBeGreaterThan(0.9);
  });

  it('name a family, a class and what manages it for all but servers', () => {
    for (const { category, model, family, class: priced, specs } of catalogue) {
      if (category === 'server') continue;
      expect(family, model).toBeDefined();
      expect(priced, model).toBeDefined();
      expect(specs.control?.length, model).toBeGreaterThan(0);
    }
  });

  it.each([
    ['C1300-24P-4X', 'static-routes', 'yes'],
    ['C1300-24P-4X', 'ospfv2', 'no'],
    ['C9300L-48P-4X', 'ospfv2', 'licence'],
    ['N9K-C93180YC-FX3', 'mlag', 'yes'],
    ['MS130-24P-HW', 'static-routes', 'no'],
    ['MS425-32-HW', 'ospfv2', 'yes'],
    ['MS225-48FP-HW', 'ospfv2', 'no'],
    ['USW-Pro-48-POE', 'static-routes', 'yes'],
    ['USW-Pro-48-POE', 'ospfv2', 'no'],
    ['USW-Lite-8-PoE', 'static-routes', 'no'],
    ['UDM-Pro', 'firewall-ha', 'yes'],
    ['UDM-SE', 'firewall-ha', 'yes'],
    ['UCG-Ultra', 'firewall-ha', 'no'],
    ['EFG', 'firewall-ha', 'yes'],
    ['UXG-Pro', 'firewall-ha', 'no'],
    ['FG-40F', 'firewall-ha', 'yes'],
    ['PA-440', 'firewall-ha', 'yes'],
    ['PA-410', 'firewall-ha', undefined],
    ['EX2300-24P', 'ospfv2', 'licence'],
    ['EX2300-24P', 'bgp', 'no'],
    ['JL661A', 'mlag', 'no'],
    ['JL624A', 'mlag', 'yes'],
    ['CRS317-1G-16S+RM', 'ospfv2', 'yes'],
    ['ISR4331/K9', 'ipsec', 'licence'],
  ] as const)('say of %s and %s: %s', (part, capability, level) => {
    expect(can(part, capability)).toBe(level);
  });

  it('refuse a model that no row covers', () => {
    expect(() => familyOf('switch', 'Acme', 'One')).toThrow('No family of switch has the Acme One');
  });
});
