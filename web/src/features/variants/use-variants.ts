import { useEffect, useMemo, useState } from 'react';
import { listDesignEquipment } from '#shared/contract/design-equipment.ts';
import type { Design } from '#shared/contract/designs.ts';
import { listEquipment } from '#shared/contract/equipment.ts';
import type { VariantId } from '#shared/network/variants/variant-requirements.ts';
import { useRoute } from '#web/api/use-route.ts';
import type {
  ComparedVariant,
  VariantsAnswer,
  VariantsQuestion,
} from '#web/features/variants/worker/messages.ts';
import { openWorker } from '#web/features/variants/worker/open-worker.ts';

export type Variants =
  | { readonly state: 'loading' }
  | { readonly state: 'planning'; readonly id: VariantId | undefined }
  | { readonly state: 'planned'; readonly variants: readonly ComparedVariant[] }
  | { readonly state: 'refused'; readonly sentence: string }
  | { readonly state: 'failed'; readonly readAgain: () => void };

/** Plans the variants of a design in a worker, which ends with the page that asked. */
export function useVariants(design: Design): Variants {
  const catalogue = useRoute(listEquipment, {}, reading);
  const lines = useRoute(listDesignEquipment, { params: { designId: design.id } }, reading);
  const [answer, setAnswer] = useState<VariantsAnswer>();
  const question = useMemo((): VariantsQuestion | undefined => {
    if (!catalogue.data || !lines.data) return undefined;
    return {
      requirements: design.requirements,
      ...(design.isExistingNetwork && { existing: design.existingNetworkDetails }),
      devices: catalogue.data.data,
      assigned: lines.data.data.map(({ device, uses }) => ({ device, uses })),
      today: new Date().toISOString().slice(0, 10),
    };
  }, [design, catalogue.data, lines.data]);

  useEffect(() => {
    if (!question) return;
    setAnswer(undefined);
    const port = openWorker((next) => {
      if (next.kind === 'broken') console.warn('The variants could not be planned.', next.reason);
      setAnswer(next);
    });
    port.ask(question);
    return port.close;
  }, [question]);

  const readAgain = () => {
    void catalogue.mutate();
    void lines.mutate();
  };
  if (!question)
    return catalogue.error || lines.error ? { state: 'failed', readAgain } : { state: 'loading' };
  switch (answer?.kind) {
    case undefined:
      return { state: 'planning', id: undefined };
    case 'planning':
      return { state: 'planning', id: answer.id };
    case 'planned':
      return { state: 'planned', variants: answer.variants };
    case 'refused':
      return { state: 'refused', sentence: answer.sentence };
    case 'broken':
      return { state: 'failed', readAgain };
  }
}

const reading = { revalidateOnFocus: false, shouldRetryOnError: false };
