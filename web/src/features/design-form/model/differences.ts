import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { describeDesign } from '#web/documents/designs/model/described-design.ts';
import type { StatedDesign } from '#web/documents/designs/model/stated-design.ts';

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Where two versions of a design differ, in words: what a person needs to choose between them. */
export function differences(mine: StatedDesign, theirs: StatedDesign): readonly Difference[] {
  const myLines = linesOf(mine);
  const theirLines = linesOf(theirs);
  const labels = [...new Set([...myLines.keys(), ...theirLines.keys()])];
  return [
    ...labels.map((label) => ({
      label,
      mine: myLines.get(label) ?? 'Not stated',
      theirs: theirLines.get(label) ?? 'Not stated',
    })),
    ...tables.map(({ label, noun, rowsOf }) => compareRows(label, noun, rowsOf(mine), rowsOf(theirs))),
  ].filter((line) => line.mine !== line.theirs);
}

const linesOf = (design: StatedDesign): ReadonlyMap<string, string> =>
  new Map(describeDesign(design).flatMap(({ lines }) => lines.map(({ label, value }) => [label, value])));

const tables: readonly {
  readonly label: string;
  readonly noun: string;
  readonly rowsOf: (design: StatedDesign) => readonly object[];
}[] = [
  { label: 'Sites', noun: 'site', rowsOf: ({ requirements }) => requirements.sites },
  { label: 'Segments', noun: 'segment', rowsOf: ({ requirements }) => requirements.segments },
  {
    label: 'Devices in place',
    noun: 'row',
    rowsOf: ({ existingNetworkDetails }) => existingNetworkDetails.currentDevices,
  },
];

/** Rows have no identity beyond their content: what is counted is how many of theirs are none of mine. */
function compareRows(
  label: string,
  noun: string,
  mine: readonly object[],
  theirs: readonly object[],
): Difference {
  const known = new Set(mine.map(textOf));
  const changed = theirs.filter((row) => !known.has(textOf(row))).length;
  return {
    label,
    mine: formatCount(mine.length, noun),
    theirs: `${formatCount(theirs.length, noun)}${changed > 0 ? `, ${formatNumber(changed)} of them other than yours` : ''}`,
  };
}

const textOf = (row: object): string =>
  Object.entries(row)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .join();
