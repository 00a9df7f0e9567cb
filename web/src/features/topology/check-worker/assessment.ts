import type { ExistingNetwork } from '#shared/contract/designs.ts';
import type { Device } from '#shared/contract/device.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { answersToIssues, type IssueAnswer } from '#shared/network/existing/answers.ts';
import { type Inventory, inventoryOf } from '#shared/network/existing/inventory.ts';
import { type MigrationStep, migrationSteps } from '#shared/network/existing/migration-steps.ts';
import { shapeAndAddresses } from '#shared/network/existing/shape-and-addresses.ts';
import { type SiteAvailability, siteAvailability } from '#shared/network/failures/availability.ts';
import { type FailureImpact, failureImpacts } from '#shared/network/failures/failure-impact.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { assumptionsOf } from '#shared/network/requirements/changeable-assumptions.ts';
import {
  type TracedRequirement,
  traceRequirements,
} from '#shared/network/requirements/trace-requirements.ts';
import { type AssessedCheck, counted } from './assessed-check.ts';

/** What an assessment is made from. */
export interface AssessmentInput {
  readonly graph: Graph;
  readonly requirements: Requirements;
  /** Absent where the design starts from nothing. */
  readonly existing: ExistingNetwork | undefined;
  /** Models that nodes name by `equipmentId`. */
  readonly devices: readonly Device[];
}

/** Views beside the checks; each is worked out while it is looked at. */
export type Extra = 'failures' | 'availability' | 'requirements' | 'existing';

/** What the failure of one node or link does, by ids. */
export interface RankedFailure
  extends Pick<FailureImpact, 'endpoints' | 'servers' | 'devices' | 'sites' | 'groups'> {
  readonly id: string;
  readonly overloads: readonly { readonly id: string; readonly ratio: number; readonly most: number }[];
}

export interface Assessment {
  readonly checks: readonly AssessedCheck[];
  readonly failures?: readonly RankedFailure[];
  readonly availability?: readonly SiteAvailability[];
  readonly requirements?: readonly TracedRequirement[];
  readonly existing?: AssessedExisting;
}

/** What becomes of an existing network. */
export interface AssessedExisting extends Inventory {
  /** What happens to its topology and addressing. */
  readonly statements: readonly string[];
  readonly answers: readonly IssueAnswer[];
  readonly steps: readonly MigrationStep[];
}

/** Runs the checks that read a topology and computes what one more view shows; `beginSimulation` has the others. Pure. */
export function assess(
  { graph, requirements, existing, devices }: AssessmentInput,
  extra: Extra | undefined,
): Assessment {
  return {
    checks: checkPlan({ graph, requirements, devices }).map(counted),
    ...(extra === 'failures' && {
      failures: failureImpacts(indexNetwork(graph), assumptionsOf(requirements)).map(ranked),
    }),
    ...(extra === 'availability' && { availability: siteAvailability(graph) }),
    ...(extra === 'requirements' && { requirements: traceRequirements(requirements, graph) }),
    ...(extra === 'existing' &&
      existing && {
        existing: {
          ...inventoryOf(existing, graph),
          statements: shapeAndAddresses(existing, graph),
          answers: answersToIssues({ existing, requirements, graph }),
          steps: migrationSteps({ existing, graph }),
        },
      }),
  };
}

/** An impact by ids, as it leaves the worker. */
export const ranked = ({ element, overloads, ...loss }: FailureImpact): RankedFailure => ({
  ...loss,
  id: 'node' in element ? element.node.id : element.edge.id,
  overloads: overloads.map(({ node, ratio, most }) => ({ id: node.id, ratio, most })),
});
