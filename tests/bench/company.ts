import { createDesign, type Design, NewDesign } from '#shared/contract/designs.ts';
import { Requirements } from '#shared/contract/requirements.ts';
import type { BenchCloud, Caller } from './local-cloud.ts';

/**
 * A company of so many sites of a hundred people with redundant links: its plan has about 41 nodes and 76 links for
 * each site, so that 24 sites make about 1,000 nodes and 244 about 10,000.
 */
export const aCompany = (sites: number): Requirements =>
  Requirements.parse({
    sites: Array.from({ length: sites }, (_, index) => ({
      name: `Site ${index + 1}`,
      kind: index === 0 ? 'headquarters' : 'branch',
      floors: 3,
      wiredUsers: 100,
      wirelessUsers: 150,
      phones: 50,
      cameras: 10,
      printers: 4,
      servers: index === 0 ? 12 : 2,
      wanMbps: 200,
    })),
    redundancy: { internet: true, coreSwitching: true, power: true },
  });

/** Creates the design of such a company, through the API. */
export async function createCompanyDesign(
  cloud: BenchCloud,
  caller: Caller,
  designName: string,
  sites: number,
): Promise<Design> {
  const body = NewDesign.parse({ designName, requirements: aCompany(sites) });
  return (await cloud.call(caller, createDesign, { body })).data;
}
