import { getExport } from '#shared/contract/data-export.ts';
import { implement } from '../../http/implement.ts';
import { findExport } from '../../storage/exports.ts';
import { exportAnswer } from '../export-answer.ts';

export const handler = implement(getExport)(async ({ user }) => {
  const asked = await findExport(user.uid);
  return asked ? { data: exportAnswer(asked) } : {};
});
