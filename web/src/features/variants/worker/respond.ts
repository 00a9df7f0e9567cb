import { Refusal } from '#shared/contract/errors.ts';
import { planVariants, type Variant } from '#shared/network/variants/plan-variants.ts';
import type { ComparedVariant, VariantsAnswer, VariantsQuestion } from './messages.ts';

/** The worker's side of the talk: plans the variants and tells how far it is. */
export function respond(question: VariantsQuestion, tell: (answer: VariantsAnswer) => void): void {
  try {
    const variants = planVariants(question, (id) => tell({ kind: 'planning', id }));
    tell({ kind: 'planned', variants: variants.map(compared) });
  } catch (error) {
    if (error instanceof Refusal) tell({ kind: 'refused', sentence: error.message });
    else tell({ kind: 'broken', reason: String(error) });
  }
}

const compared = ({ plan, ...variant }: Variant): ComparedVariant => ({
  ...variant,
  plan: 'refusal' in plan ? plan : { summary: plan.summary },
});
