import type { ReferenceCase } from '../reference-case.ts';
/** Networks of many sites, whose sites differ in what they must survive. */
export declare const publicBodies: readonly ReferenceCase[];
