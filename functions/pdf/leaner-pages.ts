import documents, { type Page } from 'pdfmake/js/PDFDocument.js';
import { PageOperators } from './page-operators.ts';

const { prototype } = 'default' in documents ? documents.default : documents;
const { flushPages } = prototype;

const operatorsOf = new WeakMap<Page, PageOperators>();

/**
 * Makes pdfkit write a page at once instead of operator by operator, and leave out what changes nothing: pdfmake sets colour, opacity
 * and line anew for each word and each line, and a report of 200 devices had 220,000 operators with them.
 */
function addToPage(this: typeof prototype, operation: string): typeof prototype {
  let operators = operatorsOf.get(this.page);
  if (!operators) {
    operators = new PageOperators();
    operatorsOf.set(this.page, operators);
  }
  operators.add(operation);
  return this;
}

function flushOperators(this: typeof prototype): void {
  for (const page of this._pageBuffer) {
    const text = operatorsOf.get(page)?.text;
    // It ends the last line by itself.
    if (text) page.write(text.slice(0, -1));
  }
  flushPages.call(this);
}

// Tests load this file again beside the same pdfmake.
if (flushPages.name !== flushOperators.name)
  Object.assign(prototype, { addContent: addToPage, flushPages: flushOperators });
