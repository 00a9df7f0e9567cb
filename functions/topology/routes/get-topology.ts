import * as contract from '#shared/contract/topology.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { getTopology } from '../../storage/topology/topologies.ts';

export const handler = implement(contract.getTopology)(async ({ params, user }) =>
  alreadyParsed({ data: await getTopology(user.uid, params.designId) }),
);
