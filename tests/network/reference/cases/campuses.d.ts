import type { ReferenceCase } from '../reference-case.ts';
/** Schools, towns and other organisations with buildings close to each other. */
export declare const campuses: readonly ReferenceCase[];
