import * as contract from '#shared/contract/topology.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { getDesign } from '../../storage/designs.ts';
import { getStoredTopology } from '../../storage/topologies.ts';
import { whateverVersion } from '../../storage/versioned.ts';
import { publishTopology } from '../publish-topology.ts';
import { updatedPlan } from '../updated-plan.ts';

export const handler = implement(contract.updateTopology)(async ({ params: { designId }, body, user }) => {
  const update = async () => {
    const [design, stored] = await Promise.all([
      getDesign(user.uid, designId),
      getStoredTopology(user.uid, designId),
    ]);
    const plan = await updatedPlan(design, stored, body);
    return publishTopology(user.uid, design, plan, stored.head, { topologiesGenerated: 0 });
  };
  const data = await (body.version === undefined ? whateverVersion(update) : update());
  return alreadyParsed({ data });
});
