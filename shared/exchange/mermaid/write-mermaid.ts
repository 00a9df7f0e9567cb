import type { TopologyNode } from '../../contract/topology-items.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { edgeStyle, nodeStyle, nodeStyles } from '../../vocabulary/topology/network-styles.ts';
import type { ExchangedDesign } from '../design/exchanged-design.ts';

/** A topology as a Mermaid flow chart: sites are subgraphs, types are classes with their colours. */
export function writeMermaid({ name, graph }: ExchangedDesign): string {
  const names = new Map(graph.nodes.map(({ id }, index) => [id, `n${index}`]));
  const sites = [...new Set(graph.nodes.flatMap(({ site }) => site ?? []))];
  const types = [...new Set(graph.nodes.map(({ type }) => type))];
  const node = (of: TopologyNode) => `${names.get(of.id)}${shaped(of)}:::${of.type}`;
  const lines = [
    '---',
    `title: ${JSON.stringify(name)}`,
    '---',
    'flowchart TB',
    ...types.map(
      (type) => `  classDef ${type} fill:${nodeStyles[type].color.print},color:#ffffff,stroke:#ffffff`,
    ),
    ...graph.nodes.filter(({ site }) => site === undefined).map((of) => `  ${node(of)}`),
    ...sites.flatMap((site, index) => [
      `  subgraph s${index}[${quoted(site)}]`,
      ...graph.nodes.filter((of) => of.site === site).map((of) => `    ${node(of)}`),
      '  end',
    ]),
    ...graph.edges.flatMap(({ source, target, type, label, bandwidthMbps }) => {
      const text = label ?? (bandwidthMbps === undefined ? '' : formatRate(bandwidthMbps));
      const line = edgeStyle(type).dash.length > 0 ? '-.-' : type === 'trunk' ? '===' : '---';
      return [`  ${names.get(source)} ${line}${text === '' ? '' : `|${quoted(text)}|`} ${names.get(target)}`];
    }),
  ];
  return `${lines.join('\n')}\n`;
}

function shaped({ type, label }: TopologyNode): string {
  switch (nodeStyle(type).shape) {
    case 'diamond':
      return `{${quoted(label)}}`;
    case 'star':
      return `{{${quoted(label)}}}`;
    case 'triangle':
      return `>${quoted(label)}]`;
    case 'box':
      return `[${quoted(label)}]`;
  }
}

/** Within quotation marks only these, and what Mermaid takes for Markdown, mean something. */
const quoted = (text: string): string =>
  `"${text
    .replaceAll('#', '#35;')
    .replaceAll('"', '#quot;')
    .replaceAll('<', '#lt;')
    .replaceAll('>', '#gt;')
    .replaceAll('`', '#96;')
    .replaceAll(/[\r\n]+/g, ' ')}"`;
