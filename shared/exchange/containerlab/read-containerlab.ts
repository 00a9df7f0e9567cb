import { parse } from 'yaml';
import * as z from 'zod';
import { parseFields } from '../../contract/field-errors.ts';
import { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { type GivenLink, withEnds } from '../read/link-findings.ts';
import type { ReadFinding, ReadNetwork, ReadNode } from '../read/read-network.ts';
import { UnreadableFile } from '../read/unreadable-file.ts';
import { clabLabels } from './clab-labels.ts';

const Labels = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String));
const Settings = z.object({
  kind: z.string().optional(),
  group: z.string().optional(),
  labels: Labels.nullish().catch(undefined),
});
const End = z.object({ node: z.string(), interface: z.string() });
const Link = z.object({
  type: z.string().optional(),
  endpoints: z.array(z.union([z.string(), End])).optional(),
  endpoint: End.optional(),
  'host-interface': z.string().optional(),
  vars: Labels.nullish().catch(undefined),
});
const File = z.object({
  name: z.string().default(''),
  topology: z.object({
    defaults: Settings.nullish(),
    groups: z.record(z.string(), Settings.nullable()).nullish(),
    nodes: z.record(z.string(), Settings.nullable()),
    links: z.array(z.unknown()).nullish(),
  }),
});
type File = z.output<typeof File>;

/** A topology of containerlab. A link to the host or to the management network ends at a node of its own. */
export function readContainerlab(text: string): ReadNetwork {
  const file = parseFields(File, parsed(text));
  if (!file.success) {
    const { field = 'it', message = 'is not valid' } = file.errors[0] ?? {};
    throw new UnreadableFile(`The YAML is not a topology of containerlab: ${field} ${message}.`);
  }
  const { name, topology } = file.data;
  const nodes = Object.entries(topology.nodes).map(([id, settings]) => nodeOf(id, settings, topology));
  const outside = new Map<string, ReadNode>();
  const findings: ReadFinding[] = [];
  const links = (topology.links ?? []).flatMap((given, index) => {
    const link = Link.safeParse(given);
    const read = link.success ? linkOf(link.data, outside) : undefined;
    if (read === undefined) findings.push({ kind: 'not-understood', subject: `Link ${index + 1}` });
    return read ?? [];
  });
  const joined = withEnds([...nodes, ...outside.values()], links);
  return { name, ...joined, subnets: [], findings: [...findings, ...joined.findings] };
}

/** Aliases are bounded, so that a small file cannot unfold into a large one. */
function parsed(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 100 });
  } catch {
    throw new UnreadableFile('The file is not valid YAML.');
  }
}

function nodeOf(
  id: string,
  settings: z.output<typeof Settings> | null,
  topology: File['topology'],
): ReadNode {
  const { kind, group, labels } = settings ?? {};
  const fromGroup = group === undefined ? undefined : topology.groups?.[group];
  const label = (name: string) => labels?.[name];
  const type = TopologyNode.shape.type.safeParse(label(clabLabels.type));
  const [x, y] = [Number(label(clabLabels.x) ?? Number.NaN), Number(label(clabLabels.y) ?? Number.NaN)];
  const site = label(clabLabels.site);
  return {
    id,
    label: label(clabLabels.label) ?? id,
    kind: kind ?? fromGroup?.kind ?? topology.defaults?.kind ?? '',
    stated: {
      ...(type.success && { type: type.data }),
      ...(site !== undefined && { site: site.slice(0, 100) }),
      ...(Number.isFinite(x) && Number.isFinite(y) && { position: { x, y } }),
    },
  };
}

function linkOf(
  { type, endpoints, endpoint, vars, 'host-interface': hostInterface }: z.output<typeof Link>,
  outside: Map<string, ReadNode>,
): GivenLink | undefined {
  const given =
    endpoints ?? (endpoint === undefined ? [] : [endpoint, `${type ?? 'host'}:${hostInterface ?? ''}`]);
  const [a, b] = given.map(endOf);
  if (a === undefined || b === undefined) return undefined;
  for (const { node } of [a, b]) {
    if (!special.has(node)) continue;
    outside.set(node, { id: node, label: node, kind: node, stated: {} });
  }
  const read = TopologyEdge.shape.type.safeParse(vars?.[clabLabels.type]);
  const label = vars?.[clabLabels.label];
  return {
    id: '',
    source: a.node,
    target: b.node,
    stated: {
      ...(read.success && { type: read.data }),
      ...(label !== undefined && { label: label.slice(0, 100) }),
      ...(a.interface !== '' && { sourcePort: a.interface.slice(0, 200) }),
      ...(b.interface !== '' && { targetPort: b.interface.slice(0, 200) }),
    },
  };
}

/** Ends that are no nodes of the lab. */
const special: ReadonlySet<string> = new Set([
  'host',
  'mgmt-net',
  'macvlan',
  'vxlan',
  'vxlan-stitch',
  'dummy',
]);

function endOf(end: string | z.output<typeof End>): z.output<typeof End> | undefined {
  if (typeof end !== 'string') return end;
  const [node = '', ...rest] = end.split(':');
  return node === '' ? undefined : { node, interface: rest.join(':') };
}
