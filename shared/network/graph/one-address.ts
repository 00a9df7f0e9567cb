/** Whether a block of either family is a single address, as a loopback's is. */
export const isOneAddress = (block: string): boolean => block.endsWith(block.includes(':') ? '/128' : '/32');
