import { Refusal } from '#shared/contract/errors.ts';
import type { NetworkInput } from '#shared/network/plan.ts';
import { planVariants, type Variant } from '#shared/network/variants/plan-variants.ts';
import type { VariantSummary } from '#shared/network/variants/summarise-variant.ts';
import type { VariantId } from '#shared/network/variants/variant-requirements.ts';

/** A variant as it is compared: without its plan, which may have 20,000 nodes. */
export type ComparedVariant = Omit<Variant, 'plan'> & {
  readonly plan: { readonly summary: VariantSummary } | { readonly refusal: string };
};

export type ComparedVariants =
  | { readonly state: 'planned'; readonly variants: readonly ComparedVariant[] }
  | { readonly state: 'refused'; readonly sentence: string };

/** Plans the variants, for a worker; `onStart` receives which one is next. */
export function compareVariants(input: NetworkInput, onStart: (id: VariantId) => void): ComparedVariants {
  try {
    return { state: 'planned', variants: planVariants(input, onStart).map(compared) };
  } catch (error) {
    if (error instanceof Refusal) return { state: 'refused', sentence: error.message };
    throw error;
  }
}

const compared = ({ plan, ...variant }: Variant): ComparedVariant => ({
  ...variant,
  plan: 'refusal' in plan ? plan : { summary: plan.summary },
});
