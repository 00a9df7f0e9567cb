import * as contract from '#shared/contract/topology.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { getDesign } from '../../storage/designs.ts';
import { allowanceOf } from '../../storage/plan-limits.ts';
import { topologies } from '../../storage/save-topology.ts';
import { findStoredTopology, getStoredTopology } from '../../storage/topologies.ts';
import { namingCollisions } from '../naming-collisions.ts';
import { publishTopology } from '../publish-topology.ts';
import { updatedPlan } from '../updated-plan.ts';

export const handler = implement(contract.updateTopology)(async ({ params: { designId }, body, user }) => {
  const update = () =>
    topologies.revise(
      body.version,
      async () => {
        const [design, stored] = await Promise.all([
          getDesign(user.uid, designId),
          (body.version === 0 ? findStoredTopology : getStoredTopology)(user.uid, designId),
        ]);
        return { design, stored, version: stored?.head.version ?? 0 };
      },
      async ({ design, stored }) => {
        const plan = await updatedPlan(design, stored, body);
        const allowance = await allowanceOf(user.uid);
        return publishTopology({ userId: user.uid, allowance }, design, plan, stored?.head, {
          topologiesGenerated: 0,
        });
      },
    );
  const data = await namingCollisions({ userId: user.uid, designId }, body, update);
  return alreadyParsed({ data });
});
