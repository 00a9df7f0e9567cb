import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type BucketName, buckets } from '#shared/tables/buckets.ts';
import { erasableBuckets, erasableTables, type OwnItems, ownTables } from '#shared/tables/erasable.ts';
import { describedTable, type TableName } from '#shared/tables/tables.ts';
import { documentClient } from '../runtime/document-client.ts';
import { objectsIn } from './objects/objects-in.ts';
import { listObjects } from './objects/owned-objects.ts';
import { unpackJson } from './objects/sealed-json.ts';
import { query } from './tables/query.ts';
import { tableName } from './tables/table-name.ts';

/** A document of an export: its entries are read one at a time, since together they may be larger than the memory. */
export interface OwnDocument {
  /** `designs.json` */
  readonly path: string;
  readonly entries: readonly (() => Promise<unknown>)[];
}

/** A file of an export. */
export interface OwnFile {
  /** `reports/<id>.pdf` */
  readonly path: string;
  /** Nothing where it is gone meanwhile. */
  readonly read: () => Promise<Uint8Array | undefined>;
}

/** What is stored of a user in tables: a document for each that exports have. */
export async function ownDocuments(uid: string): Promise<OwnDocument[]> {
  const documents: OwnDocument[] = [];
  for (const table of ownTables) {
    const kept = erasableTables[table];
    if (kept.holds !== 'own' || !('document' in kept.exported)) continue;
    const keys = (await query(table, { partition: uid, keysOnly: true })).map((key) => Key.parse(key));
    const entries = keys
      .filter((key) => !isNote(table, kept, key))
      .map((key) => () => readEntry(table, kept, key));
    documents.push({ path: `${kept.exported.document}.json`, entries });
  }
  return documents;
}

const Key = z.record(z.string(), z.string());
type Key = z.output<typeof Key>;

function isNote(table: TableName, { notes = [] }: OwnItems, key: Key): boolean {
  const sortKey = key[describedTable(table).sortKey ?? ''] ?? '';
  return notes.some((note) => sortKey.startsWith(note));
}

async function readEntry(table: TableName, { hidden = [], bodies }: OwnItems, key: Key): Promise<unknown> {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: tableName(table), Key: key, ConsistentRead: true }),
  );
  if (!item) return undefined;
  const { bodyKey, ...kept } = item;
  const spilled =
    bodies && typeof bodyKey === 'string' ? { body: await objectsIn(bodies).read(bodyKey) } : undefined;
  const shown: [string, unknown][] = [];
  for (const [name, value] of Object.entries({ ...kept, ...spilled })) {
    if (hidden.includes(name) || value === undefined) continue;
    // What is compressed is JSON.
    const isPacked = value instanceof Uint8Array;
    shown.push([name === 'body' ? 'content' : name, isPacked ? JSON.parse(unpackJson(value)) : value]);
  }
  return Object.fromEntries(shown);
}

/** What is stored of a user in buckets, as far as it is files of theirs: reports, uploads, pictures. */
export async function ownFiles(uid: string): Promise<OwnFile[]> {
  const files: OwnFile[] = [];
  for (const bucket of buckets) {
    const { isByOwner, exported } = erasableBuckets[bucket];
    if (!('folder' in exported)) continue;
    const keys = isByOwner ? await keysUnder(bucket, `${uid}/`) : await pictureKeys(uid);
    const { read } = objectsIn(bucket);
    files.push(
      ...keys.map((key) => ({
        path: `${exported.folder}/${key.slice(key.indexOf('/') + 1)}`,
        read: () => read(key),
      })),
    );
  }
  return files;
}

const keysUnder = async (bucket: BucketName, prefix: string): Promise<string[]> =>
  (await listObjects(bucket, prefix)).map(({ key }) => key);

const Pictured = z.object({ image: z.string().optional(), logo: z.string().optional() });

/** Pictures are not kept by owner: devices and the profile name theirs. */
export async function pictureKeys(uid: string): Promise<string[]> {
  const items = [
    ...(await query('equipment', { partition: uid, attributes: 'image' })),
    ...(await query('profiles', { partition: uid, attributes: 'logo' })),
  ];
  return items.flatMap((item) => {
    const { image, logo } = Pictured.parse(item);
    return [image, logo].flatMap((path) => (path === undefined ? [] : [path.slice(1)]));
  });
}
