import { bucketArn } from '../access-control.ts';
import type { ObjectMetadata } from '../object-footer.ts';
import { answerXml, type Operation } from '../s3-call.ts';
import { invalidArgument, notImplemented } from '../s3-error.ts';
import { encodePath } from '../uri-encoding.ts';
import { xmlDocument, xmlElement, xmlText } from '../xml.ts';

/** A line of a listing: an object, or the common prefix of several. */
interface Entry {
  /** The key or the common prefix. */
  readonly name: string;
  readonly object?: ObjectMetadata;
}

/** S3's limit for one page. */
const mostKeys = 1000;

/** ListObjectsV2. */
export const listObjects: Operation = async ({ request, response, caller, files }) => {
  caller.need('s3:ListBucket', bucketArn(request.bucket));
  const { query, bucket } = request;
  if (query.get('list-type') !== '2') throw notImplemented('ListObjects of version 1; use ListObjectsV2');
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const token = query.get('continuation-token');
  const startAfter = query.get('start-after') ?? '';
  const maxKeys = parseMaxKeys(query.get('max-keys'));
  const after = token === null ? '' : parseToken(token);
  const objects = (await files.list(bucket)).filter(
    ({ key }) => key.startsWith(prefix) && compareUtf8(key, startAfter) > 0,
  );
  const entries = rollUp(objects, prefix, delimiter).filter((entry) => compareUtf8(entry.name, after) > 0);
  const page = entries.slice(0, maxKeys);
  const last = page.at(-1);
  const next = last !== undefined && page.length < entries.length ? tokenOf(last.name) : undefined;
  const name = query.get('encoding-type') === 'url' ? encodePath : (text: string) => text;
  answerXml(
    response,
    200,
    xmlDocument(
      'ListBucketResult',
      xmlText('Name', bucket),
      xmlText('Prefix', name(prefix)),
      ...(delimiter === '' ? [] : [xmlText('Delimiter', name(delimiter))]),
      xmlText('MaxKeys', maxKeys),
      xmlText('KeyCount', page.length),
      xmlText('IsTruncated', next !== undefined),
      ...(token === null ? [] : [xmlText('ContinuationToken', token)]),
      ...(next === undefined ? [] : [xmlText('NextContinuationToken', next)]),
      ...page.map((entry) => entryXml(entry, name)),
    ),
  );
};

/** One entry for each object, and one for all objects that share the text from the prefix to the next delimiter. */
function rollUp(objects: readonly ObjectMetadata[], prefix: string, delimiter: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const object of objects) {
    const end = delimiter === '' ? -1 : object.key.indexOf(delimiter, prefix.length);
    const name = end < 0 ? object.key : object.key.slice(0, end + delimiter.length);
    entries.set(name, end < 0 ? { name, object } : { name });
  }
  return [...entries.values()].sort((a, b) => compareUtf8(a.name, b.name));
}

function entryXml({ name, object }: Entry, encode: (text: string) => string): string {
  if (object === undefined) return xmlElement('CommonPrefixes', xmlText('Prefix', encode(name)));
  return xmlElement(
    'Contents',
    xmlText('Key', encode(object.key)),
    xmlText('LastModified', object.modified),
    xmlText('ETag', object.etag),
    xmlText('ChecksumAlgorithm', 'CRC32'),
    xmlText('Size', object.size),
    xmlText('StorageClass', 'STANDARD'),
  );
}

/** S3 lists in the order of the keys' UTF-8 bytes, which JavaScript's own comparison of strings does not follow. */
function compareUtf8(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function tokenOf(name: string): string {
  return Buffer.from(name).toString('base64url');
}

function parseToken(token: string): string {
  const name = Buffer.from(token, 'base64url').toString('utf8');
  if (name === '' || tokenOf(name) !== token)
    throw invalidArgument('The continuation token provided is incorrect');
  return name;
}

function parseMaxKeys(text: string | null): number {
  if (text === null) return mostKeys;
  if (!/^\d{1,9}$/.test(text)) throw invalidArgument('max-keys must be an integer of 0 or more.');
  return Math.min(mostKeys, Number(text));
}
