import * as fc from 'fast-check';
import { Requirements, type RequirementsInput, wanKinds } from '#shared/contract/requirements.ts';

type SiteInput = NonNullable<RequirementsInput['sites']>[number];

/** Requirements with every default filled in. */
export const requirementsOf = (input: RequirementsInput): Requirements => Requirements.parse(input);

/** The company that the whole way is tried with: headquarters and two branches. */
export const threeSites = (more: Partial<RequirementsInput> = {}): Requirements =>
  requirementsOf({
    sites: [
      { name: 'Headquarters', kind: 'headquarters', floors: 4, wiredUsers: 180, wirelessUsers: 240 },
      { name: 'Branch North', wiredUsers: 10, wirelessUsers: 15 },
      { name: 'Branch South', wiredUsers: 10, wirelessUsers: 15 },
    ],
    ...more,
  });

/** Any network of up to five sites that somebody works at, small enough to plan a hundred times. */
export function anyRequirements(): fc.Arbitrary<Requirements> {
  const count = (max: number) => fc.nat({ max });
  const site: fc.Arbitrary<SiteInput> = fc.record({
    name: fc.constantFrom(
      'Headquarters',
      'Lagos',
      'New York',
      'Łódź',
      '東京',
      'Branch 1',
      'Branch 1',
      'Plant',
    ),
    kind: fc.constantFrom('headquarters' as const, 'branch' as const, 'datacentre' as const),
    floors: fc.integer({ min: 1, max: 9 }),
    areaM2: fc.constantFrom(0, 180, 2_400, 30_000),
    wiredUsers: fc.oneof(count(40), count(900)),
    wirelessUsers: fc.oneof(count(40), count(700)),
    phones: count(300),
    cameras: count(60),
    printers: count(20),
    servers: fc.oneof(count(10), count(120)),
    publicServers: fc.oneof(fc.constant(0), count(60)),
    guests: count(150),
    wanMbps: fc.constantFrom(0, 0, 100, 12_000),
  });
  const segment = fc.record({
    name: fc.constantFrom('Finance', 'Sales', 'Engineering', 'Visitors', 'Building'),
    type: fc.constantFrom(
      'department' as const,
      'function' as const,
      'security' as const,
      'guest' as const,
      'iot' as const,
    ),
    users: count(200),
    isolationLevel: fc.constantFrom('none' as const, 'vlans' as const, 'full' as const),
  });
  return fc
    .record({
      sites: fc.array(site, { minLength: 1, maxLength: 5 }),
      segments: fc.array(segment, { maxLength: 5 }),
      growth: fc.record({ percent: fc.integer({ min: 0, max: 150 }) }),
      wan: fc.record({ kind: fc.constantFrom(...wanKinds) }),
      services: fc.record({
        cloud: fc.subarray(['saas'] as 'saas'[]),
        onPremise: fc.subarray(['erp', 'email', 'database'] as ('erp' | 'email' | 'database')[]),
      }),
      redundancy: fc.record({ internet: fc.boolean(), coreSwitching: fc.boolean(), power: fc.boolean() }),
      securityRequirements: fc.record({
        firewall: fc.constantFrom('none' as const, 'basic' as const, 'utm' as const),
      }),
    })
    .map((input) => ({
      ...input,
      sites: input.sites.map((s) => ({
        ...s,
        wiredUsers: Math.max(1, s.wiredUsers ?? 0),
        publicServers:
          input.securityRequirements.firewall === 'none' ? 0 : Math.min(s.servers ?? 0, s.publicServers ?? 0),
      })),
    }))
    .map((input) => ({ ...input, segments: withinStaff(input) }))
    .map(requirementsOf);
}

/** Segments of staff that have no more people together than the sites. */
function withinStaff({ sites = [], segments = [] }: Pick<RequirementsInput, 'sites' | 'segments'>) {
  let left = sites.reduce(
    (sum, { wiredUsers = 0, wirelessUsers = 0 }) => sum + wiredUsers + wirelessUsers,
    0,
  );
  return segments.map((segment) => {
    if (segment.type === 'guest' || segment.type === 'iot') return segment;
    const users = Math.min(left, segment.users ?? 0);
    left -= users;
    return { ...segment, users };
  });
}
