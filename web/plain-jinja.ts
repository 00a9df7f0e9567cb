import type { Plugin } from 'vite';

const id = '\0plain-language';

/**
 * CodeMirror's Jinja wraps HTML, and brings the languages of a page along: HTML, CSS, JavaScript. Ours wraps the dialect of
 * a device (web/src/documents/templates/code), so that those are left out.
 */
export function plainJinja(): Plugin {
  return {
    name: 'plain-jinja',
    enforce: 'pre',
    resolveId: (source) => (source === '@codemirror/lang-html' ? id : undefined),
    load: (module) => (module === id ? plainLanguage : undefined),
  };
}

const plainLanguage = `
  import { LanguageSupport, StreamLanguage } from '@codemirror/language';
  const plain = { token: (stream) => (stream.skipToEnd(), null) };
  export const html = () => new LanguageSupport(StreamLanguage.define(plain));
`;
