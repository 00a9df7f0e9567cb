import type { ReferenceCase } from '../reference-case.ts';
/** A headquarters and many alike. */
export declare const branchNetworks: readonly ReferenceCase[];
