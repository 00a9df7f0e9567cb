import * as contract from '#shared/contract/design-equipment.ts';
import { implement } from '../../http/implement.ts';
import { getDesign } from '../../storage/designs.ts';
import { beginSnapshot } from '../../storage/equipment/catalogue-snapshot.ts';
import { listSeen } from '../../storage/equipment/equipment.ts';
import { requireRecommendations } from '../../storage/plan-limits.ts';
import { findTopology } from '../../storage/topology/topologies.ts';
import { adviseOn } from '../advise-on.ts';

export const handler = implement(contract.getRecommendations)(async ({ params: { id }, query, user }) => {
  const [design, topology, devices] = await Promise.all([
    getDesign(user.uid, id),
    findTopology(user.uid, id),
    listSeen(user.uid),
    requireRecommendations(user.uid),
  ]);
  return { data: await adviseOn({ design, topology, devices, isVendorHard: query.vendorOnly === 'true' }) };
}, beginSnapshot);
