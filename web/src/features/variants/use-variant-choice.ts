import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Design, updateDesign } from '#shared/contract/designs.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { useDesignChanges } from '#web/documents/designs/use-design-changes.ts';
import type { ComparedVariant } from '#web/features/variants/worker/compare-variants.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';

export interface VariantChoice {
  /** The variant that is being applied. */
  readonly taking: string | undefined;
  /** Asks, writes the variant's requirements into the design, and goes on to its plan. */
  readonly take: (variant: ComparedVariant) => Promise<void>;
}

/** Applies a variant: its requirements are written to the design, which is planned again. */
export function useVariantChoice(design: Design): VariantChoice {
  const { update, refresh } = useDesignChanges();
  const confirm = useConfirm();
  const toast = useToast();
  const failed = useFailureToast();
  const navigate = useNavigate();
  const [taking, setTaking] = useState<string>();

  const write = async (version: number, requirements: Requirements): Promise<Design | undefined> => {
    try {
      return await update(design.id, { version, requirements });
    } catch (error) {
      failed(error, updateDesign.fallback);
      refresh(design.id);
      return undefined;
    }
  };

  const take = async (variant: ComparedVariant) => {
    if (!(await confirm(asking(variant)))) return;
    setTaking(variant.id);
    const stored = await write(design.version, variant.requirements);
    setTaking(undefined);
    if (!stored) return;
    toast.success(`The design now uses the ${variant.title.toLowerCase()} variant.`, {
      action: { label: 'Undo', onAction: () => void write(stored.version, design.requirements) },
    });
    await navigate(`/designs/${design.id}/topology?plan=again`);
  };
  return { taking, take };
}

const asking = ({ title, changes }: ComparedVariant) => ({
  title: `Use the ${title.toLowerCase()} variant?`,
  body: `The requirements of the design change: ${joinAnd(changes.map(({ name, from, to }) => `${name} from ${from} to ${to}`.toLowerCase()))}. Its topology is planned again, as a proposal where there is one already.`,
  action: 'Use this variant',
});
