import type { ReferenceCase } from '../reference-case.ts';
/** Places that fill with people who do not work there. */
export declare const crowds: readonly ReferenceCase[];
