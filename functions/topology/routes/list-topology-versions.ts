import * as contract from '#shared/contract/topology-versions.ts';
import { implement } from '../../http/implement.ts';
import { listTopologyVersions } from '../../storage/topology/topology-versions.ts';

export const handler = implement(contract.listTopologyVersions)(async ({ params, user }) => ({
  data: await listTopologyVersions(user.uid, params.designId),
}));
