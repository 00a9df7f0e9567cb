import * as contract from '#shared/contract/designs.ts';
import { implement } from '../../http/implement.ts';
import { assessDesign } from '../assess-design.ts';

export const handler = implement(contract.assessDesign)(async ({ params, body, user }) => ({
  isRecorded: await assessDesign(user.uid, params.id, body),
}));
