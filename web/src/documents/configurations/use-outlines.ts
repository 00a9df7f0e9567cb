import { useEffect, useState } from 'react';
import type { ComposedChoice, ComposedOutline } from './composer.ts';
import type { OpenedComposer } from './use-composer.ts';

const none: ReadonlyMap<string, ComposedOutline> = new Map();
/** Shown together: a list of hundreds is not drawn for each of them. */
const together = 20;

/** What the configuration of each device amounts to, by device id; filled as the worker goes on. `choices` must stay the same object. */
export function useOutlines(
  composer: OpenedComposer | undefined,
  choices: readonly ComposedChoice[],
): ReadonlyMap<string, ComposedOutline> {
  const [made, setMade] = useState<{
    readonly of: readonly ComposedChoice[];
    readonly outlines: ReadonlyMap<string, ComposedOutline>;
  }>();
  useEffect(() => {
    if (composer === undefined) return;
    let isCurrent = true;
    const work = async () => {
      const outlines = new Map<string, ComposedOutline>();
      for (const [index, choice] of choices.entries()) {
        outlines.set(choice.device, await composer.call((api) => api.outline(choice)));
        if (!isCurrent) return;
        if (outlines.size % together === 0 || index === choices.length - 1)
          setMade({ of: choices, outlines: new Map(outlines) });
      }
    };
    work().catch((error: unknown) => console.warn('The configurations could not be composed.', error));
    return () => {
      isCurrent = false;
    };
  }, [composer, choices]);
  return made?.of === choices ? made.outlines : none;
}
