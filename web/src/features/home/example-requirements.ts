import type { RequirementsInput } from '#shared/contract/requirements.ts';

/** What goes into the start page's example: a company of two sites. The picture next to it is what comes out. */
export const exampleRequirements = {
  sites: [
    {
      name: 'Head office',
      kind: 'headquarters',
      floors: 2,
      areaM2: 700,
      wiredUsers: 64,
      wirelessUsers: 70,
      phones: 40,
      printers: 4,
      servers: 4,
      wanMbps: 500,
    },
    {
      name: 'Branch',
      kind: 'branch',
      floors: 1,
      areaM2: 240,
      wiredUsers: 14,
      wirelessUsers: 18,
      wanMbps: 100,
    },
  ],
  redundancy: { internet: true, coreSwitching: true },
  growth: { percent: 30, years: 3 },
} as const satisfies RequirementsInput;
