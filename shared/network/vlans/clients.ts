import type { Subnet } from '../../contract/topology-items.ts';

const ofClients: ReadonlySet<Subnet['purpose']> = new Set(['data', 'voice', 'guest', 'iot']);

/** Whether hosts there come and go: they learn their address, and are not given one by hand. */
export const isOfClients = ({ purpose }: Pick<Subnet, 'purpose'>): boolean => ofClients.has(purpose);
