import { Refusal } from '../../contract/errors.ts';
import { topologyLimits } from '../../contract/topology.ts';
import type { SizedSite } from './size-site.ts';

/**
 * Refuses a network whose devices alone exceed what a topology holds, before any of it is built.
 *
 * @throws Refusal `unprocessable` that names the largest site.
 */
export function refuseTooLarge(sites: readonly SizedSite[]): void {
  const nodes = sites.map(devicesIn);
  const edges = sites.map(linksIn);
  const total = { nodes: sumOf(nodes), edges: sumOf(edges) };
  if (total.nodes <= topologyLimits.nodes && total.edges <= topologyLimits.edges) return;
  const largest = nodes.indexOf(Math.max(...nodes));
  const most = `${topologyLimits.nodes.toLocaleString('en-GB')} nodes and ${topologyLimits.edges.toLocaleString('en-GB')} links`;
  const sentence =
    `This network would have about ${total.nodes.toLocaleString('en-GB')} nodes and ${total.edges.toLocaleString('en-GB')} links; ` +
    `a topology holds at most ${most}. Split it into several designs.`;
  throw new Refusal('unprocessable', sentence, {
    fields: [
      {
        field: `requirements.sites[${largest}]`,
        message: 'is the largest part of a network that is too large',
      },
    ],
  });
}

/** A floor under the number of nodes: devices without the groups of people. */
function devicesIn(sized: SizedSite): number {
  const access = sized.closets.reduce((sum, c) => sum + c.switches + c.accessPoints, 0);
  return access + sized.routers + sized.firewalls + sized.cores + sized.servers.switches;
}

function linksIn(sized: SizedSite): number {
  return sized.closets.reduce((sum, closet) => {
    const groups = Number(closet.wirelessUsers > 0) + Number(closet.guests > 0);
    return sum + closet.switches * Math.max(1, sized.cores) + closet.accessPoints * (1 + groups);
  }, 0);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
