import type { ReferenceCase } from '../reference-case.ts';
export declare const dataCentres: readonly ReferenceCase[];
