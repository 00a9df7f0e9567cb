import * as contract from '#shared/contract/topology.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { getDesign } from '../../storage/designs.ts';
import { getStoredTopology } from '../../storage/topologies.ts';
import { publishTopology } from '../publish-topology.ts';
import { updatedPlan } from '../updated-plan.ts';

export const handler = implement(contract.updateTopology)(async ({ params: { designId }, body, user }) => {
  const [design, stored] = await Promise.all([
    getDesign(user.uid, designId),
    getStoredTopology(user.uid, designId),
  ]);
  const plan = await updatedPlan(design, stored, body);
  return alreadyParsed({ data: await publishTopology(user.uid, design, plan, stored.head) });
});
