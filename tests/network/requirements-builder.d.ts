import * as fc from 'fast-check';
import { Requirements, type RequirementsInput } from '#shared/contract/requirements.ts';
/** Requirements with every default filled in. */
export declare const requirementsOf: (input: RequirementsInput) => Requirements;
/** The company of the end-to-end tests: headquarters and two branches. */
export declare const threeSites: (more?: Partial<RequirementsInput>) => Requirements;
/** Any network of up to five sites with users, small enough to plan a hundred times. */
export declare const upToFiveSites: () => fc.Arbitrary<Requirements>;
/** The same; in the quick lane nine of ten are two or three small offices, planned in a tenth of the time. */
export declare function anyRequirements(): fc.Arbitrary<Requirements>;
/** Networks from one office to a headquarters with some of 199 branches: most are small, as most networks are. */
export declare function networksOfAllSizes(): fc.Arbitrary<Requirements>;
/** Two or three small offices. */
export declare const smallNetworks: () => fc.Arbitrary<Requirements>;
