import type { Dialect } from '../dialects/dialect.ts';
import type { RenderedLine } from '../library/provenance.ts';

/**
 * Lines in which a section of the dialect stands once: at its first place in the part that begins sections, with what the other
 * parts say in it after that part's own lines. A section that this part does not have stands where it was.
 */
export function mergeSections(lines: readonly RenderedLine[], dialect: Dialect): readonly RenderedLine[] {
  const { sections } = dialect;
  if (sections === undefined) return lines;
  const blocks = blocksOf(lines, sections.heading);
  const headings = new Set(
    blocks.filter(({ part, heading }) => part === sections.part && heading !== undefined).map(headingOf),
  );
  const others = Map.groupBy(
    blocks.filter((block) => block.part !== sections.part && headings.has(headingOf(block))),
    headingOf,
  );
  const begun = new Set<string | undefined>();
  return blocks.flatMap((block) => {
    if (block.heading === undefined) return block.lines;
    const heading = headingOf(block);
    if (!headings.has(heading)) return block.lines;
    if (block.part !== sections.part) return [];
    const isFirst = !begun.has(heading);
    begun.add(heading);
    if (!isFirst) return block.lines;
    return [...block.lines, ...(others.get(heading) ?? []).flatMap((other) => other.lines.slice(1))];
  });
}

interface Block {
  /** Absent for lines outside of sections. */
  readonly heading: string | undefined;
  readonly part: string;
  readonly lines: RenderedLine[];
}

const headingOf = ({ heading }: Block): string | undefined => heading;

function blocksOf(lines: readonly RenderedLine[], heading: RegExp): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (heading.test(line.text)) blocks.push({ heading: line.text, part: line.part, lines: [line] });
    else if (last && (line.text.startsWith(' ') ? true : last.heading === undefined)) last.lines.push(line);
    else blocks.push({ heading: undefined, part: line.part, lines: [line] });
  }
  return blocks;
}
