import { TopologyEdge, type TopologyNode } from '#shared/contract/topology-items.ts';
import { edgeTypes, wanServices } from '#shared/contract/topology-kinds.ts';
import { portNameAt } from '#shared/equipment/port-names.ts';
import { namedAtRate } from '#shared/network/graph/named-at-rate.ts';
import { rateOf } from '#shared/network/graph/network-index.ts';
import { edgeTypeNames, wanServiceNames } from '#shared/vocabulary/topology/topology-words.ts';
import { freePorts, portsOfNode } from '#web/features/topology/model/free-ports.ts';
import {
  type Cell,
  type CellContext,
  choiceCell,
  numberCell,
  textCell,
  typed,
  typedList,
  withFields,
} from './cell.ts';
import { movedLink, reconnected } from './moved-link.ts';

type End = 'source' | 'target';

const portFields = { source: 'sourcePort', target: 'targetPort' } as const;

const device = (end: End, label: string, noun: string): Cell<TopologyEdge> => ({
  key: end,
  label,
  noun,
  kind: 'line',
  suggestions: (_, { index }) => index.graph.nodes.map((node) => node.label),
  text: (edge, { index }) => index.nodes.get(edge[end])?.label ?? edge[end],
  write: (edge, text, context) => {
    const node = nodeCalled(text, context);
    if (!node) return `No device is called “${text.trim()}”.`;
    const bare = reconnected(edge, end, node.id);
    // In a port of the device where it has a free one; what is typed holds without one, too.
    return typeof bare === 'string' ? bare : (movedLink(edge, context, { end, to: node.id }) ?? bare);
  },
});

const nodeCalled = (text: string, { index }: CellContext): TopologyNode | undefined => {
  const wanted = text.trim().toLowerCase();
  return index.graph.nodes.find(({ id, label }) => id === text.trim() || label.toLowerCase() === wanted);
};

const port = (end: End, label: string): Cell<TopologyEdge> => ({
  ...textCell(TopologyEdge, portFields[end], { label, problem: 'A port’s name has at most 200 characters.' }),
  suggestions: (edge, { index, devices }) =>
    freePorts(index, devices, edge[end], edge.id).map((each) => portNameAt(each, rateOf(edge))),
});

const rate: Cell<TopologyEdge> = {
  key: 'bandwidthMbps',
  label: 'Rate',
  unit: 'Mbit/s',
  kind: 'line',
  text: (edge) => String(edge.bandwidthMbps ?? ''),
  write: (edge, text, context) => {
    const written = withFields(
      TopologyEdge,
      edge,
      { bandwidthMbps: typedRate(text) },
      'Enter Mbit/s up to 1,600,000, or a rate such as 10 Gbit/s.',
    );
    return typeof written === 'string' || edge.type === 'wan' ? written : withPortsAtRate(written, context);
  },
};

/** Ports that are called by their rate have another name at another one. */
function withPortsAtRate(edge: TopologyEdge, { index, devices }: CellContext): TopologyEdge {
  const named = (end: End) => {
    const ports = edge[portFields[end]];
    return (
      ports !== undefined && {
        [portFields[end]]: namedAtRate(ports, rateOf(edge), portsOfNode(index, devices, edge[end])),
      }
    );
  };
  return { ...edge, ...named('source'), ...named('target') };
}

/** `1000`, `1,000 Mbit/s`, `10 Gbit/s`, `10G`, `100M`. NaN for anything else. */
function typedRate(text: string): number | undefined {
  if (typed(text) === undefined) return undefined;
  const [, figure = '', unit = 'm'] = /^([\d.,\s]+)\s*([gm])?(?:bit\/?s|bps)?$/i.exec(text.trim()) ?? [];
  const number = Number(figure.replaceAll(/[\s,]/g, '') || Number.NaN);
  return unit.toLowerCase() === 'g' ? number * 1_000 : number;
}

const vlans: Cell<TopologyEdge> = {
  key: 'vlans',
  label: 'VLANs',
  kind: 'line',
  text: (edge) => edge.vlans.join(', '),
  write: (edge, text) =>
    withFields(
      TopologyEdge,
      edge,
      { vlans: [...new Set(typedList(text).flatMap(typedRange))].sort((a, b) => a - b) },
      'VLANs are numbers from 1 to 4094, such as 10, 20-22; at most 200 of them.',
    ),
};

/** `20-22` is 20, 21 and 22. */
function typedRange(text: string): number[] {
  const [, from = text, to = from] = /^(\d+)\s*[-–]\s*(\d+)$/.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (!(last >= first) || last - first > 200) return [Number.NaN];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

const optic = (end: End, label: string): Cell<TopologyEdge> => ({
  key: `optics.${end}`,
  label,
  kind: 'line',
  text: (edge) => edge.optics?.[end] ?? '',
  write: (edge, text) => {
    const other = end === 'source' ? 'target' : 'source';
    const kept = edge.optics?.[other];
    const own = typed(text);
    const optics = {
      ...(kept !== undefined && { [other]: kept }),
      ...(own !== undefined && { [end]: own }),
    };
    const isNone = Object.keys(optics).length === 0;
    return withFields(
      TopologyEdge,
      edge,
      { optics: isNone ? undefined : optics },
      'A transceiver’s name has at most 30 characters.',
    );
  },
});

const none = ['', '–'] as const;

/** What of a link can be typed over, in the order of the inspector and the table. */
export const linkCells = {
  source: device('source', 'From', 'one end'),
  sourcePort: port('source', 'Port'),
  target: device('target', 'To', 'the other end'),
  targetPort: port('target', 'Port at far end'),
  type: choiceCell(TopologyEdge, 'type', {
    label: 'Type',
    choices: edgeTypes.map((value) => [value, edgeTypeNames[value]] as const),
  }),
  rate,
  medium: choiceCell(TopologyEdge, 'medium', {
    label: 'Medium',
    choices: [none, ['copper', 'Copper'], ['fibre', 'Fibre'], ['radio', 'Radio']],
  }),
  length: numberCell(TopologyEdge, 'lengthM', {
    label: 'Length',
    unit: 'm',
    problem: 'A length is a number of metres up to 10,000,000.',
  }),
  cable: textCell(TopologyEdge, 'cable', {
    label: 'Cable',
    problem: 'A cable’s name has at most 60 characters.',
  }),
  opticAtSource: optic('source', 'Transceiver'),
  opticAtTarget: optic('target', 'Transceiver at far end'),
  vlans,
  service: choiceCell(TopologyEdge, 'service', {
    label: 'Service',
    choices: [none, ...wanServices.map((value) => [value, wanServiceNames[value]] as const)],
  }),
  label: textCell(TopologyEdge, 'label', {
    label: 'Label',
    problem: 'A label has at most 100 characters, on one line.',
  }),
  notes: textCell(TopologyEdge, 'notes', {
    label: 'Notes',
    kind: 'lines',
    problem: 'Notes have at most 2,000 characters.',
  }),
} as const satisfies Record<string, Cell<TopologyEdge>>;
