import type { Content } from 'pdfmake/interfaces';
import { words } from './words.ts';

/** A section of the report: on a page of its own and in the contents. */
export const section = (title: string): Content => ({
  text: title,
  style: 'h1',
  tocItem: true,
  pageBreak: 'before',
  pageOrientation: 'portrait',
});

export const subsection = (title: string): Content => ({ text: words(title), style: 'h2', headlineLevel: 2 });

export const paragraph = (text: string): Content => ({ text: words(text), style: 'body' });

export const note = (text: string): Content => ({ text: words(text), style: 'note' });
