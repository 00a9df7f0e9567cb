import type { FieldError } from '../../contract/errors.ts';
import { parseFields } from '../../contract/field-errors.ts';
import { planSchemaVersion } from '../../contract/plan-schema-version.ts';
import { TopologyFile } from '../../contract/topology-file.ts';
import { formatNumber } from '../../vocabulary/counts.ts';
import type { ExchangedDesign } from '../design/exchanged-design.ts';
import type { ReadNetwork } from '../read/read-network.ts';
import { UnreadableFile } from '../read/unreadable-file.ts';

/** A topology as JSON, whole. docs/topology-file.schema.json describes it. */
export const writeTopologyFile = (design: ExchangedDesign, indent?: number): string =>
  `${JSON.stringify(topologyFileOf(design), undefined, indent)}\n`;

const topologyFileOf = ({ name, graph }: ExchangedDesign): TopologyFile => ({
  format: 'netwright-topology',
  schemaVersion: planSchemaVersion,
  name,
  ...graph,
});

/** @throws UnreadableFile where the text is not such a file, with the first field at fault. */
export function readTopologyFile(text: string): ReadNetwork {
  const given = parsed(text);
  const file = parseFields(TopologyFile, given);
  if (!file.success) throw new UnreadableFile(sentenceOf(file.errors[0], given));
  const { format: _, schemaVersion: __, name, ...whole } = file.data;
  const { nodes, edges, subnets } = whole;
  return {
    whole,
    name,
    nodes: nodes.map(({ id, label, ...stated }) => ({ id, label, kind: stated.type, stated })),
    links: edges.map(({ id, source, target, ...stated }) => ({ id, source, target, stated })),
    subnets,
    findings: [],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile('The file is not valid JSON.');
  }
}

function sentenceOf(wrong: FieldError | undefined, given: unknown): string {
  const is = (field: string) =>
    typeof given === 'object' && given !== null ? Reflect.get(given, field) : undefined;
  if (is('format') !== 'netwright-topology')
    return 'This JSON is not a topology of Netwright: its “format” is not “netwright-topology”.';
  const version: unknown = is('schemaVersion');
  if (version !== planSchemaVersion)
    return `The file has version ${typeof version === 'number' ? formatNumber(version) : 'unknown'} of the topology’s schema; version ${planSchemaVersion} can be read.`;
  return `The file does not follow the topology’s schema: ${wrong?.field ?? 'it'} ${wrong?.message ?? 'is not valid'}.`;
}
