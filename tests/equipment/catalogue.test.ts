import { describe, expect, it } from 'vitest';
import { categories, Device } from '#shared/contract/device.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { deviceTable } from '#shared/equipment/catalogue/table/device-table.ts';
import { catalogueId } from '#shared/equipment/device-id.ts';

const named = (part: string): Device => {
  const device = catalogue.find(({ partNumber }) => partNumber === part);
  if (device === undefined) throw new Error(`no ${part}`);
  return device;
};

describe('the catalogue', () => {
  it('contains at least 400 devices of at least 18 manufacturers, in every category', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(400);
    expect(new Set(catalogue.map(({ manufacturer }) => manufacturer)).size).toBeGreaterThanOrEqual(18);
    expect(new Set(catalogue.map(({ category }) => category))).toEqual(new Set(categories));
  });

  it('matches the schema of a device', () => {
    for (const device of catalogue) expect(Device.parse(device)).toEqual(device);
  });

  it('gives every device an id of its own that never changes', () => {
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    for (const { id, manufacturer, partNumber } of catalogue)
      expect(id).toBe(catalogueId(manufacturer, partNumber));
    expect(catalogueId('Cisco', 'C9200L-24P-4X')).toBe(catalogueId('cisco', 'c9200l-24p-4x'));
    expect(catalogueId('Cisco', 'C9200L-24P-4X')).toBe('6774858074bd1850d525c2da');
  });

  it('lists each part number and each model of a manufacturer once', () => {
    for (const name of ['partNumber', 'model'] as const) {
      const names = catalogue.map((device) => `${device.manufacturer} ${device[name]}`.toLowerCase());
      expect(names.filter((one, index) => names.indexOf(one) !== index)).toEqual([]);
    }
  });

  it('has PoE where the device library omits it', () => {
    const forgotten = [
      'CBS350-24P-4G',
      'CBS350-48FP-4X',
      'JL255A',
      'JL256A',
      'CRS328-24P-4S+RM',
      'USW-Lite-16-PoE',
    ];
    for (const part of [...forgotten, 'CRS354-48P-4S+2Q+RM', 'N1124P-ON', 'N3248P-ON', 'TL-SG3428MP']) {
      expect(
        named(part).specs.ports.some(({ poe }) => poe === '802.3at'),
        part,
      ).toBe(true);
    }
    for (const part of ['CCS-720DP-48S-2F', 'CCS-720XP-48Y6-2F'])
      expect(named(part).specs.ports[0]?.poe).toBe('802.3at');
  });
});

describe('the sources of the catalogue', () => {
  it('are stated for exactly the figures that a device has', () => {
    for (const { model, sources, specs, ...device } of catalogue) {
      const has = [
        ...Object.keys(specs),
        ...[
          'price',
          'streetPrice',
          'lines',
          'licencePerYear',
          'releaseYear',
          'endOfSale',
          'endOfSupport',
        ].filter((key) => key in device),
      ];
      expect(new Set(Object.keys(sources)), model).toEqual(new Set(has));
    }
  });

  it('call every price and licence an estimate, with its day, its currency and little confidence', () => {
    for (const { model, price, streetPrice, licencePerYear, sources } of catalogue) {
      expect(price, model).toMatchObject({
        amount: expect.any(Number),
        currency: 'USD',
        asOf: '2025-05-01',
        confidence: 'low',
      });
      expect(price?.amount, model).toBeGreaterThan(0);
      expect(sources.price, model).toBe('estimate');
      expect(streetPrice, model).toMatchObject({ currency: 'USD', asOf: '2025-05-01', confidence: 'low' });
      expect(streetPrice?.amount, model).toBeGreaterThan(0);
      expect(streetPrice?.amount, model).toBeLessThanOrEqual(price?.amount ?? 0);
      expect(sources.streetPrice, model).toBe('estimate');
      expect(sources.licencePerYear, model).toBe(licencePerYear === undefined ? undefined : 'estimate');
    }
  });

  it('never name the device library for figures that it lacks', () => {
    const unknownToFacts = [
      'forwardingMbps',
      'firewallMbps',
      'inspectionMbps',
      'sessions',
      'clients',
      'layer',
    ];
    const furtherUnknown = [
      'accessPoints',
      'stackMembers',
      'wifi',
      'releaseYear',
      'endOfSale',
      'endOfSupport',
    ];
    for (const { model, sources } of catalogue) {
      for (const [figure, source] of Object.entries(sources)) {
        if ([...unknownToFacts, ...furtherUnknown].includes(figure))
          expect(source, `${model} ${figure}`).not.toBe('facts');
      }
    }
  });

  it("name pages of the manufacturers' own sites", () => {
    const sites: Readonly<Record<string, RegExp>> = {
      Arista: /^www\.arista\.com$/,
      Cisco: /^(www\.cisco|documentation\.meraki)\.com$/,
      Dell: /^www\.delltechnologies\.com$/,
      'Extreme Networks': /^www\.extremenetworks\.com$/,
      Fortinet: /^www\.fortinet\.com$/,
      'HPE Aruba': /^www\.(arubanetworks|hpe)\.com$/,
      Huawei: /^e\.huawei\.com$/,
      Juniper: /^www\.juniper\.net$/,
      Lenovo: /^lenovopress\.lenovo\.com$/,
      MikroTik: /^mikrotik\.com$/,
      Netgear: /^www\.netgear\.com$/,
      'Palo Alto Networks': /^www\.paloaltonetworks\.com$/,
      Ruckus: /^www\.ruckusnetworks\.com$/,
      SonicWall: /^www\.sonicwall\.com$/,
      Sophos: /^www\.sophos\.com$/,
      Supermicro: /^www\.supermicro\.com$/,
      'TP-Link': /^www\.tp-link\.com$/,
      Ubiquiti: /^(techspecs|store)\.ui\.com$/,
    };
    const linked = catalogue.filter(({ datasheetUrl }) => datasheetUrl !== undefined);
    expect(linked.length).toBeGreaterThan(catalogue.length / 2);
    for (const { manufacturer, model, datasheetUrl = '' } of linked) {
      const { protocol, host } = new URL(datasheetUrl);
      expect(protocol, model).toBe('https:');
      expect(host, model).toMatch(sites[manufacturer] ?? /^$/);
    }
  });

  it('prefer the page of the narrower family', () => {
    expect(named('FG-100F').datasheetUrl).toMatch(/fortigate-100f-series$/);
    expect(named('FG-1000F').datasheetUrl).toMatch(/Fortinet_Product_Matrix\.pdf$/);
    expect(named('PA-220').datasheetUrl).toBeUndefined();
  });
});

describe('a table of devices', () => {
  it('rejects a row with a missing cell, and an unknown column', () => {
    const head = { category: 'server', manufacturer: 'Acme', use: 'Tests' } as const;
    expect(() => deviceTable(head, 'model | part | ports\nOne | 1')).toThrow('“One” has 2 cells, not 3');
    expect(() => deviceTable(head, 'model | part | colour\nOne | 1 | red')).toThrow('no column “colour”');
    expect(() => deviceTable(head, 'model | part | ports\nOne | 1 | some')).toThrow('“some” is not a port');
  });
});
