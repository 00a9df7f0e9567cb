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

/** The same with IPv6 beside its IPv4. */
export const aDualStackCompany = (sites: number): Requirements => ({
  ...aCompany(sites),
  ipScheme: { ...aCompany(sites).ipScheme, ipv6: true },
});

/** The same on a provider's MPLS, over which every site speaks BGP. */
export const anMplsCompany = (sites: number): Requirements => ({
  ...aCompany(sites),
  wan: { ...aCompany(sites).wan, kind: 'mpls' },
});

/** A company of about as many nodes, no two sites of which are alike. */
export const aMixedCompany = (sites: number): Requirements =>
  Requirements.parse({
    ...aCompany(sites),
    sites: aCompany(sites).sites.map((site, index) => ({
      ...site,
      floors: 1 + (index % 5),
      wiredUsers: 60 + ((index * 37) % 97),
      wirelessUsers: 90 + ((index * 53) % 151),
      phones: 20 + ((index * 29) % 61),
      cameras: 4 + ((index * 7) % 23),
      printers: 1 + ((index * 11) % 9),
    })),
  });

/** Creates the design of such a company, through the API. */
export async function createCompanyDesign(
  cloud: BenchCloud,
  caller: Caller,
  designName: string,
  sites: number,
  requirements = aCompany(sites),
): Promise<Design> {
  const body = NewDesign.parse({ designName, requirements });
  return (await cloud.call(caller, createDesign, { body })).data;
}
