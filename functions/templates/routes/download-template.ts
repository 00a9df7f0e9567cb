import * as contract from '#shared/contract/templates.ts';
import { implement } from '../../http/implement.ts';
import { templateFile } from '../template-file.ts';

export const handler = implement(contract.downloadTemplate)(({ params: { id }, user }) =>
  templateFile(user.uid, id),
);
