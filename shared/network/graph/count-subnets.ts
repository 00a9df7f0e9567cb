import type { Graph } from '../../contract/topology-items.ts';

/** How many subnets a plan has: the sites' own blocks contain others and do not count. */
export const countSubnets = ({ subnets }: Pick<Graph, 'subnets'>): number =>
  subnets.filter(({ purpose }) => purpose !== 'site').length;
