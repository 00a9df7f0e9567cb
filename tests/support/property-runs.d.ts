/** Whether tests run while someone waits for them: generated networks are mostly small ones then. */
export declare const isQuick: boolean;
/** Whether everything is tried of which the usual lane tries a part. */
export declare const isLong: boolean;
/** How often to try a property that `npm test` tries `usual` times, and the long lane `long` times. */
export declare function propertyRuns(usual: number, long?: number): number;
/** How long a property may take that `npm test` gives `usualMs`: an hour where it is tried more often. */
export declare const propertyTimeout: (usualMs: number) => number;
