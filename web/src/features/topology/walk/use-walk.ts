import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph, Topology } from '#shared/contract/topology-items.ts';
import type { WalkQuestion } from '#web/documents/verifications/network-verifier.ts';
import { useWalkedPath, type WalkedPath } from '#web/documents/verifications/use-walked-path.ts';
import { askForWalk, walkFields, walkIn } from '#web/documents/verifications/walk-address.ts';
import { type DrawnWalk, drawnWalk } from '#web/features/topology/model/drawn-walk.ts';

export type Way = 'there' | 'back';

/** A walk that the address asks for, on the canvas. */
export interface Walk {
  readonly question: WalkQuestion;
  readonly path: WalkedPath;
  readonly way: Way;
  readonly drawn: DrawnWalk | undefined;
  readonly showWay: (way: Way) => void;
  /** Walks the same ends with another service, or with other elements failed. */
  readonly ask: (change: Partial<Pick<WalkQuestion, 'service' | 'failed'>>) => void;
  readonly close: () => void;
}

/** The walk that the address names: of the stored plan, drawn on the one that is shown. */
export function useWalk(
  topology: Topology,
  graph: Graph,
  requirements: Requirements | undefined,
): Walk | undefined {
  const [address, setAddress] = useSearchParams();
  const fields = walkFields.flatMap((name) => address.getAll(name).map((value) => [name, value]));
  const key = new URLSearchParams(fields.filter(([name]) => name !== 'way')).toString();
  const question = useMemo(() => questionIn(key), [key]);
  const path = useWalkedPath(topology, requirements, question);
  const way: Way =
    address.get('way') === 'back' && path.state === 'walked' && path.walk.back.length > 0 ? 'back' : 'there';
  const drawn = useMemo(() => {
    if (path.state !== 'walked' || question === undefined) return undefined;
    const { walk } = path;
    return drawnWalk(graph, {
      hops: walk[way],
      isDropped: walk.drop !== undefined && walk.direction === way,
      failed: question.failed,
    });
  }, [graph, path, way, question]);
  if (question === undefined) return undefined;
  const change = (next: (address: URLSearchParams) => void) =>
    setAddress(
      (before) => {
        next(before);
        return before;
      },
      { replace: true },
    );
  return {
    question,
    path,
    way,
    drawn,
    showWay: (to) => change((next) => (to === 'back' ? next.set('way', to) : next.delete('way'))),
    ask: (other) => setAddress((before) => askForWalk(before, { ...question, ...other })),
    close: () =>
      change((next) => {
        for (const name of walkFields) next.delete(name);
      }),
  };
}

function questionIn(key: string): WalkQuestion | undefined {
  const address = new URLSearchParams(key);
  if (!address.has('from') || !address.has('to') || !address.has('service')) return undefined;
  return walkIn(address, { source: '', destination: '', service: '', family: 'IPv4', failed: [] });
}
