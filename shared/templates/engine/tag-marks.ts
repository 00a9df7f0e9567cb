import type { Filter } from '../filters/filter.ts';
import { templateTags } from '../syntax/template-tags.ts';

/** A filter of this name remembers the last tag that was rendered. */
export const markName = '__at';

/** A template in which each tag says that it is its turn, in steps that text and white space do not show. */
export interface MarkedTemplate {
  readonly text: string;
  readonly mark: Filter;
  /** Where the tag begins that was last to say so; undefined before the first. */
  last(): number | undefined;
}

/**
 * Where the tag begins that most likely traps before anything is rendered: the first that multiplies, which the engine does with
 * literals while it parses, else the one with the most tokens, since what is nested too deeply is in one tag.
 */
export function hardestTag(template: string): number {
  const tags = templateTags(template);
  const multiplies = tags.find(({ tokens }) => tokens.some(({ text }) => text === '*'));
  const most = Math.max(...tags.slice(0, mostTags).map(({ tokens }) => tokens.length));
  return (multiplies ?? tags.find(({ tokens }) => tokens.length === most))?.from ?? 0;
}

const mostTags = 10_000;

/** For finding out where a template ended that trapped. What it renders has other white space. */
export function markTags(template: string): MarkedTemplate {
  const starts = templateTags(template)
    .filter(({ keyword }) => keyword !== 'extends')
    .map(({ from }) => from);
  let last: number | undefined;
  let text = '';
  let end = 0;
  for (const [index, from] of starts.entries()) {
    text += `${template.slice(end, from)}{{ ${index}|${markName} }}`;
    end = from;
  }
  return {
    text: text + template.slice(end),
    mark: (index) => {
      last = typeof index === 'number' ? starts[index] : undefined;
      return '';
    },
    last: () => last,
  };
}
