import { joinAnd } from '../../vocabulary/lists.ts';
import type { Finding } from './finding.ts';
import type { PlacedDevice } from './placed-device.ts';

/** The layer-2 domain of a site, and the routing domains of edge and firewalls: each is one maker's to debug. */
export function mixedMakers(placed: readonly PlacedDevice[]): Finding[] {
  const domains = Map.groupBy(
    placed.filter(({ node }) => node.group !== 'management-ports'),
    nameOf,
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
function nameOf({ node: { site = 'the network', model }, domain }: PlacedDevice): string | undefined {
  if (model?.because?.inputs.keeps !== undefined) return `The edge of ${site}`;
  switch (domain) {
    case 'switching':
      return `The switching and wireless of ${site}`;
    case 'fabric':
      return `The fabric at ${site}`;
    case 'edge':
      return 'The routing between the sites';
    case 'branches':
      return 'The edge of the branches';
    case 'firewall':
      return 'The filtering of the network';
    case 'cabinets':
    case 'servers':
      return undefined;
  }
}
