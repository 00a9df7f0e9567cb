import * as z from 'zod';
import { Assumptions } from './assumptions.ts';
import { list } from './collections.ts';
import { hostPowers } from './device.ts';
import { figure, wholeBetween, wholeNumber } from './figure.ts';
import { inconsistencies } from './inconsistencies.ts';
import { SpokenProtocol } from './spoken-protocol.ts';
import { line, name } from './text.ts';

const count = (max: number) => wholeNumber(max).default(0);
const floors = z.int().check(z.gte(1, 'must be at least 1'), z.lte(200)).default(1);
/** Square metres; 0 when unknown. */
const areaM2 = figure(10_000_000).default(0);
const mbps = figure(400_000);
/** An IPv4 block such as `10.20.0.0/16`. */
export const Ipv4Cidr = z.cidrv4('must be an IPv4 block such as 10.20.0.0/16');

export const wanKinds = ['internet-vpn', 'mpls', 'mpls-with-vpn', 'leased-line'] as const;
export const siteKinds = [
  'headquarters',
  'office',
  'branch',
  'shop',
  'school',
  'hospital',
  'hotel',
  'warehouse',
  'factory',
  'venue',
  'campus',
  'datacentre',
] as const;
export const wifiEnvironments = [
  'office',
  'shop',
  'classroom',
  'hotel',
  'warehouse',
  'venue',
  'hospital',
  'outdoor',
  'factory',
] as const;
/** What a site survives: nothing, the loss of any circuit, or of any circuit or shared device. */
export const siteRedundancies = ['none', 'link', 'full'] as const;
export const internetKinds = ['own', 'hub'] as const;
export const databaseSystems = ['sql-server', 'postgresql', 'mysql', 'oracle'] as const;
export const equipmentClasses = ['small-business', 'enterprise', 'data-centre'] as const;

/** A building of a campus beside its main one: a distribution block on the fibre of the site, never a WAN site. */
export const Building = z.strictObject({
  name: name(100),
  floors: floors.clone(),
  areaM2: areaM2.clone(),
  /** Square metres of it that Wi-Fi covers, 0 for none; absent, all of it. */
  wifiM2: figure(10_000_000).optional(),
  /** Metres of fibre duct to the main building; 0 when unknown. */
  distanceM: figure(100_000).default(0),
});
export type Building = z.output<typeof Building>;

/** People of a site who are on one floor. */
export const FloorPeople = z.strictObject({
  floor: z
    .int({
      error: ({ input }) =>
        input === undefined ? 'needs its number: 1 is the lowest' : 'must be a whole number',
    })
    .min(1, 'must be at least 1')
    .max(200),
  people: count(100_000),
});

/** What one site must serve. Counts are of people or devices today; growth comes on top. */
export const Site = z.strictObject({
  name: name(100),
  kind: z.enum(siteKinds).default('branch'),
  wiredUsers: count(100_000),
  wirelessUsers: count(100_000),
  guests: count(100_000),
  phones: count(100_000),
  cameras: count(100_000),
  printers: count(10_000),
  servers: count(10_000),
  /** Servers among them that are reachable from the internet; they are in a zone of their own. */
  publicServers: count(10_000),
  /** Of a campus: those of its main building. */
  floors: floors.clone(),
  /** Floor area of all floors, of a campus those of its main building. */
  areaM2: areaM2.clone(),
  /**
   * Mbit/s of the line that joins the site to the others; 0 lets the sizing choose. Where tunnels do, that of its internet access, which is planned as
   * stated; a leased line or a provider's circuit is at least this fast.
   */
  wanMbps: mbps.default(0),
  /** Persons, where desks and wireless users count some of them twice; absent, the larger of the two counts. */
  people: wholeNumber(100_000).optional(),
  /** Absent, the WAN, the redundancy and the way out to the internet are those of the whole design. */
  wan: z.enum(wanKinds).optional(),
  redundancy: z.enum(siteRedundancies).optional(),
  internet: z.enum(internetKinds).optional(),
  /** Mbit/s between this data centre and each other one. */
  replicationMbps: mbps.optional(),
  /** Absent, as the kind of the site has it. */
  wifiEnvironment: z.enum(wifiEnvironments).optional(),
  /** Square metres of the floor area that Wi-Fi covers, of a campus in its main building; absent, all of it. */
  wifiM2: figure(10_000_000, z.gte(1, 'must be at least 1')).optional(),
  /** Guest rooms of a hotel, classrooms of a school; of a campus of such, in all of its buildings. */
  rooms: wholeNumber(10_000).optional(),
  /** Area outdoors that Wi-Fi covers. */
  outdoorM2: figure(10_000_000).optional(),
  /** Of the cameras and other devices, how many are outdoors, of a campus around its main building; absent, it is not known. */
  outdoorCameras: wholeNumber(100_000).optional(),
  /** Metres of cable that the farthest of those outdoors would need to a wiring closet. */
  outdoorCamerasM: figure(5_000).optional(),
  /** Where floors differ: people by floor, of a campus of its main building; the other floors share those who are left. */
  peopleByFloor: list(FloorPeople, 200, 'must have at most 200 floors').default([]),
  buildings: list(Building, 60, 'must have at most 60 buildings').default([]),
});
export type Site = z.output<typeof Site>;

