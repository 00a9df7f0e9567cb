import { useState } from 'react';
import { generateTopology } from '#shared/contract/topology.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { updateTopology } from '#shared/contract/topology-update.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { type Action, useAction } from '#web/api/use-action.ts';
import { useTopologyChanges } from '#web/documents/topologies/use-topology-changes.ts';
import { chosenGraph } from '#web/features/topology/model/chosen-graph.ts';
import {
  type Choice,
  everything,
  isEverything,
  type Proposal,
} from '#web/features/topology/model/proposal.ts';

export interface PlanningAgain {
  readonly designId: string;
  /** Asks for a proposal, once unsaved changes are stored, and shows it. */
  readonly start: () => Promise<void>;
  readonly isOpen: boolean;
  /** The review makes room for the canvas, which shows what the proposal removes. */
  readonly isFolded: boolean;
  readonly fold: (isFolded: boolean) => void;
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
  readonly propose: Pick<Action<[stored: Topology], void>, 'error' | 'cause'>;
  readonly proposal: Proposal | undefined;
  readonly apply: Action<[], void>;
  readonly close: () => void;
  /** The version that an applied proposal was stored as, until it was taken back or put away. */
  readonly applied: number | undefined;
  /** Ids of the devices that the last applied proposal added. */
  readonly added: ReadonlySet<string>;
  readonly takeBack: Action<[], void>;
  readonly dismiss: () => void;
}

export interface PlanningAgainOptions {
  readonly designId: string;
  /** The stored topology, once unsaved changes are in it; undefined where they are not to be saved. */
  readonly save: () => Promise<Topology | undefined>;
}

/** Planning again: the proposal, applying it as a whole or in part, and taking that back. */
export function usePlanningAgain({ designId, save }: PlanningAgainOptions): PlanningAgain {
  const stores = useTopologyChanges(designId);
  const [isOpen, setOpen] = useState(false);
  const [proposal, setProposal] = useState<Proposal>();
  const [isFolded, fold] = useState(false);
  const [choice, choose] = useState(everything);
  const [applied, setApplied] = useState<number>();
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());

  const propose = useAction(async ({ version, nodes, edges, subnets }: Topology) => {
    const { next, difference } = await stores.propose(version);
    if (difference) setProposal({ current: { nodes, edges, subnets }, version, next, difference });
  }, generateTopology.fallback);

  const apply = useAction(async () => {
    if (!proposal) return;
    const { version, nodes } = await (isEverything(choice)
      ? stores.generate(proposal.version)
      : stores.update(partOf(proposal, choice)));
    setApplied(version);
    const proposed = new Set(proposal.difference.nodes.added);
    setAdded(new Set(nodes.flatMap(({ id }) => (proposed.has(id) ? id : []))));
    setOpen(false);
  }, generateTopology.fallback);

  const takeBack = useAction(async () => {
    if (applied === undefined) return;
    await stores.update({ version: applied, undo: true });
    setApplied(undefined);
  }, updateTopology.fallback);

  return {
    designId,
    start: async () => {
      const stored = await save();
      if (!stored) return;
      setProposal(undefined);
      choose(everything);
      fold(false);
      apply.reset();
      setOpen(true);
      await propose.run(stored);
    },
    isOpen,
    isFolded,
    fold,
    choice,
    choose,
    propose,
    proposal,
    apply,
    close: () => setOpen(false),
    applied,
    added,
    takeBack,
    dismiss: () => setApplied(undefined),
  };
}

const partOf = (proposal: Proposal, choice: Choice) => ({
  version: proposal.version,
  changes: changesBetween(proposal.current, chosenGraph(proposal, choice)),
  fromProposal: true,
});
