import type { Content } from 'pdfmake/interfaces';
import { shortened, words } from '../../pdf/words.ts';

/** A section of the report: it starts a page and is listed in the contents. */
export const section = (title: string, pageOrientation: 'portrait' | 'landscape' = 'portrait'): Content => ({
  text: title,
  style: 'h1',
  tocItem: true,
  pageBreak: 'before',
  pageOrientation,
});

/** A section that is listed in the contents and continues on the same page. */
export const laterSection = (title: string): Content => ({
  text: title,
  style: 'h1',
  tocItem: true,
  margin: [0, 18, 0, 10],
});

/** A drawing's title on a landscape page of its own. */
export const drawingTitle = (title: string): Content => ({
  text: words(shortened(title, 90)),
  style: 'h2',
  pageBreak: 'before',
  pageOrientation: 'landscape',
});

export const subsection = (title: string): Content => ({ text: words(title), style: 'h2' });

/** A heading on the page of what it is about: the first of that, which is no longer than a page. */
export const headed = (heading: Content, [first, ...others]: readonly [Content, ...Content[]]): Content[] => [
  { unbreakable: true, stack: [heading, first] },
  ...others,
];

export const paragraph = (text: string): Content => ({ text: words(text), style: 'body' });

export const note = (text: string): Content => ({ text: words(text), style: 'note' });
