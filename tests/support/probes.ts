/** `PROBING=full` tries as many as the probing that found the faults of its day; otherwise a part of them. */
export const isFullProbing = process.env.PROBING === 'full';

/** How often to probe, of so many times in full. */
export const probes = (full: number, part = 10): number => (isFullProbing ? full : Math.ceil(full / part));
