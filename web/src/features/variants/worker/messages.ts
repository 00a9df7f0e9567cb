import type { NetworkInput } from '#shared/network/plan.ts';
import type { Variant } from '#shared/network/variants/plan-variants.ts';
import type { VariantSummary } from '#shared/network/variants/summarise-variant.ts';
import type { VariantId } from '#shared/network/variants/variant-requirements.ts';

/** A variant as it is compared: without its plan, which may have 20,000 nodes. */
export type ComparedVariant = Omit<Variant, 'plan'> & {
  readonly plan: { readonly summary: VariantSummary } | { readonly refusal: string };
};

/** To the worker, once. */
export type VariantsQuestion = NetworkInput;

/** From the worker: what it is at, then the variants, or why there are none. */
export type VariantsAnswer =
  | { readonly kind: 'planning'; readonly id: VariantId }
  | { readonly kind: 'planned'; readonly variants: readonly ComparedVariant[] }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'broken'; readonly reason: string };
