import { type AssumptionId, assumptionIds } from '../../contract/assumptions.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import { citrixGateways } from './added-public-servers.ts';
import { linkMbps } from './assumptions.ts';
import { statedSites } from './effective-sites.ts';
import { leafSites } from './leaf-sites.ts';
import { hasRemoteTunnels } from './remote-tunnels.ts';
import { isSegmentAt } from './segment-at.ts';
import { hasTunnel, isOnMpls, isOpenToPublic } from './site-terms.ts';
import { staysInside } from './stays-inside.ts';
import { usualFigures } from './usual-figures.ts';
import { type WifiEnvironment, wifiEnvironmentOf } from './wifi-environment.ts';
import { hasDesksAlone } from './wireless-desks.ts';

export type Figures = typeof usualFigures;

interface Origin {
  /** Published practice or a standard, or a default chosen here. */
  readonly source: 'guidance' | 'default';
  /** Whether a plan of these requirements depends on it; always where left out. */
  readonly isUsed?: (requirements: Requirements, sites: readonly Site[]) => boolean;
  /** How a designer builds and chooses, rather than what people do and where: clients have no figure for it. */
  readonly isRule?: true;
}

type IsUsed = NonNullable<Origin['isUsed']>;

const hasSites: IsUsed = ({ sites, concurrency }) => concurrency === undefined && sites.length > 1;
const hasWireless: IsUsed = (_, sites) => sites.some(isWireless);
const isIn =
  (...environments: readonly WifiEnvironment[]): IsUsed =>
  (_, sites) =>
    sites.some((site) => isWireless(site) && environments.includes(wifiEnvironmentOf(site)));
const hasPowered: IsUsed = (_, sites) =>
  sites.some((site) => isWireless(site) || site.phones + site.cameras > 0);
const isClassOpen: IsUsed = ({ equipmentClass, budgetRange }) =>
  equipmentClass === undefined && budgetRange === 'medium';
/** Sites that have the design’s redundancy of core or power, and on which no other depends. */
const hasLeavesWithoutTerms: IsUsed = (requirements, sites) => {
  const { coreSwitching, power } = requirements.redundancy;
  if (!coreSwitching && !power) return false;
  const leaves = leafSites(requirements);
  return sites.some(({ name, redundancy }) => redundancy === undefined && leaves.has(name));
};
/** Sites of fewer end devices have no second switch block. */
const isMany: IsUsed = (_, sites) =>
  sites.some(
    ({ wiredUsers, wirelessUsers, phones, cameras, printers, guests }) =>
      wiredUsers + wirelessUsers + phones + cameras + printers + guests > 200,
  );
const mayBeGateway: IsUsed = ({ securityRequirements, equipmentClass = 'small-business' }) =>
  securityRequirements.firewall !== 'none' && equipmentClass === 'small-business';
const hasServers: IsUsed = ({ services }, sites) =>
  services.onPremise.length > 0 || sites.some(({ servers }) => servers > 0);
/** A provider's MPLS joins sites by BGP anyway. */
const joinsByTunnelOrLine: IsUsed = (requirements, sites) =>
  sites.length > 1 && sites.some((site) => !isOnMpls(requirements, site));
/** Several data centres that state nothing of their copies. */
const replicatesUnstated: IsUsed = (_, sites) => {
  const centres = sites.filter(({ kind }) => kind === 'datacentre');
  return centres.length > 1 && centres.every(({ replicationMbps }) => replicationMbps === undefined);
};
const isWireless = ({ wirelessUsers, guests }: Site): boolean => wirelessUsers + guests > 0;

