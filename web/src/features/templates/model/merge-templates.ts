import { diff3Merge } from 'node-diff3';
import { lineDifference } from '#shared/templates/compare/line-difference.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import type { FieldWords } from '#shared/vocabulary/fields/field-words.ts';
import { templateWords, variableWords } from '#shared/vocabulary/fields/template-words.ts';
import type { MergeModel } from '#web/ui/editing/use-editing.ts';
import { EditedTemplate } from './edited-template.ts';

/** Two edits of a template: its fields and variables one by one, its text by lines where the changes lie apart. */
export const templateMerge: MergeModel<EditedTemplate> = {
  partsOf: (values) => values,
  valuesOf: (parts) => EditedTemplate.parse(parts),
  combine: {
    configContent: ({ base, mine, theirs }) => mergedText(String(base), String(mine), String(theirs)),
  },
  describe: ({ path, base, mine, theirs }) => {
    const show = (value: unknown) =>
      path === 'configContent' ? changeOf(String(base), String(value)) : fieldText(wordsAt(path), value);
    return { label: labelAt(path), base: show(base), mine: show(mine), theirs: show(theirs) };
  },
};

/** What became of a text: `2 lines added, 1 line removed`. */
function changeOf(base: string, text: string): string {
  if (base === text) return formatCount(text.split('\n').length, 'line');
  const lines = lineDifference(base, text);
  const counted = (kind: 'added' | 'removed') =>
    formatCount(lines.filter((line) => line.kind === kind).length, 'line');
  return `${counted('added')} added, ${counted('removed')} removed`;
}

/** Undefined where both changed the same lines. */
function mergedText(base: string, mine: string, theirs: string): string | undefined {
  const lines = (text: string) => text.split('\n');
  const regions = diff3Merge(lines(mine), lines(base), lines(theirs), { excludeFalseConflicts: true });
  const merged = regions.map(({ ok }) => ok);
  return merged.every((region) => region !== undefined) ? merged.flat().join('\n') : undefined;
}

const words: Readonly<Record<string, FieldWords>> = templateWords;
const ofVariables: Readonly<Record<string, FieldWords>> = {
  ...variableWords,
  defaultValue: { label: 'Default' },
};

function wordsAt(path: string): FieldWords {
  const [field = '', , part = ''] = path.split('.');
  return (field === 'variables' ? ofVariables[part] : words[field]) ?? { label: path };
}

function labelAt(path: string): string {
  const [field, name] = path.split('.');
  return field === 'variables' && name ? `${name}: ${wordsAt(path).label}` : wordsAt(path).label;
}
