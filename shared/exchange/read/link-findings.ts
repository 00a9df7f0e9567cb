import { looseEndKind, type ReadFinding, type ReadLink, type ReadNode } from './read-network.ts';

/** A link as a file has it: an end may be missing, or name a node that the file does not have. */
export interface GivenLink extends Omit<ReadLink, 'source' | 'target'> {
  readonly source: string | undefined;
  readonly target: string | undefined;
  /** Where its ends are drawn, as far as the file says it of ends without a node. */
  readonly ends?: {
    readonly source: Position | undefined;
    readonly target: Position | undefined;
  };
}

type Position = NonNullable<ReadNode['stated']['position']>;

/**
 * Nodes and links that can be drawn: a node for each missing or unknown end, without loops. Parallel links stay, and are
 * reported.
 */
export function withEnds(
  nodes: readonly ReadNode[],
  given: readonly GivenLink[],
): { nodes: ReadNode[]; links: ReadLink[]; findings: ReadFinding[] } {
  const all = new Map(nodes.map((node) => [node.id, node]));
  const nameOf = (id: string) => all.get(id)?.label ?? id;
  const findings: ReadFinding[] = [];
  const links: ReadLink[] = [];
  const joined = new Set<string>();
  /** By its label, or the device at its other end: ids of drawings say nothing to a person. */
  const calledOf = ({ stated, source, target }: GivenLink, index: number): string => {
    const end = source ?? target;
    return stated.label ?? (end === undefined ? `link ${index + 1}` : `from ${nameOf(end)}`);
  };
  let looseEnds = 0;
  const endOf = (
    end: string | undefined,
    link: GivenLink,
    index: number,
    side: 'source' | 'target',
  ): string => {
    if (end !== undefined && all.has(end)) return end;
    const id = end ?? `loose-end-${index + 1}-${side === 'source' ? 'a' : 'b'}`;
    findings.push(
      end === undefined
        ? { kind: 'loose-end', subject: calledOf(link, index) }
        : { kind: 'unknown-end', subject: end },
    );
    if (end === undefined) looseEnds += 1;
    const at = link.ends?.[side];
    const position = at && { x: Math.round(at.x), y: Math.round(at.y) };
    all.set(id, {
      id,
      label: end ?? `Open end ${looseEnds}`,
      kind: looseEndKind,
      stated: { ...(position && { position }) },
    });
    return id;
  };
  given.forEach((link, index) => {
    const source = endOf(link.source, link, index, 'source');
    const target = endOf(link.target, link, index, 'target');
    if (source === target) {
      findings.push({ kind: 'loop', subject: nameOf(source) });
      return;
    }
    const key = JSON.stringify([source, target].sort());
    if (joined.has(key))
      findings.push({ kind: 'parallel', subject: `${nameOf(source)} – ${nameOf(target)}` });
    joined.add(key);
    const { ends: _, ...read } = link;
    links.push({ ...read, source, target });
  });
  return { nodes: [...all.values()], links, findings };
}
