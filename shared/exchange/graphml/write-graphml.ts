import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { edgeStyle, nodeStyle } from '../../vocabulary/topology/network-styles.ts';
import { markName, markOf } from '../design/element-marks.ts';
import type { ExchangedDesign } from '../design/exchanged-design.ts';
import { writeXml, type XmlNode } from '../xml/write-xml.ts';

/**
 * A topology as GraphML, with the labels, shapes and lines that yEd shows, and what other readers take as plain data. A site
 * is a group in yEd.
 */
export function writeGraphml({ name, graph }: ExchangedDesign): string {
  const sites = [...new Set(graph.nodes.flatMap(({ site }) => site ?? []))];
  return writeXml({
    name: 'graphml',
    attributes: {
      xmlns: 'http://graphml.graphdrawing.org/xmlns',
      'xmlns:y': 'http://www.yworks.com/xml/graphml',
    },
    children: [
      ...keys.map(keyOf),
      {
        name: 'graph',
        attributes: { id: 'network', edgedefault: 'undirected' },
        children: [
          data('network', name),
          data('subnets', markOf(graph.subnets)),
          ...(graph.notes ? [data('notes', markOf(graph.notes))] : []),
          ...(graph.views ? [data('views', markOf(graph.views))] : []),
          ...graph.nodes.filter(({ site }) => site === undefined).map(nodeOf),
          ...sites.map((site, index) => siteOf(site, index, graph.nodes)),
          ...graph.edges.map(edgeOf),
        ],
      },
    ],
  });
}

/** Fields of data: their own graphics belong to yEd, a mark carries the whole element. */
const keys = [
  { id: 'network', for: 'graph', name: 'name' },
  { id: 'subnets', for: 'graph', name: `${markName}-subnets` },
  { id: 'notes', for: 'graph', name: `${markName}-notes` },
  { id: 'views', for: 'graph', name: `${markName}-views` },
  { id: 'label', for: 'node', name: 'label' },
  { id: 'type', for: 'node', name: 'type' },
  { id: 'site', for: 'node', name: 'site' },
  { id: 'node', for: 'node', name: markName },
  { id: 'shape', for: 'node', graphics: 'nodegraphics' },
  { id: 'link', for: 'edge', name: 'label' },
  { id: 'mbps', for: 'edge', name: 'bandwidthMbps', type: 'double' },
  { id: 'edge', for: 'edge', name: markName },
  { id: 'line', for: 'edge', graphics: 'edgegraphics' },
] as const;

const keyOf = (key: (typeof keys)[number]): XmlNode => ({
  name: 'key',
  attributes: {
    id: key.id,
    for: key.for,
    ...('graphics' in key
      ? { 'yfiles.type': key.graphics }
      : { 'attr.name': key.name, 'attr.type': 'type' in key ? key.type : 'string' }),
  },
});

const data = (key: (typeof keys)[number]['id'], ...children: readonly (XmlNode | string)[]): XmlNode => ({
  name: 'data',
  attributes: { key },
  children,
});

function nodeOf(node: TopologyNode): XmlNode {
  return {
    name: 'node',
    attributes: { id: node.id },
    children: [
      data('label', node.label),
      data('type', node.type),
      ...(node.site === undefined ? [] : [data('site', node.site)]),
      data('node', markOf(node)),
      data('shape', shapeOf(node)),
    ],
  };
}

const shapes = { diamond: 'diamond', star: 'star5', triangle: 'triangle', box: 'rectangle' } as const;

function shapeOf({ type, label, position = { x: 0, y: 0 } }: TopologyNode): XmlNode {
  const { shape, size, color } = nodeStyle(type);
  return {
    name: 'y:ShapeNode',
    children: [
      {
        name: 'y:Geometry',
        attributes: { x: position.x - size, y: position.y - size, width: 2 * size, height: 2 * size },
      },
      { name: 'y:Fill', attributes: { color: color.print } },
      { name: 'y:NodeLabel', attributes: { modelName: 'sides', modelPosition: 's' }, children: [label] },
      { name: 'y:Shape', attributes: { type: shapes[shape] } },
    ],
  };
}

const siteOf = (site: string, index: number, nodes: readonly TopologyNode[]): XmlNode => ({
  name: 'node',
  attributes: { id: `site::${index}`, 'yfiles.foldertype': 'group' },
  children: [
    data('shape', {
      name: 'y:ProxyAutoBoundsNode',
      children: [
        {
          name: 'y:Realizers',
          attributes: { active: 0 },
          children: [
            {
              name: 'y:GroupNode',
              children: [
                {
                  name: 'y:NodeLabel',
                  attributes: { modelName: 'internal', modelPosition: 't' },
                  children: [site],
                },
                { name: 'y:State', attributes: { closed: 'false' } },
              ],
            },
          ],
        },
      ],
    }),
    {
      name: 'graph',
      attributes: { id: `site::${index}:`, edgedefault: 'undirected' },
      children: nodes.filter((node) => node.site === site).map(nodeOf),
    },
  ],
});

function edgeOf(edge: TopologyEdge): XmlNode {
  const { id, source, target, type, label, bandwidthMbps } = edge;
  const { width, dash, color } = edgeStyle(type);
  const text = label ?? (bandwidthMbps === undefined ? undefined : formatRate(bandwidthMbps));
  return {
    name: 'edge',
    attributes: { id, source, target },
    children: [
      ...(text === undefined ? [] : [data('link', text)]),
      ...(bandwidthMbps === undefined ? [] : [data('mbps', `${bandwidthMbps}`)]),
      data('edge', markOf(edge)),
      data('line', {
        name: 'y:PolyLineEdge',
        children: [
          {
            name: 'y:LineStyle',
            attributes: { color: color.print, type: dash.length > 0 ? 'dashed' : 'line', width },
          },
          { name: 'y:Arrows', attributes: { source: 'none', target: 'none' } },
          ...(text === undefined ? [] : [{ name: 'y:EdgeLabel', children: [text] }]),
        ],
      }),
    ],
  };
}
