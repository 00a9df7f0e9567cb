/** `PROBING=full` tries as many as the probing that found the faults of its day; otherwise a tenth. */
export const isFullProbing = process.env.PROBING === 'full';

/** How often to probe, of so many times in full. */
export const probes = (full: number): number => (isFullProbing ? full : Math.ceil(full / 10));
