import * as contract from '#shared/contract/deployments.ts';
import { implement } from '../../http/implement.ts';
import { templatesWithDeployments } from '../templates-with-deployments.ts';

export const handler = implement(contract.listDeploymentsByConfig)(({ query, user }) =>
  templatesWithDeployments(user.uid, query),
);
