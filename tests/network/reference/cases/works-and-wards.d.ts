import type { ReferenceCase } from '../reference-case.ts';
/** Sites whose devices count for more than their people. */
export declare const worksAndWards: readonly ReferenceCase[];
