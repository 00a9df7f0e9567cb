import { useEffect, useState } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { useModels } from '#web/documents/equipment/use-models.ts';
import type { Service } from '#web/ui/open-service.ts';
import type { ConfiguredPlan, NetworkVerifier, Verified } from './network-verifier.ts';
import { openVerifier } from './open-verifier.ts';

type Refused = Extract<ConfiguredPlan, { state: 'refused' }>;

/** A simulated network, with the worker that goes on answering for it. */
export type VerifiedNetwork = Omit<Extract<ConfiguredPlan, { state: 'configured' }>, 'state'> &
  Verified & { readonly state: 'verified'; readonly verifier: Service<NetworkVerifier> };

export type Verification =
  | { readonly state: 'working'; readonly step: 'configuring' | 'simulating' }
  | { readonly state: 'broken'; readonly tryAgain: () => void }
  | Refused
  | VerifiedNetwork;

/** Configures and simulates a plan in a worker, which ends with the page or when the plan changes. */
export function useVerification(topology: Topology, { requirements }: Design): Verification {
  const [verification, setVerification] = useState<Verification>(starting);
  const [attempt, setAttempt] = useState(0);
  const models = useModels(topology);
  useEffect(() => {
    setVerification(starting);
    if (models === undefined) return;
    const verifier = openVerifier();
    const { nodes, edges, subnets } = topology;
    const work = async (): Promise<Verification> => {
      const plan = await verifier.call<ConfiguredPlan>(async (api) =>
        api.configure({ nodes, edges, subnets }, requirements, models),
      );
      if (plan.state === 'refused') return plan;
      setVerification({ state: 'working', step: 'simulating' });
      const verified = await verifier.call((api) => api.verify());
      return { ...plan, ...verified, state: 'verified', verifier };
    };
    let isCurrent = true;
    work().then(
      (answer) => isCurrent && setVerification(answer),
      (error: unknown) => {
        if (!isCurrent) return;
        console.warn('The network could not be simulated.', error);
        setVerification({ state: 'broken', tryAgain: () => setAttempt(attempt + 1) });
      },
    );
    return () => {
      isCurrent = false;
      verifier.close();
    };
  }, [topology, requirements, models, attempt]);
  return verification;
}

const starting: Verification = { state: 'working', step: 'configuring' };
