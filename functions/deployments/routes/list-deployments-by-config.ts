import * as contract from '#shared/contract/deployments.ts';
import { implement } from '../../http/implement.ts';
import { templatesWithDeployments } from '../template-pages.ts';

export const handler = implement(contract.listDeploymentsByConfig)(({ query, user }) =>
  templatesWithDeployments(user.uid, query),
);
