import { staleVersion } from '#shared/contract/errors.ts';
import * as contract from '#shared/contract/topology.ts';
import { implement } from '../http/implement.ts';
import { getTopologyHead } from '../storage/topologies.ts';
import { publishTopology } from './publish-topology.ts';
import { updatedGraph } from './updated-graph.ts';

export const handler = implement(contract.updateTopology)(async ({ params: { designId }, body, user }) => {
  const stored = await getTopologyHead(user.uid, designId);
  if (stored.version !== body.version) throw staleVersion('topology', stored.version);
  const graph = await updatedGraph(user.uid, designId, body);
  const plan = { designId, designVersion: stored.designVersion };
  return { data: await publishTopology(user.uid, plan, graph, stored) };
});
