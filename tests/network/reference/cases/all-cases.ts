import type { ReferenceCase } from '../reference-case.ts';
import { branchNetworks } from './branch-networks.ts';
import { campuses } from './campuses.ts';
import { crowds } from './crowds.ts';
import { dataCentres } from './data-centres.ts';
import { publicBodies } from './public-bodies.ts';
import { singleSites } from './single-sites.ts';
import { specialAddresses } from './special-addresses.ts';
import { worksAndWards } from './works-and-wards.ts';

export const allCases: readonly ReferenceCase[] = [
  ...singleSites,
  ...campuses,
  ...branchNetworks,
  ...dataCentres,
  ...publicBodies,
  ...worksAndWards,
  ...crowds,
  ...specialAddresses,
];
