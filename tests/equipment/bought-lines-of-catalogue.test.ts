import { describe, expect, it } from 'vitest';
import { capabilities, DeviceLine } from '#shared/contract/device.ts';
import { boughtLines } from '#shared/equipment/bought-lines.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { formatLines, parseLines } from '#shared/equipment/device-notation.ts';

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
    ['AP-C360', 'SS-COGWIFI-1Y', undefined],
  ] as const)('%s comes with %s', (part, licence, use) => {
    const line = named(part)?.lines?.find(({ partNumber }) => partNumber === licence);
    expect(line?.neededFor?.some((one) => one === use) ?? use === undefined).toBe(true);
    expect(line).toBeDefined();
  });

  it.each([
    ['bundle that includes support', ['ids-ips'], ['FC-10-F100F-950-02-12']],
    ['support where nothing else includes it', ['ipsec'], ['FC-10-F100F-247-02-12']],
  ] as const)('a FortiGate is bought with the %s', (_, uses, parts) => {
    const fortiGate = named('FG-100F');
    const yearly = fortiGate && boughtLines(fortiGate, { uses: [...uses], supplies: 1, isControlled: false });
    expect(yearly?.filter(({ perYear }) => perYear).map(({ partNumber }) => partNumber)).toEqual(parts);
  });

  it.each([
    ['SRX300-SYS-JB', 25],
    ['FPR1120-NGFW-K9', 25],
    ['C8300-1N1S-6T', 25],
    ['ASR1001-HX', 25],
    ['NSA2700', 5],
  ] as const)('remote access on %s is licensed by %i people, and written down so', (part, people) => {
    const device = named(part);
    const buy = (remoteUsers: number) =>
      (device && boughtLines(device, { uses: ['ssl-vpn'], supplies: 1, isControlled: false, remoteUsers })) ??
      [];
    const [line] = buy(30).filter(({ remoteUsers }) => remoteUsers !== undefined);
    expect(line?.remoteUsers).toBe(people);
    expect(buy(0)).not.toContain(line);
    expect(parseLines(formatLines(line ? [line] : []))).toEqual([line]);
  });

  it.each([
    ['C9200L-24T-4X', 'PWR-C5-125WAC/2'],
    ['C9200L-48P-4X', 'PWR-C5-1KWAC/2'],
    ['C9300X-24Y', 'PWR-C1-715WAC-P/2'],
    ['C9500-40X', 'PWR-C4-950WAC-R/2'],
    ['C9500-48Y4C', 'C9K-PWR-650WAC-R/2'],
    ['C8300-1N1S-6T', 'PWR-CC1-250WAC/2'],
    ['C9800-40-K9', 'C9800-AC-750W-R/2'],
    ['FPR3110-NGFW-K9', 'FPR3K-PWR-AC-400'],
    ['SRX1600-CHAS', 'JPSU-450W-AC'],
    ['EX4100-48P', 'JPSU-920-AC-AFO'],
    ['EX4400-24X', 'JPSU-550-C-AC-AFO'],
    ['R8Q71A', 'JL087A'],
    ['JL658A', 'JL085A'],
  ])('%s has one second supply, %s, where power is redundant', (part, supply) => {
    const device = named(part);
    const supplies = (count: 1 | 2) =>
      device &&
      boughtLines(device, { uses: [], supplies: count, isControlled: false })
        .filter(({ kind }) => kind === 'power-supply')
        .map(({ partNumber }) => partNumber);
    expect(supplies(2)).toEqual([supply]);
    expect(supplies(1)).toEqual([]);
  });

  it('has the licence of its own series alone for a FortiSwitch', () => {
    const licences = (part: string) =>
      named(part)?.lines?.flatMap(({ kind, partNumber }) => (kind === 'licence' ? partNumber : []));
    expect(licences('FS-248E-FPOE')).toEqual(['FS-SW-LIC-200']);
    expect(licences('FS-2048F')).toEqual(['FS-SW-LIC-2000']);
  });

  it('pays for support once, whatever the configuration uses', () => {
    const twice = catalogue.filter((device) => {
      const uses = Object.entries(device.specs.capabilities ?? {}).flatMap(([name]) =>
        capabilities.filter((one) => one === name),
      );
      const lines = boughtLines(device, { uses, supplies: 2, isControlled: true });
      return lines.filter(({ kind, includesSupport }) => kind === 'support' || includesSupport).length > 1;
    });
    expect(twice.map(({ model }) => model)).toEqual([]);
  });

  it.each(['router', 'firewall', 'wlan-controller'] as const)(
    'supports each %s, unless its maker sells none or a licence includes it',
    (category) => {
      const withoutContracts = ['MikroTik', 'TP-Link', 'Ubiquiti'];
      const unsupported = catalogue.filter(
        ({ category: own, manufacturer, lines = [] }) =>
          own === category &&
          !withoutContracts.includes(manufacturer) &&
          lines.every(({ kind, includesSupport }) => kind !== 'support' && !includesSupport),
      );
      expect(unsupported.map(({ model }) => model)).toEqual([]);
    },
  );

  it.each([
    ['C8200L-1N-4T', 'CON-SNT-C8200L-1N-4T'],
    ['C8500-12X', 'CON-SNT-C8500-12X'],
    ['C9800-L-C-K9', 'CON-SNT-C9800-L-C-K9'],
  ])('%s is bought with support as %s', (part, support) => {
    const device = named(part);
    const lines = device && boughtLines(device, { uses: [], supplies: 1, isControlled: false });
    expect(lines?.find(({ kind }) => kind === 'support')?.partNumber).toBe(support);
  });
});
