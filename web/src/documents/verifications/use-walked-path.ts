import { useEffect, useState } from 'react';
import type { HostGroup } from '#shared/contract/configuration/network-configuration.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { useModels } from '#web/documents/equipment/use-models.ts';
import { betweenHosts } from './host-of-end.ts';
import type { AnsweredWalk, WalkQuestion } from './network-verifier.ts';
import { openVerifier } from './open-verifier.ts';

export type WalkedPath =
  | { readonly state: 'working' }
  | { readonly state: 'broken' }
  /** The plan leaves open what a configuration has to state. */
  | { readonly state: 'refused' }
  /** An end or the service is not of this network. */
  | { readonly state: 'unknown' }
  | { readonly state: 'walked'; readonly walk: AnsweredWalk; readonly hosts: readonly HostGroup[] };

/** Walks one path through a stored plan in a worker; nothing is done without a question, which must stay the same object. */
export function useWalkedPath(
  topology: Topology,
  requirements: Requirements | undefined,
  question: WalkQuestion | undefined,
): WalkedPath {
  const [path, setPath] = useState<{ readonly of: WalkQuestion; readonly is: WalkedPath }>();
  const models = useModels(question && topology);
  useEffect(() => {
    if (requirements === undefined || question === undefined || models === undefined) return;
    const verifier = openVerifier();
    const { nodes, edges, subnets } = topology;
    const work = async (): Promise<WalkedPath> => {
      const plan = await verifier.call(async (api) =>
        api.configure({ nodes, edges, subnets }, requirements, models),
      );
      if (plan.state === 'refused') return { state: 'refused' };
      const asked = betweenHosts(question, edges, plan.hosts);
      const walk = await verifier.call(async (api) => api.walk(asked));
      return walk === undefined ? { state: 'unknown' } : { state: 'walked', walk, hosts: plan.hosts };
    };
    let isCurrent = true;
    const note = (is: WalkedPath) => isCurrent && setPath({ of: question, is });
    work().then(note, (error: unknown) => {
      console.warn('The path could not be walked.', error);
      note({ state: 'broken' });
    });
    return () => {
      isCurrent = false;
      verifier.close();
    };
  }, [topology, requirements, question, models]);
  return path !== undefined && path.of === question ? path.is : { state: 'working' };
}
