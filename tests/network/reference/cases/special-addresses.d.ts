import type { ReferenceCase } from '../reference-case.ts';
/** Networks whose addresses or whose past are what is difficult. */
export declare const specialAddresses: readonly ReferenceCase[];
