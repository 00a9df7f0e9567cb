import * as contract from '#shared/contract/deployments.ts';
import { implement } from '../../http/implement.ts';
import { deployedTemplates } from '../deployed-templates.ts';

export const handler = implement(contract.listDeploymentsByUser)(({ query, user }) =>
  deployedTemplates(user.uid, query),
);
