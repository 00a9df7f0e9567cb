import type { Requirements } from '../../contract/requirements.ts';
import { addedPublicServers } from './added-public-servers.ts';

/**
 * Who asks a database over a policy: public servers that the design states, else the programs of the staff. Applications stand beside it
 * in one zone and ask it unfiltered. Servers of which nothing is stated may be one for those that are public.
 */
export function askersOfDatabase(
  requirements: Requirements,
  hasDmz: boolean,
): 'public-servers' | 'staff' | undefined {
  const { onPremise } = requirements.services;
  const hasDatabase = onPremise.includes('database');
  const hasApplications = onPremise.includes('erp') || onPremise.includes('crm');
  if (hasDmz && addedPublicServers(requirements) === 0)
    return hasDatabase || onPremise.length === 0 ? 'public-servers' : undefined;
  return hasDatabase && !hasApplications ? 'staff' : undefined;
}
