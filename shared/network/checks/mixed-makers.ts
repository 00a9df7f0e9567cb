import type { Device } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import type { ClassDemand } from '../requirements/site-classes.ts';
import type { Finding } from './finding.ts';

interface Placed {
  readonly node: TopologyNode;
  readonly device: Device;
  /** The class that its place asks for. */
  readonly least: ClassDemand | undefined;
}

/** The layer-2 domain of a site, and the routing domains of edge and firewalls: each is one maker's to debug. */
export function mixedMakers(placed: readonly Placed[]): Finding[] {
  const domains = Map.groupBy(
    placed.filter(({ node }) => node.group !== 'management-ports'),
    domainOf,
  );
  return [...domains].flatMap(([domain, own]): Finding[] => {
    const makers = Map.groupBy(own, ({ device }) => device.manufacturer);
    if (domain === undefined || makers.size < 2) return [];
    const [most, ...others] = [...makers].sort((a, b) => b[1].length - a[1].length);
    const words = [most, ...others].flatMap((row) => (row ? [`${row[0]} (${row[1].length})`] : []));
    return [
      {
        severity: 'warning',
        elements: others.flatMap(([, devices]) => devices.map(({ node }) => node.id)),
        sentence: `${domain} has devices of several makers: ${joinAnd(words)}.`,
      },
    ];
  });
}

/** In words that begin a sentence; undefined for what is in no domain of the network. */
function domainOf({ node: { type, site = 'the network' }, least }: Placed): string | undefined {
  switch (type) {
    case 'switch':
    case 'accesspoint':
      return least?.least === 'data-centre'
        ? `The fabric at ${site}`
        : `The switching and wireless of ${site}`;
    case 'router':
      return 'The routing between the sites';
    case 'firewall':
      return 'The filtering of the network';
    default:
      return undefined;
  }
}