/** Hosts of a segment that are counted where they are: at a site, or in one building of a campus. */
export const SegmentPlace = z.strictObject({
  site: name(100),
  /** The main building has the name of the site; absent, they are all over the site. */
  building: name(100).optional(),
  users: count(100_000),
});
export type SegmentPlace = z.output<typeof SegmentPlace>;

export const Segment = z.strictObject({
  name: name(100),
  type: z.enum(['department', 'function', 'security', 'guest', 'iot']).default('department'),
  /** Its people, or its devices if it is a segment of those: somebody with a desk and a laptop is one. */
  users: count(100_000),
  /** Names of the sites that have it; empty for each that has users of its kind, or for `places` alone where these count all its hosts. */
  sites: list(name(100), 500, 'must name at most 500 sites').default([]),
  /** Where so many of its `users` are; the others are at those of `sites` that are not counted as a whole. */
  places: list(SegmentPlace, 500, 'must count at most 500 places').default([]),
  /** Mbit/s of one host in the busy hour; absent, as people or devices of its type have. */
  mbpsPerHost: figure(100_000).optional(),
  /** What powers each device of a segment of IoT over the cable, `none` where it has power of its own; absent, as cameras are (802.3af). */
  poe: z.enum(hostPowers).optional(),
  bandwidthPriority: z.enum(['low', 'medium', 'high', 'critical']).default('medium'),
  isolationLevel: z.enum(['none', 'vlans', 'physical', 'full']).default('vlans'),
  /** Of staff or devices that are kept apart (`physical`, `full`): what they reach beside addresses, names and time. */
  reaches: z.enum(['nothing', 'servers', 'internet', 'servers-and-internet']).default('nothing'),
  /**
   * Of what its hosts send and receive, the share that leaves their site, 0 to 1; absent, that of staff who have no servers at their site
   * leaves, and of devices what is assumed to be watched from elsewhere.
   */
  leavingShare: figure(1).optional(),
  /** Industrial protocols that its hosts are asked by, and by whom; nobody else speaks them to it. */
  speaks: list(SpokenProtocol, 50, 'must have at most 50 industrial protocols').default([]),
});
export type Segment = z.output<typeof Segment>;

const Bandwidth = z.strictObject({
  /** Internet access of the whole network in Mbit/s; 0 lets the sizing choose. */
  download: mbps.default(0),
  upload: mbps.default(0),
  symmetric: z.boolean().default(false),
});

const Wan = z.strictObject({
  /**
   * How the sites are joined: tunnels over the internet, a provider's MPLS network, that with a tunnel over the internet that takes
   * over when it fails, or lines of their own.
   */
  kind: z.enum(wanKinds).default('internet-vpn'),
});

const Services = z.strictObject({
  cloud: list(z.enum(['saas', 'iaas', 'paas', 'storage', 'backup']), 5).default([]),
  onPremise: list(z.enum(['erp', 'crm', 'fileserver', 'email', 'database']), 5).default([]),
  /** What the database on premises is; without any, the first of them is assumed. */
  databases: list(z.enum(databaseSystems), 4).default([]),
  network: list(z.enum(['dhcp', 'dns', 'vpn', 'proxy', 'load-balancing']), 5).default(['dhcp', 'dns']),
});

