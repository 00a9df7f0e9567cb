import { type Figure, figures } from '#shared/contract/device.ts';
import { type FormValues, type PortRow, type TextName, textNames } from './device-values.ts';
import { shortForm } from './port-rows.ts';

/** What somebody else changed while a form was open. */
export interface Change {
  /** A field, `ports`, or the source of a figure. */
  readonly of: { readonly text: TextName } | { readonly ports: true } | { readonly source: Figure };
  readonly before: string;
  readonly theirs: string;
  readonly mine: string;
  /** Both changed it, and not to the same: mine stands when both are merged. */
  readonly isContested: boolean;
}

/** My changes on top of theirs: what I left as it was is taken from them. */
export function mergeValues(base: FormValues, mine: FormValues, theirs: FormValues): FormValues {
  const texts = Object.fromEntries(
    textNames.map((name) => [
      name,
      isSame(mine.texts[name], base.texts[name]) ? theirs.texts[name] : mine.texts[name],
    ]),
  );
  const sources = Object.fromEntries(
    figures.flatMap((figure) => {
      const source = (mine.sources[figure] === base.sources[figure] ? theirs : mine).sources[figure];
      return source === undefined ? [] : [[figure, source]];
    }),
  );
  return {
    texts: { ...theirs.texts, ...texts },
    ports: isSame(portsText(mine.ports), portsText(base.ports)) ? theirs.ports : mine.ports,
    sources,
  };
}

/** What they changed, field by field, in the order of the form. */
export function changesOf(base: FormValues, mine: FormValues, theirs: FormValues): Change[] {
  const found: Omit<Change, 'isContested'>[] = [
    ...textNames.map((text) => ({
      of: { text },
      before: base.texts[text],
      theirs: theirs.texts[text],
      mine: mine.texts[text],
    })),
    {
      of: { ports: true },
      before: portsText(base.ports),
      theirs: portsText(theirs.ports),
      mine: portsText(mine.ports),
    },
    ...figures.map((source) => ({
      of: { source },
      before: base.sources[source] ?? '',
      theirs: theirs.sources[source] ?? '',
      mine: mine.sources[source] ?? '',
    })),
  ];
  return found
    .filter(({ before, theirs: stored }) => !isSame(before, stored))
    .map((change) => ({
      ...change,
      isContested: !isSame(change.mine, change.before) && !isSame(change.mine, change.theirs),
    }));
}

/** Rows that are not understood yet count as well. */
const portsText = (rows: readonly PortRow[]): string => {
  const short = shortForm(rows);
  const understood = short === '' ? 0 : short.split(', ').length;
  return understood === rows.length
    ? short
    : rows.map(({ key: _, ...cells }) => Object.values(cells).join(' ')).join(', ');
};

const isSame = (a: string, b: string): boolean => a.trim() === b.trim();
