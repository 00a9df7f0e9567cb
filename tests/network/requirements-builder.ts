import * as fc from 'fast-check';
import {
  internetKinds,
  Requirements,
  type RequirementsInput,
  siteRedundancies,
  wanKinds,
} from '#shared/contract/requirements.ts';
import { isQuick } from '../support/property-runs.ts';

type SiteInput = NonNullable<RequirementsInput['sites']>[number];

/** Requirements with every default filled in. */
export const requirementsOf = (input: RequirementsInput): Requirements => Requirements.parse(input);

/** The company of the end-to-end tests: headquarters and two branches. */
export const threeSites = (more: Partial<RequirementsInput> = {}): Requirements =>
  requirementsOf({
    sites: [
      { name: 'Headquarters', kind: 'headquarters', floors: 4, wiredUsers: 180, wirelessUsers: 240 },
      { name: 'Branch North', wiredUsers: 10, wirelessUsers: 15 },
      { name: 'Branch South', wiredUsers: 10, wirelessUsers: 15 },
    ],
    ...more,
  });

/** Any network of up to five sites with users, small enough to plan a hundred times. */
export const upToFiveSites = (): fc.Arbitrary<Requirements> =>
  requirementsWith(fc.array(anySite(), { minLength: 1, maxLength: 5 }));

/** The same; in the quick lane nine of ten are two or three small offices, planned in a tenth of the time. */
export function anyRequirements(): fc.Arbitrary<Requirements> {
  if (!isQuick) return upToFiveSites();
  return fc.oneof({ weight: 9, arbitrary: smallOffices(2) }, { weight: 1, arbitrary: upToFiveSites() });
}

/** Networks from one office to a headquarters with some of 199 branches: most are small, as most networks are. */
export function networksOfAllSizes(): fc.Arbitrary<Requirements> {
  if (isQuick) return anyRequirements();
  return fc.oneof(
    { weight: 120, arbitrary: smallOffices(1) },
    { weight: 60, arbitrary: upToFiveSites() },
    {
      weight: 19,
      arbitrary: requirementsWith(
        fc
          .tuple(anySite(), fc.array(branch(), { minLength: 5, maxLength: 40, size: 'max' }))
          .map(([hub, branches]) => [hub, ...branches]),
      ),
    },
    {
      weight: 1,
      arbitrary: requirementsWith(fc.array(branch(), { minLength: 100, maxLength: 200, size: 'max' })),
    },
  );
}

/** Two or three small offices. */
export const smallNetworks = (): fc.Arbitrary<Requirements> => smallOffices(2);

const smallOffices = (minLength: number) => requirementsWith(fc.array(branch(), { minLength, maxLength: 3 }));
const branch = () => anySite({ people: 30, devices: 10, floors: 2 });

interface SiteSize {
  /** Most people of each kind, and most of each kind of device. */
  readonly people: number;
  readonly devices: number;
  readonly floors: number;
}

function anySite(size?: SiteSize): fc.Arbitrary<SiteInput> {
  const count = (max: number) => fc.nat({ max });
  const people = (most: number) => (size ? count(size.people) : fc.oneof(count(40), count(most)));
  const devices = (most: number) => count(size ? size.devices : most);
  /** Most sites have what the design states for all. */
  const own = <Value>(...values: Value[]) => fc.constantFrom(undefined, undefined, ...values);
  return fc.record({
    redundancy: own(...siteRedundancies),
    internet: own(...internetKinds),
    wan: own(...wanKinds),
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
    floors: fc.integer({ min: 1, max: size?.floors ?? 9 }),
    buildings: fc.oneof(
      { weight: 4, arbitrary: fc.array(building(), { maxLength: 0 }) },
      { weight: 1, arbitrary: fc.uniqueArray(building(), { maxLength: 3, selector: ({ name }) => name }) },
    ),
    areaM2: size ? fc.constantFrom(0, 180, 900) : fc.constantFrom(0, 180, 2_400, 30_000),
    wiredUsers: people(900),
    wirelessUsers: people(700),
    phones: size ? count(size.people) : count(300),
    cameras: devices(60),
    printers: devices(20),
    servers: fc.oneof(count(10), devices(120)),
    publicServers: fc.oneof(fc.constant(0), devices(60)),
    guests: size ? count(size.people) : count(150),
    wanMbps: size ? fc.constantFrom(0, 0, 100) : fc.constantFrom(0, 0, 100, 12_000),
  });
}