const IpScheme = z.strictObject({
  /** The private block that addresses are allocated from: any block inside RFC 1918. */
  private: Ipv4Cidr.refine(isPrivate, 'must lie within 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16').default(
    '10.0.0.0/8',
  ),
  /** 1 is the address of the access itself, which every plan has: 0 is read as that. */
  publicIPs: z
    .int()
    .min(0)
    .max(65_536)
    .overwrite((count) => Math.max(1, count))
    .default(1),
  /** The network's own AS (RFC 4271), which announces public addresses of its own to every provider. */
  asNumber: z
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(4_294_967_294, 'must be at most 4294967294')
    .optional(),
  /** Public block of the network's own, which its AS announces. */
  publicPrefix: Ipv4Cidr.refine(
    (cidr) => !isPrivate(cidr),
    'must be a public block, not a private one',
  ).optional(),
  ipv6: z.boolean().default(false),
  /** Hosts have IPv6 alone, and reach what is left of IPv4 by NAT64. */
  ipv6Only: z.boolean().default(false),
});

const SecurityRequirements = z.strictObject({
  firewall: z.enum(['none', 'basic', 'enterprise', 'utm']).default('basic'),
  ids: z.boolean().default(false),
  ips: z.boolean().default(false),
  contentFiltering: z.boolean().default(false),
  remoteAccess: z.enum(['none', 'vpn', 'rdp', 'citrix']).default('none'),
});

const Redundancy = z.strictObject({
  internet: z.boolean().default(false),
  coreSwitching: z.boolean().default(false),
  power: z.boolean().default(false),
});

const Growth = z.strictObject({
  /** Percent by which every count grows over `years`; about 30 % is usual. */
  percent: figure(1_000).default(30),
  years: wholeBetween(1, 20).default(3),
});

const Budget = z.strictObject({
  amount: figure(1_000_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be a three-letter currency code such as EUR'),
});

/**
 * What a network must serve. A design of a single site may leave `sites` empty and give that site's `wiredUsers` and
 * `wirelessUsers` here; everything else has a default that suits a small office.
 */
export const Requirements = z
  .strictObject({
    wiredUsers: count(100_000),
    wirelessUsers: count(100_000),
    sites: list(Site, 500, 'must have at most 500 sites').default([]),
    segments: list(Segment, 200, 'must have at most 200 segments').default([]),
    bandwidth: Bandwidth.prefault({}),
    wan: Wan.prefault({}),
    services: Services.prefault({}),
    ipScheme: IpScheme.prefault({}),
    securityRequirements: SecurityRequirements.prefault({}),
    redundancy: Redundancy.prefault({}),
    growth: Growth.prefault({}),
    budget: Budget.optional(),
    budgetRange: z.enum(['low', 'medium', 'high', 'unlimited']).default('medium'),
    vendorPreference: line(100).default(''),
    /** Of what the sites may draw at once, the share that is drawn in the busy hour. */
    concurrency: z.number().min(0.01).max(1).optional(),
    /** Name of the site that sites without internet of their own reach it through. */
    internetHub: name(100).optional(),
    /** People who work from elsewhere at the same time. */
    remoteUsers: wholeNumber(100_000).optional(),
    equipmentClass: z.enum(equipmentClasses).optional(),
    /** Figures that replace those which the engine assumes. */
    assumptions: Assumptions.prefault({}),
  })
  .superRefine((stated, context) => {
    for (const { path, message } of inconsistencies(stated))
      context.addIssue({ code: 'custom', path, message });
  });
export type Requirements = z.output<typeof Requirements>;
export type RequirementsInput = z.input<typeof Requirements>;

/** RFC 1918: the three private ranges, as first address and prefix length. */
function isPrivate(cidr: string): boolean {
  const [address = '', length = ''] = cidr.split('/');
  const [first = -1, second = -1] = address.split('.').map(Number);
  const prefix = Number(length);
  if (first === 10) return prefix >= 8;
  if (first === 172) return second >= 16 && second <= 31 && prefix >= 12;
  return first === 192 && second === 168 && prefix >= 16;
}
