import * as contract from '#shared/contract/topology.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { getDesign } from '../../storage/designs.ts';
import { beginSnapshot } from '../../storage/equipment/catalogue-snapshot.ts';
import { requirePlan } from '../../storage/plan-limits.ts';
import { topologies } from '../../storage/topology/save-topology.ts';
import { findStoredTopology } from '../../storage/topology/topologies.ts';
import { equipmentOfDesign } from '../equipment-of-design.ts';
import { nextTopology } from '../next-topology.ts';
import { planAgain } from '../plan-again.ts';
import { publishTopology } from '../publish-topology.ts';
import { replacedBy } from '../replaced-by.ts';

export const handler = implement(contract.generateTopology)(async ({ params: { designId }, query, user }) => {
  const [design, stored, allowance, equipment] = await Promise.all([
    getDesign(user.uid, designId),
    findStoredTopology(user.uid, designId),
    requirePlan(user.uid),
    equipmentOfDesign(user.uid, designId),
  ]);
  if (query.version !== undefined) topologies.expect(stored?.head ?? { version: 0 }, query.version);
  const { plan, difference } = await planAgain(design, stored?.topology, equipment);
  if (query.propose === 'true')
    return alreadyParsed({ data: nextTopology(design, plan, stored?.head), difference });
  const replaced = stored && replacedBy(plan.graph, stored);
  const published = publishTopology(
    { userId: user.uid, allowance },
    design,
    { ...plan, replaced },
    stored?.head,
    { topologiesGenerated: 1 },
  );
  return alreadyParsed({ data: published.topology }, published.stored);
}, beginSnapshot);
