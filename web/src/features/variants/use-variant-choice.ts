import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { type Design, getDesign, listDesigns, updateDesign } from '#shared/contract/designs.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { callRoute } from '#web/api/call-route.ts';
import { isRoute, routeKey } from '#web/api/use-route.ts';
import type { ComparedVariant } from '#web/features/variants/worker/compare-variants.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toasts.tsx';

export interface VariantChoice {
  /** The variant that is being taken over. */
  readonly taking: string | undefined;
  /** Asks, writes the variant's requirements into the design, and goes on to its plan. */
  readonly take: (variant: ComparedVariant) => Promise<void>;
}

/** Taking a variant over: the design asks for what it asks for, and is planned again. */
export function useVariantChoice(design: Design): VariantChoice {
  const { mutate } = useSWRConfig();
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const [taking, setTaking] = useState<string>();
  const key = routeKey(getDesign, { params: { id: design.id } });

  const write = async (version: number, requirements: Requirements): Promise<Design | undefined> => {
    try {
      const params = { id: design.id };
      const answer = await callRoute(updateDesign, { params, body: { version, requirements } });
      await mutate(key, answer, { revalidate: false });
      void mutate((other) => isRoute(listDesigns, other));
      return answer.data;
    } catch (error) {
      toast.error(sentenceOf(error, updateDesign.fallback));
      void mutate(key);
      return undefined;
    }
  };

  const take = async (variant: ComparedVariant) => {
    if (!(await confirm(asking(variant)))) return;
    setTaking(variant.id);
    const stored = await write(design.version, variant.requirements);
    setTaking(undefined);
    if (!stored) return;
    toast.success(`The design asks for the ${variant.title.toLowerCase()} variant now.`, {
      action: { label: 'Undo', onAction: () => void write(stored.version, design.requirements) },
    });
    await navigate(`/designs/${design.id}/topology?plan=again`);
  };
  return { taking, take };
}

const asking = ({ title, changes }: ComparedVariant) => ({
  title: `Use the ${title.toLowerCase()} variant?`,
  body: `The requirements of the design change: ${changes.map(({ name, from, to }) => `${name.toLowerCase()} from ${from} to ${to}`).join(', ')}. Its topology is planned again, as a proposal where there is one already.`,
  action: 'Use this variant',
});
