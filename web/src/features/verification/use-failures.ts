import { useEffect, useState } from 'react';
import type { VerifiedFailure } from '#web/documents/verifications/network-verifier.ts';
import type { VerifiedNetwork } from '#web/documents/verifications/use-verification.ts';

export interface Failures {
  readonly state: 'working' | 'broken' | 'done';
  /** Those that are known so far. */
  readonly failures: readonly VerifiedFailure[];
}

/** Elements that the worker fails at a time: it answers path walks in between. */
const elementsAtOnce = 5;

/** Fails the elements of a network one after another, while this is shown. */
export function useFailures({ verifier, elements }: VerifiedNetwork): Failures {
  const [known, setKnown] = useState<Failures>(nothing);
  useEffect(() => {
    setKnown(nothing);
    let isCurrent = true;
    const work = async () => {
      let failures: readonly VerifiedFailure[] = [];
      while (isCurrent && failures.length < elements.length) {
        const first = failures.length;
        const next = await verifier.call(async (api) => api.failures(first, elementsAtOnce));
        failures = [...failures, ...next];
        if (isCurrent) setKnown({ state: failures.length < elements.length ? 'working' : 'done', failures });
      }
      if (isCurrent && elements.length === 0) setKnown({ state: 'done', failures });
    };
    work().catch((error: unknown) => {
      console.warn('The failures could not be simulated.', error);
      if (isCurrent) setKnown(({ failures }) => ({ state: 'broken', failures }));
    });
    return () => {
      isCurrent = false;
    };
  }, [verifier, elements]);
  return known;
}

const nothing: Failures = { state: 'working', failures: [] };
