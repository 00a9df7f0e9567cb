import { describe, expect, test } from 'vitest';
import { cellOfRows } from '#shared/vocabulary/fields/cell-rows.ts';
import { DesignOfForm, withLabel } from '#web/features/design-form/model/form-schema.ts';
import type { FormValues } from '#web/features/design-form/model/form-values.ts';
import { newDesignValues } from '#web/features/design-form/model/new-design-values.ts';
import { textsOf } from '#web/features/design-form/model/text-rows.ts';
import { valuesOfDesign } from '#web/features/design-form/model/values-of-design.ts';
import { validate } from '#web/ui/form/schema-errors.ts';
import { aDesign, aSiteRow, someValues } from '../form-builders.ts';

const parse = (values: FormValues) => {
  const { parsed, errors } = validate(DesignOfForm, values, withLabel);
  return { design: parsed, errors };
};

test('a name and two numbers describe a design of one site', () => {
  const { design, errors } = parse(someValues());
  expect(errors).toEqual({});
  expect(design?.requirements.sites).toEqual([
    {
      name: 'Headquarters',
      kind: 'headquarters',
      wiredUsers: 20,
      wirelessUsers: 30,
      guests: 0,
      phones: 0,
      cameras: 0,
      printers: 0,
      servers: 0,
      publicServers: 0,
      floors: 1,
      areaM2: 0,
      wanMbps: 0,
      peopleByFloor: [],
      buildings: [],
    },
  ]);
  expect(design?.requirements.growth).toEqual({ percent: 30, years: 3 });
});

test('a stored design comes back unchanged through the form', () => {
  const stored = aDesign({
    description: 'Three sites',
    isExistingNetwork: true,
    existingNetworkDetails: {
      currentTopology: 'star',
      currentIssues: ['latency'],
      currentIPScheme: '192.168.0.0/16',
      currentDevices: [{ type: 'switch', model: 'C9200', quantity: 4 }],
    },
    requirements: {
      sites: [
        {
          name: 'Leeds',
          kind: 'headquarters',
          floors: 4,
          areaM2: 1250.5,
          wiredUsers: 180,
          wirelessUsers: 240,
        },
        { name: 'York', wiredUsers: 25, servers: 2, publicServers: 1, wanMbps: 100 },
      ],
      segments: [{ name: 'Finance', users: 12, bandwidthPriority: 'high', isolationLevel: 'full' }],
      bandwidth: { download: 500, upload: 100 },
      wan: { kind: 'mpls' },
      services: { cloud: ['saas'], onPremise: ['erp'], network: ['vpn'] },
      ipScheme: { private: '172.16.0.0/12', publicIPs: 0, ipv6: true },
      securityRequirements: { firewall: 'utm', ids: true, remoteAccess: 'vpn' },
      redundancy: { internet: true },
      growth: { percent: 0, years: 5 },
      budget: { amount: 80_000, currency: 'GBP' },
      budgetRange: 'high',
      vendorPreference: 'Any but one',
    },
  });
  const { designName, description, isExistingNetwork, existingNetworkDetails, requirements } = stored;
  expect(parse(valuesOfDesign(stored)).design).toEqual({
    designName,
    description,
    isExistingNetwork,
    existingNetworkDetails,
    requirements,
  });
});

test('a design with its users at the top level opens as a single site', () => {
  const values = valuesOfDesign(aDesign({ requirements: { wiredUsers: 12, wirelessUsers: 8 } }));
  expect(values.siteChoice).toBe('single');
  expect(values.sites).toEqual([
    aSiteRow({ name: 'Headquarters', kind: 'headquarters', wiredUsers: '12', wirelessUsers: '8' }),
  ]);
});

test('hidden sites of a single-site design are not sent', () => {
  const sites = [aSiteRow({ name: 'Leeds', wiredUsers: '5' }), aSiteRow({ key: '2', name: '' })];
  const { design, errors } = parse(someValues({ siteChoice: 'single', sites }));
  expect(errors).toEqual({});
  expect(design?.requirements.sites.map(({ name }) => name)).toEqual(['Leeds']);
});

describe('people by floor', () => {
  const [first = '', blank = ''] = [
    ['2', '40'],
    Object.values(textsOf('requirements.sites[].peopleByFloor')),
  ].map((row) => cellOfRows([row]));
  const parsed = (...rows: readonly string[]) =>
    parse(
      someValues({
        sites: [aSiteRow({ name: 'Leeds', floors: '3', wiredUsers: '50', peopleByFloor: rows.join(';') })],
      }),
    );

  test('are not stated by a row that was added and left empty', () => {
    const { design, errors } = parsed(first, blank, blank);
    expect(errors).toEqual({});
    expect(design?.requirements.sites[0]?.peopleByFloor).toEqual([{ floor: 2, people: 40 }]);
    expect(parsed(blank).design?.requirements.sites[0]?.peopleByFloor).toEqual([]);
  });

  test('say of a row without its floor what is missing, at its place', () => {
    const says = 'Floor needs its number: 1 is the lowest.';
    expect(parsed('|12').errors).toEqual({ 'requirements.sites[0].peopleByFloor[0].floor': says });
    expect(parsed(blank, first).errors).toEqual({ 'requirements.sites[0].peopleByFloor[0].floor': says });
    expect(parsed('two|12').errors).toEqual({
      'requirements.sites[0].peopleByFloor[0].floor': 'Floor must be a whole number.',
    });
  });
});

test('each wrong field has a sentence that names it', () => {
  const { design, errors } = parse(
    someValues({
      siteChoice: 'several',
      sites: [aSiteRow({ name: '', wiredUsers: '-4', phones: 'many' })],
      texts: {
        designName: '  ',
        'requirements.ipScheme.private': '8.8.8.0/24',
        'requirements.growth.percent': '2000',
        'requirements.budget.amount': '100',
        'requirements.budget.currency': 'pounds',
      },
    }),
  );
  expect(design).toBeUndefined();
  expect(errors).toEqual({
    designName: 'Name must not be empty.',
    'requirements.sites[0].name': 'Name must not be empty.',
    'requirements.sites[0].wiredUsers': 'Wired users must not be negative.',
    'requirements.sites[0].phones': 'Phones must be a whole number.',
    'requirements.ipScheme.private':
      'Private block must lie within 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16.',
    'requirements.growth.percent': 'Growth must be at most 1,000.',
    'requirements.budget.currency': 'Currency must be a three-letter currency code such as EUR.',
  });
});

test('an empty form only lacks its name', () => {
  expect(parse(newDesignValues()).errors).toEqual({ designName: 'Name must not be empty.' });
});

test('a symmetric line has one rate', () => {
  const { design } = parse(
    someValues({
      texts: {
        'requirements.bandwidth.symmetric': 'true',
        'requirements.bandwidth.download': '300',
        'requirements.bandwidth.upload': '50',
      },
    }),
  );
  expect(design?.requirements.bandwidth).toEqual({ download: 300, upload: 300, symmetric: true });
});
