import type { ReferenceCase } from '../reference-case.ts';
import { branchNetworks } from './branch-networks.ts';
import { campuses } from './campuses.ts';
import { dataCentres } from './data-centres.ts';
import { singleSites } from './single-sites.ts';

export const allCases: readonly ReferenceCase[] = [
  ...singleSites,
  ...campuses,
  ...branchNetworks,
  ...dataCentres,
];
