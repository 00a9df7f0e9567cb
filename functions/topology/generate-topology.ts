import type { Design } from '#shared/contract/designs.ts';
import { staleVersion } from '#shared/contract/errors.ts';
import * as contract from '#shared/contract/topology.ts';
import { planTopology } from '#shared/network/plan-topology.ts';
import { implement } from '../http/implement.ts';
import { alreadyParsed } from '../http/reply.ts';
import { getDesign } from '../storage/designs.ts';
import { findTopologyHead } from '../storage/topologies.ts';
import { publishTopology } from './publish-topology.ts';

/** What the form keeps of an existing network counts only while the design says that there is one. */
const existingNetworkOf = ({ isExistingNetwork, existingNetworkDetails }: Design) =>
  isExistingNetwork ? existingNetworkDetails : undefined;

export const handler = implement(contract.generateTopology)(async ({ params: { designId }, query, user }) => {
  const [design, existing] = await Promise.all([
    getDesign(user.uid, designId),
    findTopologyHead(user.uid, designId),
  ]);
  const stored = existing?.version ?? 0;
  if (query.version !== undefined && query.version !== stored) throw staleVersion('topology', stored);
  const plan = { designId, designVersion: design.version };
  // Before it is stored: a graph unlike its schema could be read by nobody afterwards.
  const graph = contract.Graph.parse(planTopology(design.requirements, existingNetworkOf(design)));
  return alreadyParsed({ data: await publishTopology(user.uid, plan, graph, existing) });
});
