import * as contract from '#shared/contract/topology.ts';
import { implement } from '../http/implement.ts';
import { getTopology } from '../storage/topologies.ts';

export const handler = implement(contract.getTopology)(async ({ params, user }) => ({
  data: await getTopology(user.uid, params.designId),
}));
