import type { TDocumentDefinitions, TDocumentInformation } from 'pdfmake/interfaces';
import { baseFont } from '#shared/reports/scripts.ts';
import { colours, page, product, styles } from './theme.ts';

/** What is the same in every document: page, type, language, and who made it, at an instant (ISO 8601). */
export function documentFrame(
  about: Pick<TDocumentInformation, 'title' | 'author' | 'subject'>,
  createdAt: string,
): Omit<TDocumentDefinitions, 'content'> {
  const created = new Date(createdAt);
  return {
    pageSize: 'A4',
    pageMargins: [...page.margins],
    info: { ...about, creator: product, producer: product, creationDate: created, modDate: created },
    language: 'en-GB',
    displayTitle: true,
    defaultStyle: { font: baseFont, fontSize: 9.5, color: colours.ink },
    styles,
  };
}
