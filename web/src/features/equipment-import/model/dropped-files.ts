import { importLimits } from '#shared/contract/equipment-import.ts';
import type { PlacedFile } from './chosen-files.ts';
import { formatOfName } from './format-of.ts';

/** Files as they were chosen, with the folder that they were chosen in. */
export const placedFiles = (files: Iterable<File>): PlacedFile[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/**
 * Files that were dropped, those in folders too. Has to be called while the event is handled. It stops when there are
 * more of an import's files than an import takes.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<PlacedFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return placedFiles(files);
  const found: PlacedFile[] = [];
  for (const entry of entries) await collect(entry, found);
  return found;
}

async function collect(entry: FileSystemEntry, found: PlacedFile[]): Promise<void> {
  if (found.filter(({ path }) => formatOfName(path) !== undefined).length > importLimits.files) return;
  if (isFile(entry)) {
    found.push({ path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry) });
  } else if (isDirectory(entry)) {
    for (const inside of await entriesOf(entry)) await collect(inside, found);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => {
    entry.file(resolve, reject);
  });

/** A reader answers a hundred at a time, and none at the end. */
async function entriesOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}
