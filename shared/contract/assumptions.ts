import * as z from 'zod';
import { figure } from './figure.ts';

/** A figure that a design may state instead of the engine's own. */
const between = (least: number, most: number) => figure(most).min(least).optional();

/**
 * What a design states instead of the engine's defaults (shared/network/requirements/assumptions.ts), which apply where
 * nothing is stated. A name is never taken away: stored designs have it.
 */
export const Assumptions = z.strictObject({
  remoteShare: between(0.01, 1),
});
export type Assumptions = z.output<typeof Assumptions>;
export type AssumptionId = keyof Assumptions;

export const assumptionIds = Assumptions.keyof().options;
