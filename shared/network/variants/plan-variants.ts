import { Refusal } from '../../contract/errors.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { type NetworkInput, planNetwork } from '../plan.ts';
import { summariseVariant, type VariantSummary } from './summarise-variant.ts';
import {
  changesOf,
  type RequirementChange,
  type VariantId,
  variantIds,
  variantRequirements,
  variantTitles,
} from './variant-requirements.ts';
import { whatItBuys } from './what-it-buys.ts';

export interface Variant {
  readonly id: VariantId;
  readonly title: string;
  readonly requirements: Requirements;
  /** How its requirements differ from the design's. */
  readonly changes: readonly RequirementChange[];
  readonly plan: VariantPlan;
  /** What it costs more or less than the balanced plan, and for what, in sentences; absent of that and of a refused one. */
  readonly buys?: string;
  /** Whether it differs from the balanced plan in nothing that is bought or built. */
  readonly isAsBalanced: boolean;
}

/** The plan with its figures, or the sentence that says why there can be none: a budget that is too small for it. */
export type VariantPlan =
  | { readonly graph: Graph; readonly summary: VariantSummary }
  | { readonly refusal: string };

/** Called before each plan with the variant under way. */
export type OnVariant = (id: VariantId) => void;

/**
 * Plans the same requirements several times, each time with one factor changed. Where the weights of a budget range would make the
 * economical plan more expensive than the balanced one, or one of a higher class cheaper, the stated range stays; a tight
 * budget may still turn their order. The other variants may cost less than the balanced plan: each chooses its makers by what
 * its own devices cost, and the ports of access points may be slower. Deterministic.
 * @throws Refusal as `planNetwork` does where the requirements cannot be planned as they are stated.
 */
export function planVariants(
  input: NetworkInput,
  onVariant: OnVariant = () => {},
  ids: readonly VariantId[] = variantIds,
): Variant[] {
  onVariant('balanced');
  const balanced = plan('balanced', input, input.requirements);
  return ids.map((id) => {
    if (id === 'balanced') return balanced;
    onVariant(id);
    return compared(balanced, withinOrder(id, input, inOrder(id, costOf(balanced)), balanced));
  });
}

/** Whether a cost is where it should be beside the balanced plan's. */
function inOrder(id: VariantId, balanced: number): (cost: number) => boolean {
  if (id === 'economical') return (cost) => cost <= balanced;
  return (cost) => cost >= balanced;
}

/** A variant beside the balanced plan: whether it is the same network, and what its money buys. */
function compared(balanced: Variant, variant: Variant): Variant {
  if ('refusal' in variant.plan || 'refusal' in balanced.plan) return variant;
  if (signature(balanced.plan.graph) === signature(variant.plan.graph))
    return { ...variant, isAsBalanced: true };
  return { ...variant, buys: whatItBuys(balanced.plan, variant.plan) };
}

/** What is bought and how it is joined, without why. */
const signature = ({ nodes, edges }: Graph): string =>
  JSON.stringify([
    nodes.map(({ id, equipmentId, quantity }) => [id, equipmentId, quantity]),
    edges.map(({ source, target, bandwidthMbps, service }) => [source, target, bandwidthMbps, service]),
  ]);

/** The variant with its budget range, or with the stated one where that range breaks the order. */
function withinOrder(
  id: VariantId,
  input: NetworkInput,
  isInOrder: (cost: number) => boolean,
  balanced: Variant,
): Variant {
  const { requirements, changes } = variantRequirements(id, input.requirements);
  if (changes.length === 0) return variantOf(id, input, requirements, balanced.plan);
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
  isAsBalanced: false,
});

const assignedOnly = ({ devices, assigned }: NetworkInput) => {
  const known = new Set(devices.map(({ id }) => id));
  return assigned.map(({ device }) => device).filter(({ id }) => !known.has(id));
};

const costOf = ({ plan: planned }: Variant): number =>
  'refusal' in planned ? 0 : planned.summary.money.reduce((sum, { withEstimates }) => sum + withEstimates, 0);
