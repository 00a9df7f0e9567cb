import type {
  Completion,
  CompletionContext,
  CompletionResult,
  CompletionSource,
} from '@codemirror/autocomplete';
import type { OfferedRow } from '#web/documents/templates/preview/offered-rows.ts';
import { filterHelp } from './filter-help.ts';
import { expressionOf, type TagPlace, tagPlace } from './tag-place.ts';

/** What there is to complete with, asked when it is needed. */
export interface CompletionOffers {
  /** What stands below an expression; the first level without one. */
  readonly rows: (expression?: string) => Promise<readonly OfferedRow[]>;
  readonly variables: () => readonly string[];
}

const words = (text: string, type: string): readonly Completion[] =>
  text.split(' ').map((label) => ({ label, type }));

const tagWords = words(
  'if elif else endif for endfor set endset macro endmacro raw endraw filter endfilter with endwith',
  'keyword',
);
const testWords = words(
  'defined undefined none number string mapping sequence iterable divisibleby odd even in true false',
  'function',
);
const expressionWords = words('loop range true false none not and or in is', 'keyword');
const filterWords: readonly Completion[] = Object.entries(filterHelp).map(([label, info]) => ({
  label,
  info,
  type: 'function',
}));

/** Completes filters, tests, tags, variables, and what the chosen device offers, to any depth. */
export const templateCompletion =
  (offers: CompletionOffers): CompletionSource =>
  async (context: CompletionContext): Promise<CompletionResult | null> => {
    const before = context.state.sliceDoc(Math.max(0, context.pos - 2_000), context.pos);
    const place = tagPlace(before);
    if (!place || (place.typed === '' && place.kind === 'expression' && !context.explicit)) return null;
    const options = await optionsAt(place, before, offers);
    if (options.length === 0) return null;
    return { from: context.pos - place.typed.length, options, validFor: /^\w*$/ };
  };

async function optionsAt(
  place: TagPlace,
  before: string,
  offers: CompletionOffers,
): Promise<readonly Completion[]> {
  switch (place.kind) {
    case 'filter':
      return filterWords;
    case 'test':
      return testWords;
    case 'tag':
      return tagWords;
    case 'field':
      return (await offers.rows(expressionOf(place.owner, before))).flatMap(fieldCompletion);
    case 'expression': {
      const rows = await offers.rows();
      const known = new Set(rows.map(({ name }) => name));
      const own = offers.variables().filter((name) => !known.has(name));
      return [
        ...own.map((label) => ({ label, type: 'variable', boost: 1 })),
        ...rows.map(({ name, value, group }) => ({
          label: name,
          type: value === undefined ? 'class' : 'variable',
          ...(value !== undefined && { detail: shortened(value) }),
          info: `From the ${group}`,
        })),
        ...expressionWords,
      ];
    }
  }
}

/** Fields that are names; a row of a list has a number. */
const fieldCompletion = ({ expression, value }: OfferedRow): readonly Completion[] => {
  const label = /\.(\w+)$/.exec(expression)?.[1];
  return label === undefined
    ? []
    : [{ label, type: 'property', ...(value !== undefined && { detail: shortened(value) }) }];
};

const shortened = (value: string): string => (value.length > 30 ? `${value.slice(0, 29)}…` : value);
