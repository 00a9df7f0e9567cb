import type { Refusal } from '#shared/contract/errors.ts';
import { tableName } from '../tables/table-name.ts';
import type { Step } from '../tables/transact.ts';
import { templateKey } from './template-items.ts';

const table = tableName('templates');

/** The step that requires a template to exist when something is written that names it. */
export const requireTemplate = (userId: string, id: string, refuse: () => Refusal): Step => ({
  write: {
    ConditionCheck: {
      TableName: table,
      Key: templateKey(userId, id),
      ConditionExpression: 'attribute_exists(id)',
    },
  },
  refuse,
});