const building = () =>
  fc.record({
    name: fc.constantFrom('Library', 'Sports hall', 'Workshop', 'Lab'),
    floors: fc.integer({ min: 1, max: 3 }),
    areaM2: fc.constantFrom(0, 600, 5_000),
    distanceM: fc.constantFrom(0, 250, 900),
  });

/** Requirements with these sites, of any kind otherwise, that do not contradict themselves. */
function requirementsWith(sites: fc.Arbitrary<SiteInput[]>): fc.Arbitrary<Requirements> {
  const count = (max: number) => fc.nat({ max });
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
    /** Which site alone has it; all have most. */
    only: fc.constantFrom(undefined, undefined, 0, 1),
    /** Of one at a campus, the share of its hosts that is counted in a building. */
    counted: fc.constantFrom(0, 0.4, 1),
    isolationLevel: fc.constantFrom('none' as const, 'vlans' as const, 'full' as const, 'physical' as const),
    reaches: fc.constantFrom('nothing' as const, 'servers' as const, 'servers-and-internet' as const),
  });
  return fc
    .record({
      sites,
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
        ips: fc.boolean(),
      }),
      ipScheme: fc.record({ ipv6: fc.boolean() }),
      hasOwnAs: fc.integer({ min: 0, max: 3 }).map((value) => value === 3),
      budgetRange: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
      vendorPreference: fc.constantFrom('', '', 'Cisco', 'HPE'),
    })
    .map(({ hasOwnAs, ...input }) => ({
      ...input,
      services: {
        ...input.services,
        // Nothing takes mail from the internet without a firewall.
        onPremise: input.services.onPremise.filter(
          (service) => service !== 'email' || input.securityRequirements.firewall !== 'none',
        ),
      },
      securityRequirements: {
        ...input.securityRequirements,
        ips: input.securityRequirements.ips && input.securityRequirements.firewall !== 'none',
      },
      ipScheme:
        hasOwnAs && input.securityRequirements.firewall !== 'none'
          ? { ...input.ipScheme, publicIPs: 256, asNumber: 65_551 }
          : input.ipScheme,
      sites: input.sites.map((s) => ({
        ...s,
        ...((s.buildings ?? []).length > 0 && { kind: 'campus' as const }),
        wiredUsers: Math.max(1, s.wiredUsers ?? 0),
        publicServers:
          input.securityRequirements.firewall === 'none' ? 0 : Math.min(s.servers ?? 0, s.publicServers ?? 0),
      })),
    }))
    .map((input) => ({ ...input, segments: withinStaff(input.sites, input.segments) }))
    .map(requirementsOf);
}

type SegmentInput = NonNullable<RequirementsInput['segments']>[number];

/** Segments at their sites, those of staff with no more people than are left there, and of some so many in a building. */
function withinStaff(
  sites: readonly SiteInput[],
  segments: readonly (SegmentInput & { readonly only?: number | undefined; readonly counted: number })[],
): SegmentInput[] {
  const left = sites.map(({ wiredUsers = 0, wirelessUsers = 0 }) => wiredUsers + wirelessUsers);
  return segments.map(({ only, counted, ...segment }) => {
    const name = only === undefined ? undefined : sites[only]?.name;
    const at = name === undefined ? -1 : sites.findIndex((site) => site.name === name);
    const bound = name === undefined ? segment : { ...segment, sites: [name] };
    const [inside] = sites[at]?.buildings ?? [];
    const placed = (own: SegmentInput & { readonly users: number }): SegmentInput =>
      name === undefined || inside === undefined || counted === 0
        ? own
        : { ...own, places: [{ site: name, building: inside.name, users: Math.floor(own.users * counted) }] };
    if (segment.type === 'guest' || segment.type === 'iot')
      return placed({ ...bound, users: segment.users ?? 0 });
    const room = at < 0 ? left.reduce((sum, one) => sum + one, 0) : (left[at] ?? 0);
    let users = Math.min(room, segment.users ?? 0);
    const clamped = { ...bound, users };
    for (const index of at < 0 ? left.keys() : [at]) {
      const own = Math.min(users, left[index] ?? 0);
      left[index] = (left[index] ?? 0) - own;
      users -= own;
    }
    return placed(clamped);
  });
}
