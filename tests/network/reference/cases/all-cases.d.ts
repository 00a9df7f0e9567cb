import type { ReferenceCase } from '../reference-case.ts';
export declare const allCases: readonly ReferenceCase[];
