import { staleVersion } from '#shared/contract/errors.ts';
import * as contract from '#shared/contract/topology.ts';
import { planTopology } from '#shared/network/plan-topology.ts';
import { implement } from '../http/implement.ts';
import { alreadyParsed } from '../http/reply.ts';
import { getDesign } from '../storage/designs.ts';
import { findTopologyHead } from '../storage/topologies.ts';
import { publishTopology } from './publish-topology.ts';

export const handler = implement(contract.generateTopology)(async ({ params: { designId }, query, user }) => {
  const [design, existing] = await Promise.all([
    getDesign(user.uid, designId),
    findTopologyHead(user.uid, designId),
  ]);
  const stored = existing?.version ?? 0;
  if (query.version !== undefined && query.version !== stored) throw staleVersion('topology', stored);
  const plan = { designId, designVersion: design.version };
  // Before it is stored: a graph unlike its schema could be read by nobody afterwards.
  const graph = contract.Graph.parse(planTopology(design.requirements));
  return alreadyParsed({ data: await publishTopology(user.uid, plan, graph, existing) });
});
