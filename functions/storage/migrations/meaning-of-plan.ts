import * as z from 'zod';
import { type NodeGroup, nodeGroups } from '#shared/contract/topology-kinds.ts';
import { withExisting } from './reasons-of-plan.ts';

/** What is read of a plan of version 2; whatever else there is stays as it was. */
const Node = z.looseObject({
  id: z.string(),
  type: z.string(),
  layer: z.string(),
  label: z.string(),
  site: z.string().optional(),
  because: z.unknown().optional(),
  model: z.unknown().optional(),
});
type Node = z.output<typeof Node>;
const Edge = z.looseObject({
  id: z.string(),
  cable: z.string().optional(),
  because: z.looseObject({ inputs: z.record(z.string(), z.unknown()).optional() }).optional(),
});
type Edge = z.output<typeof Edge>;
const Lists = z.looseObject({ nodes: z.array(Node), edges: z.array(Edge) });
const Added = z.looseObject({ added: z.array(Node).default([]) });
/** The previous plan restores its nodes when it is undone. */
const Replaced = z.looseObject({ changes: z.looseObject({ nodes: Added.optional() }) });
const PlanOfVersion2 = Lists.extend({ replaced: Replaced.optional() });

/**
 * What version 2 expressed only by names, as fields: which group a node is, whose twin, which tunnels lead to the
 * internet, which cables are twinax. Read once, here: from ids, which are the names that the planner gave and which
 * stay when people rename; of what was drawn manually from labels, by which version 2 counted it.
 */
export function withMeaning(plan: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { nodes, edges, replaced } = PlanOfVersion2.parse(plan);
  const ids = new Set(edges.map(({ id }) => id));
  const before = replaced?.changes.nodes;
  return {
    ...plan,
    nodes: nodesWithMeaning(nodes, ids),
    edges: edges.map(edgeWithMeaning),
    ...(replaced &&
      before && {
        replaced: {
          ...replaced,
          changes: {
            ...replaced.changes,
            nodes: { ...before, added: nodesWithMeaning(before.added, ids) },
          },
        },
      }),
  };
}

function nodesWithMeaning(nodes: readonly Node[], edges: ReadonlySet<string>) {
  const rows = rowsOf(nodes, edges);
  return nodes.map((node) => {
    const [group, pair] = [groupOf(node), rows.get(node.id)];
    return {
      ...withExisting(node),
      ...(group !== undefined && { group }),
      ...(pair !== undefined && { pair }),
    };
  });
}

const edgeWithMeaning = (edge: Edge): Edge => ({
  ...edge,
  ...(edge.because?.inputs?.internetAt === 'the hub' && { carriesInternet: true }),
  ...(edge.cable?.startsWith('DAC') && { twinax: true }),
  ...(/breakout|to 4 ×/.test(edge.cable ?? '') && { breakout: true }),
});

/** `hq-f2-wired-users`, `hq-servers-row-2`; a second node of one name has `--2` behind. */
function groupOf({ id, type, label }: Node): NodeGroup | undefined {
  if (type !== 'user' && type !== 'server') return undefined;
  for (const name of [id, label.toLowerCase().replaceAll(' ', '-')]) {
    const plain = name.replace(/--\d+$/, '').replace(/-row-\d+$/, '');
    const group = longestFirst.find((one) => plain === one || plain.endsWith(`-${one}`));
    const named = group ?? services.find(([end]) => plain.endsWith(`-${end}`))?.[1];
    if (named !== undefined) return named;
  }
  return undefined;
}

/** `public-servers` before `servers`, which it ends with. */
const longestFirst = nodeGroups.toSorted((a, b) => b.length - a.length);

/** The planner draws one server of each named service. */
const services: readonly (readonly [string, NodeGroup])[] = [
  ['erp-server', 'erp-servers'],
  ['crm-server', 'crm-servers'],
  ['file-server', 'file-servers'],
  ['mail-server', 'mail-servers'],
  ['database-server', 'database-servers'],
];

/** The row of each device that is not alone in it, by its id. */
function rowsOf(nodes: readonly Node[], edges: ReadonlySet<string>): ReadonlyMap<string, string> {
  const ids = new Set(nodes.map(({ id }) => id));
  const rows = Map.groupBy(nodes, (node) => rowOf(node, ids, edges));
  rows.delete(undefined);
  return new Map(
    [...rows].flatMap(([row = '', own]) => (own.length > 1 ? own.map(({ id }) => [id, row] as const) : [])),
  );
}

/** `hq-core` for `hq-core-1`. Switches of servers come in numbers that go on from row to row, two to a row at most. */
function rowOf(
  { id, type, layer, label, site: at = '' }: Node,
  ids: ReadonlySet<string>,
  edges: ReadonlySet<string>,
) {
  if (type !== 'switch' && type !== 'firewall' && type !== 'router') return undefined;
  const [, site, row, digits] =
    /^(.+)-(fw|rtr|core|border|spine|b\d+-dist|srv|leaf|dmz)-(\d+)$/.exec(id) ?? [];
  if (site === undefined || row === undefined) {
    // Drawn manually: version 2 paired firewalls, cores and distribution switches by their labels.
    const isPaired = type === 'firewall' || layer === 'core' || layer === 'distribution';
    return isPaired ? `${layer} ${at} ${label.replace(/\d+$/, '')}`.slice(0, 100) : undefined;
  }
  if (row !== 'srv' && row !== 'leaf' && row !== 'dmz') return `${site}-${row}`;
  const number = Number(digits);
  const first = number - 1 + (number % 2);
  const isTwo =
    row === 'leaf' ||
    (row === 'srv' ? ids.has(`${site}-core-2`) : edges.has(`${site}-dmz-${first}--${site}-dmz-${first + 1}`));
  return isTwo ? `${site}-${row}-r${Math.ceil(number / 2)}` : undefined;
}
