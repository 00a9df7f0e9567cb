import type { NameOf } from '../../network/verification/drop-sentence.ts';
import { networkNames } from '../../network/verification/network-names.ts';
import type { ChangeSide } from './change-side.ts';

/** Flows by id as people read them: `HQ wired users to HQ ERP server, https`. */
export function flowNames({ graph, network }: ChangeSide): NameOf {
  const nameOf = networkNames(graph, network.hosts);
  const flows = new Map(network.flows.map((flow) => [flow.id, flow]));
  return (id) => {
    const flow = flows.get(id);
    return flow ? `${nameOf(flow.source)} to ${nameOf(flow.destination)}, ${flow.service.name}` : id;
  };
}
