import type { Category } from '#shared/contract/device.ts';
import { type EquipmentImport, type ImportRow, importLimits } from '#shared/contract/equipment-import.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { formatBytes } from '#shared/vocabulary/measures.ts';
import { formatLabels, formatOfName, formatOfText, type ImportFormat } from './format-of.ts';

export type ImportFile = EquipmentImport['files'][number];

/** A file that was chosen or dropped, with its place in the folder that it came with. */
export interface PlacedFile {
  readonly path: string;
  readonly file: Pick<File, 'size' | 'text'>;
}

/** Files of one format, read. */
export interface ChosenFiles {
  readonly format: ImportFormat;
  readonly files: readonly ImportFile[];
  /** What was left out, a sentence each. */
  readonly leftOut: readonly string[];
}

export type Chosen = ChosenFiles | { readonly problem: string };

/** Files that are read at the same time. */
const atOnce = 50;

/**
 * Reads what an import can take. Of both formats the one with more files is taken, since one import has one format.
 *
 * @param onProgress receives how many files have been read
 */
export async function readChosen(
  placed: readonly PlacedFile[],
  onProgress: (done: number, total: number) => void,
): Promise<Chosen> {
  const yaml = placed.filter(({ path }) => formatOfName(path) === 'netbox-yaml');
  const csv = placed.filter(({ path }) => formatOfName(path) === 'csv');
  const format = csv.length > yaml.length ? 'csv' : 'netbox-yaml';
  const [taken, others] = format === 'csv' ? [csv, yaml] : [yaml, csv];
  if (taken.length === 0) return { problem: 'None of these files is YAML or CSV.' };
  const problem = tooMuch(
    taken.length,
    taken.reduce((sum, { file }) => sum + file.size, 0),
  );
  if (problem) return { problem };

  const files: ImportFile[] = [];
  for (let done = 0; done < taken.length; done += atOnce) {
    onProgress(done, taken.length);
    const batch = taken.slice(done, done + atOnce);
    try {
      const texts = await Promise.all(batch.map(({ file }) => file.text()));
      texts.forEach((text, index) => {
        files.push({ name: batch[index]?.path ?? '', text });
      });
    } catch {
      return { problem: 'Your browser could not read all of these files. Choose them again.' };
    }
  }
  const neither = placed.length - taken.length - others.length;
  const leftOut = [
    ...(others.length > 0
      ? [
          `${formatCount(others.length, `${formatLabels[formatOther[format]]} file`)} left out: one import takes one format.`,
        ]
      : []),
    ...(neither > 0 ? [`${formatCount(neither, 'file')} left out: neither YAML nor CSV.`] : []),
  ];
  return within({ format, files: named(files), leftOut });
}

/** Text from the clipboard as if it were a file. */
export const pasted = (text: string): Chosen =>
  within({ format: formatOfText(text), files: [{ name: 'Pasted text', text }], leftOut: [] });

/** The same files, with what the person said that some of their rows are. */
export function withCategories(
  chosen: ChosenFiles,
  rows: readonly Pick<ImportRow, 'file' | 'row'>[],
  category: Category,
): ChosenFiles {
  const rowsOf = Map.groupBy(rows, ({ file }) => file);
  const files = chosen.files.map((file) => {
    const said = (rowsOf.get(file.name) ?? []).map(({ row }) => [row, category]);
    return said.length === 0
      ? file
      : { ...file, categories: { ...file.categories, ...Object.fromEntries(said) } };
  });
  return { ...chosen, files };
}

const formatOther = { csv: 'netbox-yaml', 'netbox-yaml': 'csv' } as const;

/** What is around the files in a request. */
const envelopeBytes = 1_000;

/** The service counts what is sent, in which each line end is two signs. */
function within(chosen: ChosenFiles): Chosen {
  const bytes = new Blob([JSON.stringify(chosen.files)]).size + envelopeBytes;
  const problem = tooMuch(chosen.files.length, bytes);
  return problem ? { problem } : chosen;
}

function tooMuch(files: number, bytes: number): string | undefined {
  if (files > importLimits.files)
    return `These are ${formatCount(files, 'file')}; one import takes at most ${formatNumber(importLimits.files)}. Import them in parts.`;
  if (bytes > importLimits.bytes)
    return `These files total ${formatBytes(bytes)}; one import takes at most ${formatBytes(importLimits.bytes)}. Import them in parts.`;
  return undefined;
}

const longestName = 300;

/** Each by a name of its own that the service takes: rows are known by it. */
function named(files: readonly ImportFile[]): ImportFile[] {
  const taken = new Map<string, number>();
  return files.map(({ name: path, text }) => {
    const plain = path.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '_').trim() || 'file';
    const times = (taken.get(plain) ?? 0) + 1;
    taken.set(plain, times);
    const name = times === 1 ? plain : `${plain} (${times})`;
    return { name: name.slice(-longestName), text };
  });
}
