import type { Content } from 'pdfmake/interfaces';
import type { Topology, TopologyEdge } from '#shared/contract/topology.ts';
import { portCount } from '#shared/network/port-range.ts';
import { note, section } from './headings.ts';
import { number, rate } from './numbers.ts';
import { table } from './table.ts';

/** Cables by kind, and one by one where they are few enough to read. */
export function cableList(topology: Topology): Content[] {
  const cables = topology.edges.filter((edge) => edge.type !== 'wireless' && edge.type !== 'wan');
  if (cables.length === 0) return [];
  return [
    section('Cables'),
    note('Lengths marked with ~ are estimates from floors and areas. Measure before ordering.'),
    byKind(cables),
    ...(cables.length <= mostRows ? [oneByOne(topology, cables)] : []),
  ];
}

const mostRows = 400;

function byKind(cables: readonly TopologyEdge[]): Content {
  const kinds = new Map<string, { cables: number; metres: number }>();
  for (const cable of cables) {
    const key = `${cable.medium ?? 'not stated'}|${cable.bandwidthMbps === undefined ? '–' : rate(cable.bandwidthMbps)}`;
    const kind = kinds.get(key) ?? { cables: 0, metres: 0 };
    const pairs = cablesOf(cable);
    kind.cables += pairs;
    kind.metres += pairs * (cable.lengthM ?? 0);
    kinds.set(key, kind);
  }
  return table(
    [
      { title: 'Medium', width: '*' },
      { title: 'Rate', width: 110 },
      { title: 'Cables', width: 80, align: 'right' },
      { title: 'Length together', width: 100, align: 'right' },
    ],
    [...kinds].map(([key, kind]) => [
      ...key.split('|'),
      number(kind.cables),
      `~${number(Math.round(kind.metres))} m`,
    ]),
  );
}

/** A link to a group of people or servers stands for as many cables as it takes ports: `port 3-7`. */
const cablesOf = ({ sourcePort }: TopologyEdge): number => portCount(sourcePort ?? '');

function oneByOne(topology: Topology, cables: readonly TopologyEdge[]): Content {
  const labels = new Map(topology.nodes.map((node) => [node.id, node.label]));
  const end = (id: string, port: string | undefined) =>
    `${labels.get(id) ?? id}${port === undefined ? '' : `, ${port}`}`;
  return table(
    [
      { title: 'From', width: '*' },
      { title: 'To', width: '*' },
      { title: 'Type', width: 34 },
      { title: 'Medium', width: 40 },
      { title: 'Rate', width: 50, align: 'right' },
      { title: 'Length', width: 40, align: 'right' },
    ],
    cables.map((edge) => [
      end(edge.source, edge.sourcePort),
      end(edge.target, edge.targetPort),
      edge.type,
      edge.medium ?? '–',
      edge.bandwidthMbps === undefined ? '–' : rate(edge.bandwidthMbps),
      edge.lengthM === undefined ? '–' : `~${number(edge.lengthM)} m`,
    ]),
    'Cable by cable',
  );
}
