import * as contract from '#shared/contract/topology-versions.ts';
import { implement } from '../../http/implement.ts';
import { discardBody } from '../../storage/objects/discard-body.ts';
import { nameVersion } from '../../storage/topology/topology-versions.ts';

export const handler = implement(contract.nameTopologyVersion)(async ({ params, body, user }) => {
  const { named, forgotten } = await nameVersion(user.uid, params.designId, params.version, body.name);
  if (forgotten !== undefined) await discardBody(forgotten);
  return { data: named };
});
