import * as z from 'zod';
import { figure } from './figure.ts';

/** A figure that a design may state instead of the engine's own. */
const between = (least: number, most: number) => figure(most, z.gte(least)).optional();

/**
 * What a design states instead of the engine's defaults (shared/network/requirements/assumptions.ts), which apply where
 * nothing is stated. A name is never taken away: stored designs have it.
 */
export const Assumptions = z.strictObject({
  remoteShare: between(0.01, 1),
  metresPerFloor: between(2, 20),
  mbpsPerPerson: between(0.05, 1_000),
  mbpsPerPersonWithCloud: between(0.05, 1_000),
  mbpsPerGuest: between(0.01, 1_000),
  guestsOnLineToHub: between(0, 100_000),
  uploadShare: between(0.05, 1),
  mbpsPerPhone: between(0.01, 10),
  mbpsPerCamera: between(0.1, 100),
  watchedShare: between(0.01, 1),
  leavingShareOfHosts: between(0, 1),
  mbpsPerPublicServer: between(0.1, 100_000),
  mbpsPerServer: between(0.1, 100_000),
  replicationMbps: between(1, 400_000),
  concurrencyOfFew: between(0.01, 1),
  concurrencyOfSome: between(0.01, 1),
  concurrencyOfMany: between(0.01, 1),
  devicesPerWirelessPerson: between(1, 10),
  devicesPerHandheldUser: between(0.5, 10),
  wirelessConcurrency: between(0.05, 1),
  wirelessShareOfDesks: between(0, 1),
  clientsPerAccessPoint: between(5, 200),
  clientsPerVenueAccessPoint: between(20, 300),
  cellsInOneHall: between(1, 500),
  m2PerAccessPoint: between(20, 1_000),
  m2PerShopAccessPoint: between(20, 1_000),
  m2PerWarehouseAccessPoint: between(50, 2_000),
  m2PerHospitalAccessPoint: between(20, 1_000),
  m2PerFactoryAccessPoint: between(30, 2_000),
  m2PerOutdoorAccessPoint: between(50, 5_000),
  roomsPerHotelAccessPoint: between(1, 6),
  m2PerHotelRoom: between(10, 200),
  pupilsPerClassroom: between(5, 200),
  sparePortsPerSwitch: between(0, 16),
  poeLoad: between(0.3, 1),
  accessOversubscription: between(1, 100),
  distributionOversubscription: between(1, 20),
  serverOversubscription: between(1, 20),
  devicesForCorePair: between(1, 100_000),
  devicesOfSmallLeaf: between(0, 100_000),
  switchesInOneLayer: between(1, 4),
  devicesForDistribution: between(1, 1_000_000),
  blocksOnCore: between(1, 50),
  switchesPerBlock: between(2, 40),
  switchesForDistribution: between(1, 50),
  serversOnAccessSwitch: between(0, 16),
  serversOnCore: between(0, 24),
  leavesOnTwoSpines: between(2, 30),
  sitesOnBackbone: between(1, 500),
  routersOnBackbone: between(2, 1_000),
  sitesOnGateway: between(0, 50),
  mbpsOfGateway: between(10, 100_000),
  insideMbpsOfGateway: between(0, 400_000),
  peopleInSmallBusiness: between(1, 1_000),
  devicesInSmallBusiness: between(1, 5_000),
  timesCheapest: between(1, 50),
  timesWithoutTemplates: between(1, 10),
  furtherMakerShare: between(0, 1),
  furtherMakerLeast: between(0, 1_000_000),
  furtherMakerMost: between(0, 10_000_000),
  timesFurtherMakerByHand: between(1, 10),
  sitesOnSmallBusinessHub: between(1, 1_000),
  peopleOnLowBudget: between(1, 10_000),
  leastMbpsPerPerson: between(0.01, 100),
  mostMbpsPerPerson: between(1, 10_000),
  leastCostPerPerson: between(1, 1_000),
  mostCostPerPerson: between(100, 100_000),
});
export type Assumptions = z.output<typeof Assumptions>;
export type AssumptionId = keyof Assumptions;

export const assumptionIds = Assumptions.keyof().options;