const origins: Readonly<Record<AssumptionId, Origin>> = {
  remoteShare: {
    source: 'default',
    isUsed: (requirements) => requirements.remoteUsers === undefined && hasRemoteTunnels(requirements),
  },
  mbpsPerRemotePerson: { source: 'default', isUsed: hasRemoteTunnels },
  metresPerFloor: {
    source: 'default',
    isRule: true,
    isUsed: (_, sites) => sites.some(({ floors }) => floors > 1),
  },
  mbpsPerPerson: { source: 'default' },
  mbpsPerPersonWithCloud: { source: 'default', isUsed: ({ services }) => services.cloud.length > 0 },
  mbpsPerGuest: { source: 'default', isUsed: (_, sites) => sites.some(({ guests }) => guests > 0) },
  guestsOnLineToHub: {
    source: 'default',
    isRule: true,
    isUsed: (requirements, sites) =>
      sites.length > 1 &&
      sites.some((site) => isOpenToPublic(site) && site.guests > 0 && !hasTunnel(requirements, site)),
  },
  uploadShare: { source: 'default', isUsed: ({ bandwidth }) => !bandwidth.symmetric },
  mbpsPerPhone: { source: 'guidance', isUsed: (_, sites) => sites.some(({ phones }) => phones > 0) },
  mbpsPerCamera: { source: 'default', isUsed: (_, sites) => sites.some(({ cameras }) => cameras > 0) },
  watchedShare: { source: 'default', isUsed: (_, sites) => sites.some(({ cameras }) => cameras > 0) },
  leavingShareOfHosts: {
    source: 'default',
    isUsed: ({ segments }, sites) =>
      segments.some((segment) =>
        sites.some((site) => isSegmentAt(segment, site) && staysInside(segment, site)),
      ),
  },
  fastHostConcurrency: {
    source: 'default',
    isUsed: ({ segments }) =>
      segments.some(({ type, mbpsPerHost = 0 }) => type !== 'guest' && mbpsPerHost > linkMbps.user),
  },
  mbpsPerPublicServer: {
    source: 'default',
    isUsed: (requirements, sites) =>
      citrixGateways(requirements) > 0 || sites.some(({ publicServers }) => publicServers > 0),
  },
  mbpsPerServer: {
    source: 'default',
    isUsed: (_, [only, ...others]) => only?.kind === 'datacentre' && others.length === 0,
  },
  replicationMbps: { source: 'default', isUsed: replicatesUnstated },
  concurrencyOfFew: { source: 'default', isUsed: hasSites },
  concurrencyOfSome: {
    source: 'default',
    isUsed: ({ sites, concurrency }) => concurrency === undefined && sites.length > 11,
  },
  concurrencyOfMany: {
    source: 'default',
    isUsed: ({ sites, concurrency }) => concurrency === undefined && sites.length > 51,
  },
  devicesPerWirelessPerson: { source: 'default', isUsed: hasWireless },
  devicesPerHandheldUser: { source: 'default', isUsed: hasWireless },
  wirelessConcurrency: { source: 'default', isUsed: hasWireless },
  wirelessShareOfDesks: { source: 'default', isUsed: (_, sites) => sites.some(hasDesksAlone) },
  clientsPerAccessPoint: { source: 'guidance', isUsed: hasWireless },
  mbpsPerWirelessClient: { source: 'default', isUsed: hasWireless },
  mostMbpsOfAccessPoint: { source: 'default', isRule: true, isUsed: hasWireless },
  clientsPerVenueAccessPoint: { source: 'guidance', isUsed: isIn('venue') },
  cellsInOneHall: { source: 'guidance', isUsed: isIn('venue') },
  m2PerAccessPoint: { source: 'guidance', isUsed: isIn('office', 'hotel') },
  m2PerShopAccessPoint: { source: 'default', isUsed: isIn('shop') },
  m2PerWarehouseAccessPoint: { source: 'guidance', isUsed: isIn('warehouse') },
  m2PerHospitalAccessPoint: { source: 'guidance', isUsed: isIn('hospital') },
  m2PerFactoryAccessPoint: { source: 'default', isUsed: isIn('factory') },
  m2PerOutdoorAccessPoint: {
    source: 'default',
    isUsed: (_, sites) =>
      sites.some((site) => (site.outdoorM2 ?? 0) > 0 || wifiEnvironmentOf(site) === 'outdoor'),
  },
  roomsPerHotelAccessPoint: { source: 'guidance', isUsed: isIn('hotel') },
  m2PerHotelRoom: { source: 'default', isUsed: isIn('hotel') },
  pupilsPerClassroom: { source: 'guidance', isUsed: isIn('classroom') },
  sparePortsPerSwitch: { source: 'default', isRule: true },
  poeLoad: { source: 'guidance', isRule: true, isUsed: hasPowered },
  accessOversubscription: { source: 'guidance', isRule: true },
  distributionOversubscription: { source: 'guidance', isRule: true },
  serverOversubscription: { source: 'guidance', isRule: true, isUsed: hasServers },
  devicesForCorePair: { source: 'guidance', isRule: true },
  devicesOfSmallLeaf: { source: 'default', isRule: true, isUsed: hasLeavesWithoutTerms },
  switchesInOneLayer: { source: 'default', isRule: true },
  devicesForDistribution: { source: 'guidance', isRule: true, isUsed: isMany },
  blocksOnCore: { source: 'default', isRule: true, isUsed: isMany },
  switchesPerBlock: { source: 'default', isRule: true, isUsed: isMany },
  switchesForDistribution: {
    source: 'default',
    isRule: true,
    isUsed: (_, sites) => sites.some(({ buildings }) => buildings.length > 0),
  },
  serversOnAccessSwitch: { source: 'default', isRule: true, isUsed: hasServers },
  serversOnCore: { source: 'default', isRule: true, isUsed: hasServers },
  leavesOnTwoSpines: {
    source: 'default',
    isRule: true,
    isUsed: (_, sites) => sites.some(({ kind }) => kind === 'datacentre'),
  },
  sitesOnBackbone: { source: 'default', isRule: true, isUsed: joinsByTunnelOrLine },
  routersOnBackbone: { source: 'default', isRule: true, isUsed: joinsByTunnelOrLine },
  sitesOnGateway: { source: 'default', isRule: true, isUsed: mayBeGateway },
  mbpsOfGateway: { source: 'default', isRule: true, isUsed: mayBeGateway },
  insideMbpsOfGateway: { source: 'default', isRule: true, isUsed: hasServers },
  peopleInSmallBusiness: { source: 'default', isRule: true, isUsed: isClassOpen },
  devicesInSmallBusiness: { source: 'default', isRule: true, isUsed: isClassOpen },
  timesCheapest: { source: 'default', isRule: true },
  timesWithoutTemplates: { source: 'default', isRule: true },
  mostWithoutTemplates: { source: 'default', isRule: true },
  furtherMakerShare: { source: 'default', isRule: true },
  furtherMakerLeast: { source: 'default', isRule: true },
  furtherMakerMost: { source: 'default', isRule: true },
  timesFurtherMakerByHand: { source: 'default', isRule: true },
  sitesOnSmallBusinessHub: {
    source: 'default',
    isRule: true,
    isUsed: ({ equipmentClass }, sites) => equipmentClass === undefined && sites.length > 11,
  },
  peopleOnLowBudget: {
    source: 'default',
    isRule: true,
    isUsed: ({ equipmentClass, budgetRange }) => equipmentClass === undefined && budgetRange === 'low',
  },
  racksBought: { source: 'default' },
  leastMbpsPerPerson: { source: 'default', isRule: true },
  mostMbpsPerPerson: { source: 'default', isRule: true },
  leastCostPerPerson: { source: 'default', isRule: true },
  mostCostPerPerson: { source: 'default', isRule: true },
};

/** The figures that a design is planned with: its own, else the engine's. */
export function assumptionsOf({ assumptions }: Pick<Requirements, 'assumptions'>): Figures {
  if (Object.keys(assumptions).length === 0) return usualFigures;
  const figures = { ...usualFigures };
  for (const id of assumptionIds) figures[id] = assumptions[id] ?? figures[id];
  return figures;
}

export interface UsedAssumption {
  readonly id: AssumptionId;
  readonly value: number;
  readonly usual: number;
  readonly isStated: boolean;
  readonly source: Origin['source'];
  readonly isRule: boolean;
}

/** Those that a plan of the requirements depends on, with those that the design states for itself. */
export function usedAssumptions(requirements: Requirements): UsedAssumption[] {
  const figures = assumptionsOf(requirements);
  const sites = statedSites(requirements);
  return assumptionIds.flatMap((id) => {
    const { source, isUsed, isRule = false } = origins[id];
    const isStated = requirements.assumptions[id] !== undefined;
    if (!isStated && isUsed !== undefined && !isUsed(requirements, sites)) return [];
    return [{ id, value: figures[id], usual: usualFigures[id], isStated, source, isRule }];
  });
}
