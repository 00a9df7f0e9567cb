import { Refusal } from '../../contract/errors.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology.ts';
import { type NetworkInput, planNetwork } from '../plan.ts';
import { summariseVariant, type VariantSummary } from './summarise-variant.ts';
import {
  changesOf,
  type RequirementChange,
  type VariantId,
  variantRequirements,
  variantTitles,
} from './variant-requirements.ts';

export interface Variant {
  readonly id: VariantId;
  readonly title: string;
  readonly requirements: Requirements;
  /** How its requirements differ from the design's. */
  readonly changes: readonly RequirementChange[];
  readonly plan: VariantPlan;
}

/** The plan with its figures, or the sentence that says why there can be none: a budget that is too small for it. */
export type VariantPlan =
  | { readonly graph: Graph; readonly summary: VariantSummary }
  | { readonly refusal: string };

/** Called before each plan with the variant under way. */
export type OnVariant = (id: VariantId) => void;

/**
 * Plans the same requirements three times. Where the weights of a budget range would make the economical plan more
 * expensive than the balanced one, or the resilient one cheaper, the stated range stays; a tight budget may still turn
 * their order. Deterministic.
 * @throws Refusal as `planNetwork` does where the requirements cannot be planned as they are stated.
 */
export function planVariants(input: NetworkInput, onVariant: OnVariant = () => {}): Variant[] {
  onVariant('balanced');
  const balanced = plan('balanced', input, input.requirements);
  onVariant('economical');
  const economical = withinOrder('economical', input, (cost) => cost <= costOf(balanced));
  onVariant('resilient');
  const resilient = withinOrder('resilient', input, (cost) => cost >= costOf(balanced));
  return [economical, balanced, resilient];
}

/** The variant with its budget range, or with the stated one where that range breaks the order. */
function withinOrder(id: VariantId, input: NetworkInput, isInOrder: (cost: number) => boolean): Variant {
  const { requirements } = variantRequirements(id, input.requirements);
  const { budgetRange } = input.requirements;
  const first = planOrRefuse(id, input, requirements);
  const isFine = 'refusal' in first.plan || isInOrder(costOf(first));
  if (requirements.budgetRange === budgetRange || isFine) return first;
  return planOrRefuse(id, input, { ...requirements, budgetRange });
}

function planOrRefuse(id: VariantId, input: NetworkInput, requirements: Requirements): Variant {
  try {
    return plan(id, input, requirements);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return variantOf(id, input, requirements, { refusal: error.message });
  }
}

function plan(id: VariantId, input: NetworkInput, requirements: Requirements): Variant {
  const graph = planNetwork({ ...input, requirements });
  const devices = [...input.devices, ...assignedOnly(input)];
  return variantOf(id, input, requirements, {
    graph,
    summary: summariseVariant({ graph, requirements, devices }),
  });
}

const variantOf = (
  id: VariantId,
  input: NetworkInput,
  requirements: Requirements,
  planned: VariantPlan,
): Variant => ({
  id,
  title: variantTitles[id],
  requirements,
  changes: changesOf(id, input.requirements, requirements),
  plan: planned,
});

const assignedOnly = ({ devices, assigned }: NetworkInput) => {
  const known = new Set(devices.map(({ id }) => id));
  return assigned.map(({ device }) => device).filter(({ id }) => !known.has(id));
};

const costOf = ({ plan: planned }: Variant): number =>
  'refusal' in planned ? 0 : planned.summary.money.reduce((sum, { withEstimates }) => sum + withEstimates, 0);
