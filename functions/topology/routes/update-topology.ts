import * as contract from '#shared/contract/topology-update.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { getDesign } from '../../storage/designs.ts';
import { allowanceOf } from '../../storage/plan-limits.ts';
import { topologies } from '../../storage/topology/save-topology.ts';
import { findStoredTopology, getStoredTopology } from '../../storage/topology/topologies.ts';
import { namingCollisions } from '../naming-collisions.ts';
import { publishTopology } from '../publish-topology.ts';
import { updatedPlan } from '../updated-plan.ts';

export const handler = implement(contract.updateTopology)(async ({ params: { designId }, body, user }) => {
  const update = () =>
    topologies.revise(
      body.version,
      async () => {
        const [design, stored, allowance] = await Promise.all([
          getDesign(user.uid, designId),
          (body.version === 0 ? findStoredTopology : getStoredTopology)(user.uid, designId),
          allowanceOf(user.uid),
        ]);
        return { design, stored, allowance, version: stored?.head.version ?? 0 };
      },
      async ({ design, stored, allowance }) => {
        const plan = await updatedPlan(design, stored, body);
        const owner = { userId: user.uid, allowance };
        const published = publishTopology(owner, design, plan, stored?.head, { topologiesGenerated: 0 });
        await published.stored;
        return published.topology;
      },
    );
  const data = await namingCollisions({ userId: user.uid, designId }, body, update);
  return alreadyParsed({ data });
});
