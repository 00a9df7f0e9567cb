import type { Graph } from '#shared/contract/topology.ts';
import { patched } from './graph-patch.ts';
import { type Judged, judge } from './judgement.ts';
import type { CheckAnswer, CheckMessage } from './messages.ts';

/** The worker's side of the talk: keeps a copy of the topology, and judges it when asked. */
export function startResponder(): (message: CheckMessage) => CheckAnswer | undefined {
  let graph: Graph = { nodes: [], edges: [], subnets: [] };
  let known: Omit<Judged, 'graph'> | undefined;
  return (message) => {
    if (message.kind === 'change') {
      graph = patched(graph, message.patch);
      return undefined;
    }
    try {
      const requirements = message.requirements ?? known?.requirements;
      if (requirements === undefined) throw new Error('No requirements were sent.');
      known = {
        requirements,
        existing: 'existing' in message ? message.existing : known?.existing,
        devices: message.devices ?? known?.devices ?? [],
      };
      return { kind: 'judgement', judgement: judge({ graph, ...known }, message.extra) };
    } catch (error) {
      return { kind: 'failed', reason: String(error) };
    }
  };
}
