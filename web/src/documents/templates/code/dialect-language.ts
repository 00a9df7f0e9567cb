import type { CompletionSource } from '@codemirror/autocomplete';
import { jinjaLanguage } from '@codemirror/lang-jinja';
import { LanguageSupport, StreamLanguage } from '@codemirror/language';
import { parseMixed } from '@lezer/common';
import { type DialectSyntax, dialectParser } from './dialect-parser.ts';

const plain: DialectSyntax = { comments: ['!', '#'], words: new Set() };

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const bang = { comments: ['!'], words: words('exit end address-family exit-address-family shutdown') };

/** By the id of the dialect. */
const syntaxes: ReadonlyMap<string, DialectSyntax> = new Map([
  ['ios-xe', bang],
  ['eos', bang],
  ['frr', { comments: ['!', '#'], words: words('exit end table chain hook policy accept drop masquerade') }],
  [
    'junos',
    { comments: ['#', '/*', '##'], words: words('set delete interfaces protocols policy-options then from') },
  ],
  ['fortios', { comments: ['#'], words: words('config edit set unset append next end') }],
  ['routeros', { comments: ['#'], words: words('add set remove disable enable print find') }],
]);

/** One parser for each dialect: making one anew would parse the text again. */
const languages = new Map<string, StreamLanguage<unknown>>();

function languageOf(dialect: string | undefined): StreamLanguage<unknown> {
  const key = dialect ?? '';
  const known = languages.get(key);
  if (known) return known;
  const made = StreamLanguage.define(dialectParser(syntaxes.get(key) ?? plain));
  languages.set(key, made);
  return made;
}

/** Jinja with its completion, and the dialect between its tags; any where none is known. */
export function templateLanguage(
  dialect: string | undefined,
  autocomplete: CompletionSource,
): LanguageSupport {
  const { parser } = languageOf(dialect);
  const isText = ({ name }: { readonly name: string }) => name === 'Text' || name === 'RawText';
  const wrap = parseMixed(({ type }) => (type.isTop ? { parser, overlay: isText } : null));
  const language = jinjaLanguage.configure({ wrap }, 'jinja');
  return new LanguageSupport(language, [language.data.of({ autocomplete })]);
}
