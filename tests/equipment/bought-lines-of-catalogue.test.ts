import { describe, expect, it } from 'vitest';
import { DeviceLine } from '#shared/contract/device.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';

const named = (part: string) => catalogue.find(({ partNumber }) => partNumber === part);

describe('what is bought with a device of the catalogue', () => {
  it('has a part number and prices, list above street, and is marked as an estimate', () => {
    for (const { model, lines = [], sources } of catalogue) {
      for (const line of lines) {
        expect(DeviceLine.parse(line)).toEqual(line);
        expect(line.partNumber, model).not.toMatch(/[{}]|undefined|NaN|--|-$/);
        expect(line.price, `${model} ${line.name}`).toBeGreaterThan(0);
        expect(line.streetPrice, `${model} ${line.name}`).toBeLessThanOrEqual(line.price);
        expect(sources.lines, model).toBe('estimate');
      }
    }
  });

  it('has a licence for each capability that needs one, where the maker sells a single one', () => {
    const unlicensed = catalogue.flatMap(({ manufacturer, model, specs, lines = [] }) =>
      Object.entries(specs.capabilities ?? {})
        .filter(
          ([name, level]) =>
            level === 'licence' &&
            !lines.some(
              ({ kind, neededFor }) =>
                kind === 'licence' && (neededFor === undefined || neededFor.some((one) => one === name)),
            ),
        )
        .map(([name]) => `${manufacturer} ${model}: ${name}`),
    );
    expect(unlicensed).toEqual([]);
  });

  it.each([
    ['C9300L-48P-4X', 'C9300L-NW-A-48', 'ospfv2'],
    ['EX4100-24P', 'S-EX-P-C2-P', 'bgp'],
    ['FG-100F', 'FC-10-F100F-950-02-12', 'ids-ips'],
    ['PA-440', 'PA-440-BND-CORESEC', 'url-filter'],
    ['MS130-24P-HW', 'LIC-MS130-24-1YR', undefined],
    ['MX67', 'LIC-MX67-SEC-1YR', undefined],
  ] as const)('%s comes with %s', (part, licence, use) => {
    const line = named(part)?.lines?.find(({ partNumber }) => partNumber === licence);
    expect(line?.neededFor?.some((one) => one === use) ?? use === undefined).toBe(true);
    expect(line).toBeDefined();
  });
});
