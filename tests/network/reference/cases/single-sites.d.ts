import type { ReferenceCase } from '../reference-case.ts';
/** Networks of one building. */
export declare const singleSites: readonly ReferenceCase[];
