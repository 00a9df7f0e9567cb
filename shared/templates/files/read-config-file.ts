import { type ConfigFileType, fileUploadFailed } from '../../contract/config-file.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Upload } from '../../contract/uploads.ts';
import { isWellFormedXml } from './well-formed-xml.ts';

/** An uploaded configuration: what it is by its name and content, and its text. */
export interface ConfigFileText {
  readonly originalName: string;
  readonly mimeType: ConfigFileType;
  readonly text: string;
}

/**
 * Reads an uploaded configuration. Its type follows from its name, else from what the client states, and its content is
 * verified: UTF-8 without control characters, and JSON, XML or YAML that can be parsed, unless it has Jinja's tags.
 *
 * @throws invalid_request naming the field `configFile`, with the words of the specification (section 5)
 */
export async function readConfigFile({ fileName, contentType, bytes }: Upload): Promise<ConfigFileText> {
  const originalName = plainName(fileName);
  const mimeType = typeOf(originalName, contentType);
  if (mimeType === undefined) throw rejected('must be a text, JSON, XML or YAML file');
  const text = decoded(bytes);
  if (text === undefined) throw rejected('must be text in UTF-8');
  const isTemplate = /\{[{%#]/.test(text);
  if (!isTemplate && !(await parses[mimeType](text))) throw rejected(`is not valid ${labels[mimeType]}`);
  return { originalName, mimeType, text };
}

const rejected = (message: string): Refusal =>
  new Refusal('invalid_request', `${fileUploadFailed}: the file ${message}.`, {
    fields: [{ field: 'configFile', message }],
  });

const longestName = 200;

/** The last part of a path, without what a header or a terminal would misread. */
function plainName(fileName: string): string {
  const last = fileName.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replace(/[\p{Cc}\p{Cf}"]/gu, '')
      .trim()
      .slice(-longestName) || 'configuration.txt'
  );
}

const byExtension: Readonly<Record<string, ConfigFileType>> = {
  json: 'application/json',
  xml: 'application/xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  txt: 'text/plain',
  text: 'text/plain',
  cfg: 'text/plain',
  conf: 'text/plain',
  config: 'text/plain',
  rsc: 'text/plain',
  set: 'text/plain',
  j2: 'text/plain',
  jinja: 'text/plain',
  jinja2: 'text/plain',
};

const byStatedType: Readonly<Record<string, ConfigFileType>> = {
  'application/json': 'application/json',
  'application/xml': 'application/xml',
  'text/xml': 'application/xml',
  'application/yaml': 'application/yaml',
  'application/x-yaml': 'application/yaml',
  'text/yaml': 'application/yaml',
  'text/x-yaml': 'application/yaml',
  'text/plain': 'text/plain',
};

function typeOf(name: string, stated: string): ConfigFileType | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  const type = /^[^;]*/.exec(stated.toLowerCase())?.[0].trim() ?? '';
  return (extension && byExtension[extension]) || byStatedType[type];
}

/** What browsers and Node have, and the standard library's types without a DOM leave out. */
declare const TextDecoder: new (
  encoding: 'utf-8',
  options: { readonly fatal: true },
) => { decode(bytes: Uint8Array): string };

function decoded(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /[^\P{Cc}\n\r\t\f]/u.test(text) ? undefined : text.replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}

const labels = {
  'text/plain': 'text',
  'application/json': 'JSON',
  'application/xml': 'XML',
  'application/yaml': 'YAML',
} as const satisfies Record<ConfigFileType, string>;

const parses: Readonly<Record<ConfigFileType, (text: string) => boolean | Promise<boolean>>> = {
  'text/plain': () => true,
  'application/json': isJson,
  'application/xml': isWellFormedXml,
  'application/yaml': isYaml,
};

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What a file of YAML may have for its parser: a second of work, which grows with the square of anchors and tags. */
const mostIndicators = 200_000;
const mostProperties = 20_000;

/** Aliases are not resolved, so that they cannot multiply. */
async function isYaml(text: string): Promise<boolean> {
  const isTooMuch =
    countOf(text, /[\n,[\]{}]|[-?:](?=\s)/g) > mostIndicators || countOf(text, /[&!]/g) > mostProperties;
  if (isTooMuch) throw rejected('is too much YAML to be read; upload it as a text file');
  const { parseAllDocuments } = await import('yaml');
  try {
    const documents = parseAllDocuments(text, { logLevel: 'silent', uniqueKeys: false });
    return 'empty' in documents || documents.every(({ errors }) => errors.length === 0);
  } catch {
    // Nested too deeply.
    return false;
  }
}
