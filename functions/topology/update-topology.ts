import * as contract from '#shared/contract/topology.ts';
import { implement } from '../http/implement.ts';
import { alreadyParsed } from '../http/reply.ts';
import { publishTopology } from './publish-topology.ts';
import { updatedGraph } from './updated-graph.ts';

export const handler = implement(contract.updateTopology)(async ({ params: { designId }, body, user }) => {
  const { graph, replaces } = await updatedGraph(user.uid, designId, body);
  const plan = { designId, designVersion: replaces.designVersion };
  return alreadyParsed({ data: await publishTopology(user.uid, plan, graph, replaces) });
});
