import { describe, expect, it } from 'vitest';
import { parseFields } from '#shared/contract/field-errors.ts';
import { Requirements, type RequirementsInput } from '#shared/contract/requirements.ts';

/** The problems that fields are reported with. */
function wrongIn(input: unknown): Record<string, string> {
  const read = parseFields(Requirements, input);
  return Object.fromEntries((read.success ? [] : read.errors).map(({ field, message }) => [field, message]));
}

it('a design that was stored before a field was asked for is parsed', () => {
  const stored = {
    wiredUsers: 0,
    wirelessUsers: 0,
    sites: [
      {
        ...{ name: 'Leeds', kind: 'headquarters', wiredUsers: 20, wirelessUsers: 30, guests: 0, phones: 0 },
        ...{ cameras: 0, printers: 2, servers: 4, publicServers: 0, floors: 2, areaM2: 900, wanMbps: 0 },
      },
    ],
    segments: [
      {
        ...{ name: 'Finance', type: 'department', users: 5, bandwidthPriority: 'medium' },
        ...{ isolationLevel: 'vlans', reaches: 'nothing' },
      },
    ],
    bandwidth: { download: 0, upload: 0, symmetric: false },
    wan: { kind: 'internet-vpn' },
    services: { cloud: [], onPremise: ['erp'], network: ['dhcp', 'dns'] },
    ipScheme: { private: '10.0.0.0/8', publicIPs: 1, ipv6: false },
    securityRequirements: {
      ...{ firewall: 'basic', ids: false, ips: false, contentFiltering: false, remoteAccess: 'none' },
    },
    redundancy: { internet: false, coreSwitching: false, power: false },
    growth: { percent: 30, years: 3 },
    budgetRange: 'medium',
    vendorPreference: '',
  };
  const parsed = Requirements.parse(stored);
  expect(parsed).toMatchObject(stored);
  expect(parsed.segments[0]).toMatchObject({ sites: [], places: [] });
  expect(parsed.sites[0]?.buildings).toEqual([]);
  expect(parsed.assumptions).toEqual({});
});

describe('statements that cannot hold together are refused with a sentence', () => {
  const campus = { name: 'Leeds', kind: 'campus', buildings: [{ name: 'Library' }] } as const;
  it.each<[string, unknown, Record<string, string>]>([
    [
      'buildings of an office',
      { sites: [{ ...campus, kind: 'office' }] },
      { 'sites[0].buildings': 'belong to a campus: change the kind of the site, or remove them' },
    ],
    [
      'a building without floors',
      { sites: [{ ...campus, buildings: [{ name: 'Library', floors: 0 }] }] },
      { 'sites[0].buildings[0].floors': 'must be at least 1' },
    ],
    [
      'more users than any site has',
      { sites: [{ name: 'York', wiredUsers: 1_000_000_000 }] },
      { 'sites[0].wiredUsers': 'must be at most 100,000' },
    ],
    [
      'a part of a user, and users in words',
      { sites: [{ name: 'York', wiredUsers: 1.5, guests: 'many' }] },
      {
        'sites[0].wiredUsers': 'must be a whole number',
        'sites[0].guests': 'must be a whole number',
      },
    ],
    [
      'two buildings of one name',
      { sites: [{ ...campus, buildings: [{ name: 'Library' }, { name: 'Library' }] }] },
      { 'sites[0].buildings[1].name': 'must differ from the other buildings of the campus' },
    ],
    [
      'rooms of a shop',
      { sites: [{ name: 'York', kind: 'shop', rooms: 4 }] },
      {
        'sites[0].rooms':
          'apply to hotel rooms and classrooms: change the kind of the site or its Wi-Fi environment, or leave them empty',
      },
    ],
    [
      'a segment at a site that is not there',
      { sites: [{ name: 'York' }], segments: [{ name: 'Tills', sites: ['York', 'Leeds'] }] },
      { 'segments[0].sites[1]': 'names “Leeds”, and no site is called that: choose York' },
    ],
    [
      'an internet hub that is not there',
      { internetHub: 'Leeds' },
      { internetHub: 'names “Leeds”, and no site is called that: choose Headquarters' },
    ],
    [
      'IPv6 only without IPv6',
      { ipScheme: { ipv6Only: true } },
      { 'ipScheme.ipv6Only': 'needs IPv6: tick it too' },
    ],
    [
      'a private block as public',
      { ipScheme: { publicPrefix: '10.0.0.0/24' } },
      { 'ipScheme.publicPrefix': 'must be a public block, not a private one' },
    ],
    [
      'a block too small to announce',
      { ipScheme: { publicPrefix: '198.51.100.0/28', asNumber: 65_551, publicIPs: 256 } },
      { 'ipScheme.publicPrefix': 'must be a /24 or larger: providers accept no smaller announcement' },
    ],
    [
      'Wi-Fi on more than there are floors',
      {
        sites: [
          { name: 'Leeds', areaM2: 400, wifiM2: 500 },
          {
            name: 'York',
            kind: 'campus',
            wifiM2: 500,
            buildings: [{ name: 'Cells', areaM2: 9, wifiM2: 10 }],
          },
        ],
      },
      {
        'sites[0].wifiM2': 'is more than the floor area: leave it empty for all of it',
        'sites[1].buildings[0].wifiM2': 'is more than the floor area: leave it empty for all of it',
      },
    ],
    [
      'an assumption that nothing uses, and one out of bounds',
      { assumptions: { mood: 1, remoteShare: 2 } },
      { 'assumptions.remoteShare': 'must be at most 1', 'assumptions.mood': 'is not a known field' },
    ],
  ])('%s', (_, input, wrong) => {
    expect(wrongIn(input)).toEqual(wrong);
  });

  it('and what is of the wrong shape is named, not compared', () => {
    expect(wrongIn({ sites: [{ name: 4, buildings: [7] }], segments: [{ sites: 'York' }] })).toMatchObject({
      'segments[0].name': 'is missing',
    });
  });
});

it('a campus, a hotel and a data centre may state what only they have', () => {
  const sites = [
    { name: 'Leeds', kind: 'campus', buildings: [{ name: 'Library', floors: 3, distanceM: 250 }] },
    { name: 'York', kind: 'hotel', rooms: 120 },
    { name: 'Hull', kind: 'datacentre', replicationMbps: 10_000 },
  ] satisfies RequirementsInput['sites'];
  expect(wrongIn({ sites, internetHub: 'Hull', segments: [{ name: 'Tills', sites: ['York'] }] })).toEqual({});
});
