import type { Remote } from 'comlink';
import { useEffect, useState } from 'react';
import type { Service } from '#web/ui/open-service.ts';
import type { NetworkVerifier } from './network-verifier.ts';

export type VerifierAnswer<Answer> =
  | { readonly state: 'working' }
  | { readonly state: 'broken' }
  | { readonly state: 'answered'; readonly answer: Answer };

/** Asks the worker while the part that needs the answer is shown. `ask` must be the same function while its inputs are. */
export function useVerifierAnswer<Answer>(
  verifier: Service<NetworkVerifier>,
  ask: (api: Remote<NetworkVerifier>) => Promise<Answer>,
): VerifierAnswer<Answer> {
  const [answered, setAnswered] = useState<{
    readonly to: typeof ask;
    readonly is: VerifierAnswer<Answer>;
  }>();
  useEffect(() => {
    let isCurrent = true;
    const note = (is: VerifierAnswer<Answer>) => isCurrent && setAnswered({ to: ask, is });
    verifier.call(ask).then(
      (answer) => note({ state: 'answered', answer }),
      (error: unknown) => {
        console.warn('The simulation did not answer.', error);
        note({ state: 'broken' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [verifier, ask]);
  return answered?.to === ask ? answered.is : { state: 'working' };
}
