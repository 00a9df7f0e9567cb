import { useEffect, useState } from 'react';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { PlanPreview } from '#web/features/design-form/model/plan-preview.ts';

/** The engine plans 20,000 people on 500 sites in about 60 ms; beyond it, the page waits for the service instead. */
const mostPeople = 20_000;
const pauseMs = 500;

/** What the engine would plan, a moment after the last change; undefined until then, or when it is too much. */
export function usePlanPreview(requirements: Requirements | undefined): PlanPreview | undefined {
  const [preview, setPreview] = useState<PlanPreview>();
  useEffect(() => {
    if (!requirements || peopleIn(requirements) > mostPeople) {
      setPreview(undefined);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { planPreview } = await import('#web/features/design-form/model/plan-preview.ts');
      if (isCurrent) setPreview(planPreview(requirements));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [requirements]);
  return preview;
}

const peopleIn = ({ sites }: Requirements): number =>
  sites.reduce((sum, site) => sum + site.wiredUsers + site.wirelessUsers + site.guests, 0);
