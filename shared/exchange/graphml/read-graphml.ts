import * as z from 'zod';
import { DrawnView } from '../../contract/drawn-view.ts';
import { Note } from '../../contract/note.ts';
import { Subnet, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { markName, readMark } from '../design/element-marks.ts';
import { type Fields, kindOf, linkFields, positionOf } from '../read/common-fields.ts';
import { type GivenLink, withEnds } from '../read/link-findings.ts';
import type { ReadNetwork, ReadNode } from '../read/read-network.ts';
import { UnreadableFile } from '../read/unreadable-file.ts';
import { childOf, childrenOf, descendantsOf, numberOf, type XmlElement } from '../xml/xml-element.ts';

/** A GraphML document, also yEd's: groups are sites, labels and places come from its graphics. */
export function readGraphml(root: XmlElement): ReadNetwork {
  const graph = childOf(root, 'graph');
  if (graph === undefined) throw new UnreadableFile('The GraphML has no graph.');
  const names = new Map(
    childrenOf(root, 'key').map((key) => [
      key.attributes.get('id') ?? '',
      (key.attributes.get('attr.name') ?? key.attributes.get('id') ?? '').toLowerCase(),
    ]),
  );
  const grouped = [...nodesIn(graph)];
  const siteOf = sitesOf(grouped);
  const nodes = grouped.map((node) => nodeOf(node.element, siteOf(node), names));
  const links = [...descendantsOf(root, 'edge')].map((edge) => linkOf(edge, names));
  const fields = fieldsOf(graph, names);
  return {
    name: (fields.get('name') ?? fields.get('network') ?? '').trim(),
    ...withEnds(nodes, links),
    subnets: readMark(z.array(Subnet), fields.get(`${markName}-subnets`)) ?? [],
    notes: readMark(z.array(Note), fields.get(`${markName}-notes`)) ?? [],
    views: readMark(z.array(DrawnView), fields.get(`${markName}-views`)) ?? [],
  };
}

type KeyNames = ReadonlyMap<string, string>;

function fieldsOf(element: XmlElement, names: KeyNames): Fields {
  return new Map(
    childrenOf(element, 'data').map((data) => {
      const key = data.attributes.get('key') ?? '';
      return [names.get(key) ?? key.toLowerCase(), data.text];
    }),
  );
}

/** A node, and the names of the groups around it from the outermost. */
interface Grouped {
  readonly element: XmlElement;
  readonly groups: readonly string[];
}

/** Nodes below a graph; one that has a graph of its own is a group. */
function* nodesIn(graph: XmlElement, groups: readonly string[] = []): Generator<Grouped> {
  for (const element of childrenOf(graph, 'node')) {
    const inner = childOf(element, 'graph');
    const name = labelOf(element, 'NodeLabel') ?? element.attributes.get('id') ?? '';
    if (inner === undefined) yield { element, groups };
    else yield* nodesIn(inner, name === '' ? groups : [...groups, name.slice(0, 100)]);
  }
}

/** Racks and floors are groups within sites: the site is the outermost group, unless it holds the whole network. */
function sitesOf(nodes: readonly Grouped[]): (node: Grouped) => string | undefined {
  const [{ groups: first } = { groups: [] }] = nodes;
  const other = first.findIndex((name, at) => nodes.some(({ groups }) => groups[at] !== name));
  const around = other < 0 ? first.length : other;
  return ({ groups }) => groups[around] ?? groups.at(-1);
}

function nodeOf(element: XmlElement, site: string | undefined, names: KeyNames): ReadNode {
  const id = element.attributes.get('id') ?? '';
  const fields = fieldsOf(element, names);
  const { id: _, label: known, ...marked } = readMark(TopologyNode, fields.get(markName)) ?? {};
  const label = labelOf(element, 'NodeLabel') ?? fields.get('label') ?? fields.get('name') ?? known ?? id;
  const position = geometryOf(element) ?? positionOf(fields);
  const stated = {
    ...marked,
    ...(site !== undefined && { site }),
    ...(position !== undefined && { position }),
  };
  return { id, label: label.trim() || id, kind: kindOf(fields) || shapeOf(element), stated };
}

/** The middle of what yEd draws. */
function geometryOf(element: XmlElement): TopologyNode['position'] {
  const [geometry] = descendantsOf(element, 'Geometry');
  const [x, y] = [numberOf(geometry, 'x'), numberOf(geometry, 'y')];
  if (x === undefined || y === undefined) return undefined;
  return { x: x + (numberOf(geometry, 'width') ?? 0) / 2, y: y + (numberOf(geometry, 'height') ?? 0) / 2 };
}

/** The configuration of yEd's generic nodes and pictures: `com.yworks.flowchart.process`, `router`. */
function shapeOf(element: XmlElement): string {
  const [generic] = descendantsOf(element, 'GenericNode');
  return generic?.attributes.get('configuration') ?? '';
}

function labelOf(element: XmlElement, name: string): string | undefined {
  for (const data of childrenOf(element, 'data')) {
    for (const label of descendantsOf(data, name)) {
      if (label.text.trim() !== '') return label.text.replaceAll(/\s+/g, ' ').trim();
    }
  }
  return undefined;
}

function linkOf(element: XmlElement, names: KeyNames): GivenLink {
  const fields = fieldsOf(element, names);
  const { id: _, source: __, target: ___, ...marked } = readMark(TopologyEdge, fields.get(markName)) ?? {};
  const drawn = labelOf(element, 'EdgeLabel');
  const [sourcePort, targetPort] = [portOf(element, 'sourceport'), portOf(element, 'targetport')];
  const isMarked = 'type' in marked;
  return {
    id: element.attributes.get('id') ?? '',
    source: element.attributes.get('source'),
    target: element.attributes.get('target'),
    stated: isMarked
      ? marked
      : {
          ...linkFields(fields),
          ...(drawn !== undefined && { label: drawn.slice(0, 100) }),
          ...(sourcePort !== undefined && { sourcePort }),
          ...(targetPort !== undefined && { targetPort }),
        },
  };
}

/** The port at which an edge ends, which GraphML names. */
const portOf = (edge: XmlElement, attribute: 'sourceport' | 'targetport'): string | undefined =>
  edge.attributes.get(attribute)?.trim().slice(0, 200) || undefined;
