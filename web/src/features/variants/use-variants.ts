import { proxy } from 'comlink';
import { useEffect, useMemo, useState } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import type { NetworkInput } from '#shared/network/plan.ts';
import type { VariantId } from '#shared/network/variants/variant-requirements.ts';
import { useDesignLines } from '#web/documents/equipment/use-design-equipment.ts';
import { useEquipment } from '#web/documents/equipment/use-device-lists.ts';
import { openService } from '#web/ui/open-service.ts';
import type { ComparedVariants, compareVariants } from './worker/compare-variants.ts';

export type Variants =
  | { readonly state: 'loading' }
  | Planning
  | ComparedVariants
  | { readonly state: 'failed'; readonly readAgain: () => void };

interface Planning {
  readonly state: 'planning';
  /** The variant that is being planned. */
  readonly id: VariantId | undefined;
}

/** Plans the variants of a design in a worker, which ends with the page that asked. */
export function useVariants(design: Design): Variants {
  const catalogue = useEquipment();
  const lines = useDesignLines(design.id);
  const [answer, setAnswer] = useState<Planning | ComparedVariants | { readonly state: 'broken' }>(starting);
  const question = useMemo((): NetworkInput | undefined => {
    if (!catalogue.devices || !lines.data) return undefined;
    return {
      requirements: design.requirements,
      ...(design.isExistingNetwork && { existing: design.existingNetworkDetails }),
      devices: [...catalogue.devices],
      assigned: lines.data.data.map(({ device, uses }) => ({ device, uses })),
      today: new Date().toISOString().slice(0, 10),
    };
  }, [design, catalogue.devices, lines.data]);

  useEffect(() => {
    if (!question) return;
    setAnswer(starting);
    const service = openService<typeof compareVariants>(
      () => new Worker(new URL('./worker/variants-worker.ts', import.meta.url), { type: 'module' }),
    );
    service
      .call<ComparedVariants>(async (compare) =>
        compare(
          question,
          proxy((id: VariantId) => setAnswer({ state: 'planning', id })),
        ),
      )
      .then(setAnswer, (error) => {
        console.warn('The variants could not be planned.', error);
        setAnswer({ state: 'broken' });
      });
    return service.close;
  }, [question]);

  const readAgain = () => {
    catalogue.retry();
    lines.retry();
  };
  if (!question)
    return catalogue.error || lines.error ? { state: 'failed', readAgain } : { state: 'loading' };
  return answer.state === 'broken' ? { state: 'failed', readAgain } : answer;
}

const starting: Planning = { state: 'planning', id: undefined };
