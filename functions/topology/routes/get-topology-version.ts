import * as contract from '#shared/contract/topology-versions.ts';
import { implement } from '../../http/implement.ts';
import { alreadyParsed } from '../../http/reply.ts';
import { getTopologyVersion } from '../../storage/topology/topology-versions.ts';

export const handler = implement(contract.getTopologyVersion)(async ({ params, user }) =>
  alreadyParsed({ data: await getTopologyVersion(user.uid, params.designId, params.version) }),
);
