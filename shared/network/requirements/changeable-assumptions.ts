import { type AssumptionId, assumptionIds } from '../../contract/assumptions.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import { statedSites } from './effective-sites.ts';
import { wanKindAt } from './site-terms.ts';
import { type WifiEnvironment, wifiEnvironmentOf } from './wifi-environment.ts';

export type Figures = Readonly<Record<AssumptionId, number>>;

/**
 * What the engine assumes where a design states nothing; units and reasons are in
 * shared/vocabulary/fields/assumption-words.ts, bounds in the contract.
 */
export const usualFigures: Figures = {
  remoteShare: 0.25,
  metresPerFloor: 4,
  mbpsPerPerson: 1,
  mbpsPerPersonWithCloud: 2,
  mbpsPerGuest: 0.5,
  uploadShare: 0.5,
  mbpsPerPhone: 0.1,
  mbpsPerCamera: 4,
  watchedShare: 0.25,
  mbpsPerPublicServer: 100,
  mbpsPerServer: 10,
  replicationMbps: 10_000,
  concurrencyOfFew: 0.5,
  concurrencyOfSome: 0.3,
  concurrencyOfMany: 0.2,
  devicesPerWirelessPerson: 2.5,
  devicesPerHandheldUser: 1,
  wirelessConcurrency: 1,
  clientsPerAccessPoint: 30,
  clientsPerVenueAccessPoint: 85,
  cellsInOneHall: 24,
  m2PerAccessPoint: 125,
  m2PerWarehouseAccessPoint: 335,
  m2PerHospitalAccessPoint: 90,
  m2PerFactoryAccessPoint: 230,
  m2PerOutdoorAccessPoint: 700,
  roomsPerHotelAccessPoint: 2.5,
  m2PerHotelRoom: 45,
  pupilsPerClassroom: 30,
  sparePortsPerSwitch: 2,
  poeLoad: 0.8,
  accessOversubscription: 20,
  distributionOversubscription: 4,
  serverOversubscription: 3,
  devicesForCorePair: 200,
  switchesInOneLayer: 3,
  devicesForDistribution: 1_000,
  blocksOnCore: 3,
  switchesPerBlock: 16,
  switchesForDistribution: 3,
  serversOnAccessSwitch: 4,
  serversOnCore: 8,
  leavesOnTwoSpines: 14,
  sitesOnBackbone: 50,
  routersOnBackbone: 100,
  sitesOnGateway: 4,
  mbpsOfGateway: 1_000,
  peopleInSmallBusiness: 100,
  devicesInSmallBusiness: 400,
  timesCheapest: 3,
  timesWithoutTemplates: 1.25,
  furtherMakerShare: 0.1,
  furtherMakerLeast: 1_000,
  furtherMakerMost: 50_000,
  timesFurtherMakerByHand: 3,
  sitesOnSmallBusinessHub: 10,
  peopleOnLowBudget: 500,
  leastMbpsPerPerson: 0.2,
  mostMbpsPerPerson: 200,
  leastCostPerPerson: 20,
  mostCostPerPerson: 6_000,
};

