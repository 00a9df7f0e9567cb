import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { generateTopology, getTopology, type Topology, updateTopology } from '#shared/contract/topology.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { callRoute } from '#web/api/call-route.ts';
import { type Action, useAction } from '#web/api/use-action.ts';
import { routeKey } from '#web/api/use-route.ts';
import { chosenGraph } from '#web/features/topology/model/chosen-graph.ts';
import { type Choice, isEverything, type Proposal } from '#web/features/topology/model/proposal.ts';

export interface PlanningAgain {
  readonly designId: string;
  /** Asks for a proposal, once unsaved changes are stored, and shows it. */
  readonly start: () => Promise<void>;
  readonly isOpen: boolean;
  readonly propose: Pick<Action<[stored: Topology], void>, 'error' | 'cause'>;
  readonly proposal: Proposal | undefined;
  readonly apply: Action<[choice: Choice], void>;
  readonly close: () => void;
  /** The version that an applied proposal was stored as, until it was taken back or put away. */
  readonly applied: number | undefined;
  readonly takeBack: Action<[], void>;
  readonly dismiss: () => void;
}

export interface PlanningAgainOptions {
  readonly designId: string;
  /** The stored topology, once unsaved changes are in it; undefined where they are not to be saved. */
  readonly save: () => Promise<Topology | undefined>;
  readonly onStored: () => void;
}

/** Planning again: the proposal, applying it as a whole or in part, and taking that back. */
export function usePlanningAgain({ designId, save, onStored }: PlanningAgainOptions): PlanningAgain {
  const params = { designId };
  const { mutate } = useSWRConfig();
  const [isOpen, setOpen] = useState(false);
  const [proposal, setProposal] = useState<Proposal>();
  const [applied, setApplied] = useState<number>();

  const show = async (stored: Topology) => {
    await mutate(routeKey(getTopology, { params }), { data: stored }, { revalidate: false });
    onStored();
  };
  const propose = useAction(async ({ version, nodes, edges, subnets }: Topology) => {
    const query = { version, propose: 'true' as const };
    const { data: next, difference } = await callRoute(generateTopology, { params, query });
    if (difference) setProposal({ current: { nodes, edges, subnets }, version, next, difference });
  }, generateTopology.fallback);

  const apply = useAction(async (choice: Choice) => {
    if (!proposal) return;
    const { data } = await (isEverything(choice)
      ? callRoute(generateTopology, { params, query: { version: proposal.version } })
      : callRoute(updateTopology, { params, body: partOf(proposal, choice) }));
    await show(data);
    setApplied(data.version);
    setOpen(false);
  }, generateTopology.fallback);

  const takeBack = useAction(async () => {
    if (applied === undefined) return;
    const { data } = await callRoute(updateTopology, { params, body: { version: applied, undo: true } });
    await show(data);
    setApplied(undefined);
  }, updateTopology.fallback);

  return {
    designId,
    start: async () => {
      const stored = await save();
      if (!stored) return;
      setProposal(undefined);
      apply.reset();
      setOpen(true);
      await propose.run(stored);
    },
    isOpen,
    propose,
    proposal,
    apply,
    close: () => setOpen(false),
    applied,
    takeBack,
    dismiss: () => setApplied(undefined),
  };
}

const partOf = (proposal: Proposal, choice: Choice) => ({
  version: proposal.version,
  changes: changesBetween(proposal.current, chosenGraph(proposal, choice)),
  fromProposal: true,
});
