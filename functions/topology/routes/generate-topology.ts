import { staleVersion } from '#shared/contract/errors.ts';
import * as contract from '#shared/contract/topology.ts';
import type { ListDifference, TopologyDifference } from '#shared/contract/topology-difference.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { regenerate } from '#shared/network/regenerate/regenerate.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { getDesign } from '../../storage/designs.ts';
import { findStoredTopology } from '../../storage/topologies.ts';
import { nextTopology } from '../next-topology.ts';
import { planOfDesign } from '../plan-of-design.ts';
import { publishTopology } from '../publish-topology.ts';
import { replacedBy } from '../replaced-by.ts';

export const handler = implement(contract.generateTopology)(async ({ params: { designId }, query, user }) => {
  const [design, stored] = await Promise.all([
    getDesign(user.uid, designId),
    findStoredTopology(user.uid, designId),
  ]);
  const version = stored?.head.version ?? 0;
  if (query.version !== undefined && query.version !== version) throw staleVersion('topology', version);
  const { graph, edits, difference } = regenerate(
    stored?.topology ?? nothing,
    stored?.topology.edits ?? noEdits(),
    await planOfDesign(user.uid, design),
  );
  checkReadable(graph, difference);
  const plan = { graph, edits, designVersion: design.version };
  if (query.propose === 'true')
    return alreadyParsed({ data: nextTopology(design, plan, stored?.head), difference });
  const replaced = stored && replacedBy(graph, stored);
  return alreadyParsed({
    data: await publishTopology(user.uid, design, { ...plan, replaced }, stored?.head),
  });
});

/** A graph unlike its schema could be stored, and read by nobody afterwards. What was stored before has been parsed. */
function checkReadable(graph: contract.Graph, difference: TopologyDifference): void {
  const fresh = <E extends { id: string }>(
    elements: readonly E[],
    { added, changed }: ListDifference,
  ): E[] => {
    const ids = new Set([...added, ...changed.map(({ id }) => id)]);
    return elements.filter(({ id }) => ids.has(id));
  };
  contract.Graph.parse({
    nodes: fresh(graph.nodes, difference.nodes),
    edges: fresh(graph.edges, difference.edges),
    subnets: fresh(graph.subnets, difference.subnets),
  });
}

const nothing = { nodes: [], edges: [], subnets: [] };