interface Origin {
  /** Published practice or a standard, or a default chosen here. */
  readonly source: 'guidance' | 'default';
  /** Whether a plan of these requirements depends on it; always where left out. */
  readonly isUsed?: (requirements: Requirements, sites: readonly Site[]) => boolean;
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
  sites.length > 1 && sites.some((site) => wanKindAt(requirements, site) !== 'mpls');
const isWireless = ({ wirelessUsers, guests }: Site): boolean => wirelessUsers + guests > 0;

const origins: Readonly<Record<AssumptionId, Origin>> = {
  remoteShare: {
    source: 'default',
    isUsed: ({ securityRequirements: { remoteAccess }, remoteUsers }) =>
      remoteUsers === undefined && (remoteAccess === 'vpn' || remoteAccess === 'rdp'),
  },
  metresPerFloor: { source: 'default', isUsed: (_, sites) => sites.some(({ floors }) => floors > 1) },
  mbpsPerPerson: { source: 'default' },
  mbpsPerPersonWithCloud: { source: 'default', isUsed: ({ services }) => services.cloud.length > 0 },
  mbpsPerGuest: { source: 'default', isUsed: (_, sites) => sites.some(({ guests }) => guests > 0) },
  uploadShare: { source: 'default', isUsed: ({ bandwidth }) => !bandwidth.symmetric },
  mbpsPerPhone: { source: 'guidance', isUsed: (_, sites) => sites.some(({ phones }) => phones > 0) },
  mbpsPerCamera: { source: 'default', isUsed: (_, sites) => sites.some(({ cameras }) => cameras > 0) },
  watchedShare: { source: 'default', isUsed: (_, sites) => sites.some(({ cameras }) => cameras > 0) },
  mbpsPerPublicServer: {
    source: 'default',
    isUsed: (_, sites) => sites.some(({ publicServers }) => publicServers > 0),
  },
  mbpsPerServer: {
    source: 'default',
    isUsed: (_, [only, ...others]) => only?.kind === 'datacentre' && others.length === 0,
  },
  replicationMbps: {
    source: 'default',
    isUsed: (_, sites) => sites.filter(({ kind }) => kind === 'datacentre').length > 1,
  },
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
  clientsPerAccessPoint: { source: 'guidance', isUsed: hasWireless },
  clientsPerVenueAccessPoint: { source: 'guidance', isUsed: isIn('venue') },
  cellsInOneHall: { source: 'guidance', isUsed: isIn('venue') },
  m2PerAccessPoint: { source: 'guidance', isUsed: isIn('office', 'hotel') },
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
  sparePortsPerSwitch: { source: 'default' },
  poeLoad: { source: 'guidance', isUsed: hasPowered },
  accessOversubscription: { source: 'guidance' },
  distributionOversubscription: { source: 'guidance' },
  serverOversubscription: { source: 'guidance', isUsed: hasServers },
  devicesForCorePair: { source: 'guidance' },
  switchesInOneLayer: { source: 'default' },
  devicesForDistribution: { source: 'guidance', isUsed: isMany },
  blocksOnCore: { source: 'default', isUsed: isMany },
  switchesPerBlock: { source: 'default', isUsed: isMany },
  switchesForDistribution: {
    source: 'default',
    isUsed: (_, sites) => sites.some(({ buildings }) => buildings.length > 0),
  },
  serversOnAccessSwitch: { source: 'default', isUsed: hasServers },
  serversOnCore: { source: 'default', isUsed: hasServers },
  leavesOnTwoSpines: {
    source: 'default',
    isUsed: (_, sites) => sites.some(({ kind }) => kind === 'datacentre'),
  },
  sitesOnBackbone: { source: 'default', isUsed: joinsByTunnelOrLine },
  routersOnBackbone: { source: 'default', isUsed: joinsByTunnelOrLine },
  sitesOnGateway: { source: 'default', isUsed: mayBeGateway },
  mbpsOfGateway: { source: 'default', isUsed: mayBeGateway },
  peopleInSmallBusiness: { source: 'default', isUsed: isClassOpen },
  devicesInSmallBusiness: { source: 'default', isUsed: isClassOpen },
  timesCheapest: { source: 'default' },
  timesWithoutTemplates: { source: 'default' },
  furtherMakerShare: { source: 'default' },
  furtherMakerLeast: { source: 'default' },
  furtherMakerMost: { source: 'default' },
  timesFurtherMakerByHand: { source: 'default' },
  sitesOnSmallBusinessHub: {
    source: 'default',
    isUsed: ({ equipmentClass }, sites) => equipmentClass === undefined && sites.length > 11,
  },
  peopleOnLowBudget: {
    source: 'default',
    isUsed: ({ equipmentClass, budgetRange }) => equipmentClass === undefined && budgetRange === 'low',
  },
  leastMbpsPerPerson: { source: 'default' },
  mostMbpsPerPerson: { source: 'default' },
  leastCostPerPerson: { source: 'default' },
  mostCostPerPerson: { source: 'default' },
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
}

/** Those that a plan of the requirements depends on, with those that the design states for itself. */
export function usedAssumptions(requirements: Requirements): UsedAssumption[] {
  const figures = assumptionsOf(requirements);
  const sites = statedSites(requirements);
  return assumptionIds.flatMap((id) => {
    const { source, isUsed } = origins[id];
    const isStated = requirements.assumptions[id] !== undefined;
    if (!isStated && isUsed !== undefined && !isUsed(requirements, sites)) return [];
    return [{ id, value: figures[id], usual: usualFigures[id], isStated, source }];
  });
}
