import { Route, Unplug, Wrench, ZapOff } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { Graph } from '#shared/contract/topology-items.ts';
import { anyService } from '#web/documents/verifications/any-service.ts';
import { askForWalk } from '#web/documents/verifications/walk-address.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import type { PerformedAction } from '#web/ui/actions/action.ts';
import { useActions } from '#web/ui/actions/use-actions.ts';
import type { Walk } from './use-walk.ts';

const internet = 'internet';

/** What a failure takes, the path between two chosen ends, and the same with chosen elements failed, on the canvas. */
export function useWalkActions(
  graph: Graph,
  { nodes, edges }: Elements,
  walk: Walk | undefined,
  /** Shows who loses what when the chosen element fails. */
  onFailure: () => void,
): readonly PerformedAction[] {
  const [, setAddress] = useSearchParams();
  const ends = [...nodes].flatMap((id) => endOf(graph, id) ?? []);
  const [source, destination] = ends;
  const areTwo = source !== undefined && destination !== undefined && nodes.size === 2 && ends.length === 2;
  const isOne = source !== undefined && source !== internet && nodes.size === 1;
  const leadsOut = isOne && graph.nodes.some(({ type }) => type === 'internet');
  const ask = (to: string) => {
    if (source === undefined) return;
    setAddress((address) =>
      askForWalk(address, { source, destination: to, service: anyService, family: 'IPv4', failed: [] }),
    );
  };
  const question = walk?.question;
  const failed = new Set(question?.failed);
  const isEnd = (id: string) => id === question?.source || id === question?.destination;
  const fresh = [...nodes, ...edges].filter((id) => !failed.has(id) && !isEnd(id));
  const actions = [
    {
      label: 'See what its failure takes',
      icon: ZapOff,
      isAvailable: nodes.size + edges.size === 1,
      perform: onFailure,
    },
    {
      label: 'Walk the path between these two',
      icon: Route,
      isAvailable: areTwo,
      perform: () => areTwo && ask(destination),
    },
    {
      label: 'Walk its path to the internet',
      icon: Route,
      isAvailable: leadsOut,
      perform: () => ask(internet),
    },
    {
      label: 'Fail this on the path',
      icon: Unplug,
      isAvailable: question !== undefined && fresh.length > 0,
      perform: () => {
        if (question)
          setAddress((address) => askForWalk(address, { ...question, failed: [...failed, ...fresh] }));
      },
    },
    {
      label: 'Repair what failed on the path',
      icon: Wrench,
      isAvailable: question !== undefined && failed.size > 0,
      perform: () => {
        if (question) setAddress((address) => askForWalk(address, { ...question, failed: [] }));
      },
    },
  ].map((action) => ({ ...action, group: 'failures' }));
  useActions(actions);
  return actions;
}

/** Groups of people and servers are ends of flows, and the internet is one. */
function endOf(graph: Graph, id: string): string | undefined {
  const node = indexGraph(graph).nodes.get(id);
  if (node?.type === 'internet') return internet;
  return node?.type === 'user' || node?.type === 'server' ? id : undefined;
}
