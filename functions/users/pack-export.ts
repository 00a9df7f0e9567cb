import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { type OwnDocument, type OwnFile, ownDocuments, ownFiles } from '../storage/own-data.ts';
import { exportReadme } from './export-readme.ts';

/** How far packing is: entries of documents and files, of how many. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/**
 * Packs everything that is stored of a user as a zip file of this machine, one entry in memory at a time.
 * @returns its size in bytes
 */
export async function packExport(
  uid: string,
  path: string,
  onProgress: (progress: Progress) => Promise<void>,
): Promise<number> {
  const [documents, files] = [await ownDocuments(uid), await ownFiles(uid)];
  const total = documents.reduce((sum, { entries }) => sum + entries.length, files.length);
  let done = 0;
  const count = () => onProgress({ done: ++done, total });
  const archive = openArchive(path);
  try {
    await archive.add('README.txt', [Buffer.from(exportReadme(documents.map((one) => one.path)))]);
    for (const document of documents) await archive.add(document.path, jsonOf(document, count));
    for (const file of files) await archive.add(file.path, bytesOf(file, count), { isCompressed: true });
    return await archive.close();
  } catch (error) {
    archive.abandon();
    throw error;
  }
}

async function* jsonOf({ entries }: OwnDocument, count: () => Promise<void>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  yield Buffer.from('[');
  for (const read of entries) {
    const entry = await read();
    if (entry !== undefined) {
      yield Buffer.from(`${isFirst ? '' : ','}\n${JSON.stringify(entry, null, 2)}`);
      isFirst = false;
    }
    await count();
  }
  yield Buffer.from('\n]\n');
}

async function* bytesOf({ read }: OwnFile, count: () => Promise<void>): AsyncGenerator<Uint8Array> {
  const bytes = await read();
  if (bytes) yield bytes;
  await count();
}

interface Archive {
  readonly add: (
    path: string,
    parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    options?: { readonly isCompressed: boolean },
  ) => Promise<void>;
  /** Its size in bytes. */
  readonly close: () => Promise<number>;
  readonly abandon: () => void;
}

function openArchive(path: string): Archive {
  const output = createWriteStream(path);
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else output.write(chunk);
  });
  return {
    add: async (name, parts, { isCompressed } = { isCompressed: false }) => {
      const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      zip.add(entry);
      for await (const part of parts) {
        entry.push(part);
        if (failure) throw failure;
        await drained(output);
      }
      entry.push(new Uint8Array(), true);
    },
    close: async () => {
      zip.end();
      if (failure) throw failure;
      output.end();
      await finished(output);
      return output.bytesWritten;
    },
    abandon: () => output.destroy(),
  };
}

const drained = async (output: WriteStream): Promise<void> => {
  if (output.writableNeedDrain) await once(output, 'drain');
};
