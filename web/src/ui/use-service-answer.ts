import type { Remote } from 'comlink';
import { useEffect, useState } from 'react';
import type { Service } from './open-service.ts';

export type ServiceAnswer<Answer> =
  | { readonly state: 'working' }
  | { readonly state: 'broken'; readonly error: unknown }
  | { readonly state: 'answered'; readonly answer: Answer };

/**
 * Asks a worker while the part that needs the answer is shown. `ask` must be the same function while its inputs are;
 * nothing is asked without it, or before there is a worker.
 */
export function useServiceAnswer<Api, Answer>(
  service: Pick<Service<Api>, 'call'> | undefined,
  ask: ((api: Remote<Api>) => Promise<Answer>) | undefined,
): ServiceAnswer<Answer> {
  const [answered, setAnswered] = useState<{
    readonly to: typeof ask;
    readonly is: ServiceAnswer<Answer>;
  }>();
  useEffect(() => {
    if (service === undefined || ask === undefined) return;
    let isCurrent = true;
    const note = (is: ServiceAnswer<Answer>) => isCurrent && setAnswered({ to: ask, is });
    service.call(ask).then(
      (answer) => note({ state: 'answered', answer }),
      (error: unknown) => {
        console.warn('A worker did not answer.', error);
        note({ state: 'broken', error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [service, ask]);
  return answered !== undefined && answered.to === ask ? answered.is : { state: 'working' };
}
