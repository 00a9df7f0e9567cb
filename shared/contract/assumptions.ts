import * as z from 'zod';
import { figure } from './figure.ts';

/** A figure that a design may state instead of the engine's own. */
const between = (least: number, most: number) => figure(most).min(least).optional();

/**
 * What a design states instead of the engine's defaults (shared/network/requirements/assumptions.ts), which apply where
 * nothing is stated. A name is never taken away: stored designs have it.
 */
export const Assumptions = z.strictObject({
  devicesPerWirelessPerson: between(0.1, 20),
  clientsPerAccessPoint: between(5, 500),
  m2PerAccessPoint: between(20, 2_000),
  mbpsPerClient: between(1, 2_000),
  sparePortsPerSwitch: between(0, 24),
  poeLoad: between(0.1, 1),
  mbpsPerPerson: between(0.05, 1_000),
  mbpsPerPersonWithCloud: between(0.05, 1_000),
  accessOversubscription: between(1, 100),
  distributionOversubscription: between(1, 100),
  serverOversubscription: between(1, 20),
});
export type Assumptions = z.output<typeof Assumptions>;
export type AssumptionId = keyof Assumptions;
