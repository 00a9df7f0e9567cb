import { describe, expect, it } from 'vitest';
import { EquipmentImport, importLimits } from '#shared/contract/equipment-import.ts';
import { readDevices } from '#shared/equipment/csv.ts';
import {
  type Chosen,
  type PlacedFile,
  pasted,
  readChosen,
  withCategories,
} from '#web/features/equipment-import/model/chosen-files.ts';
import { droppedFiles } from '#web/features/equipment-import/model/dropped-files.ts';
import { templateCsv } from '#web/features/equipment-import/model/template.ts';

const placed = (path: string, text = 'a: 1'): PlacedFile => ({
  path,
  file: { size: text.length, text: async () => text },
});
const read = (...files: PlacedFile[]) => readChosen(files, () => {});
const taken = (chosen: Chosen) => {
  if ('problem' in chosen) throw new Error(chosen.problem);
  return chosen;
};

describe('chosen files', () => {
  it('get unique names that the service accepts', async () => {
    const { format, files } = taken(
      await read(
        placed('a.yaml'),
        placed('a.yaml'),
        placed('\u0000b\n.yml'),
        placed(`${'x'.repeat(400)}.yaml`),
      ),
    );
    expect(files.map(({ name }) => name.slice(0, 20))).toEqual([
      'a.yaml',
      'a.yaml (2)',
      '_b_.yml',
      'x'.repeat(20),
    ]);
    expect(EquipmentImport.safeParse({ format, files, mode: 'preview' }).success).toBe(true);
  });

  it('are read in parts, with progress', async () => {
    const progress: number[] = [];
    const many = Array.from({ length: 120 }, (_, index) => placed(`${index}.yaml`));
    const { files } = taken(await readChosen(many, (done, total) => progress.push(done, total)));
    expect(files.map(({ name }) => name)).toEqual(many.map(({ path }) => path));
    expect(progress).toEqual([0, 120, 50, 120, 100, 120]);
  });

  it('that cannot be read are a problem with a sentence', async () => {
    const broken = { path: 'a.csv', file: { size: 1, text: () => Promise.reject(new Error('gone')) } };
    expect(await read(broken)).toEqual({
      problem: 'Your browser could not read all of these files. Choose them again.',
    });
  });

  it('that only the envelope makes too large are rejected too', async () => {
    const text = '\n'.repeat(importLimits.bytes / 2);
    expect(await read(placed('a.yaml', text))).toMatchObject({
      problem: expect.stringMatching(/^These files total 5 MB/),
    });
    expect(pasted(text)).toHaveProperty('problem');
  });

  it('keep what was chosen for their rows, row by row', async () => {
    const chosen = taken(await read(placed('a.yaml'), placed('b.yaml')));
    const first = withCategories(
      chosen,
      [
        { file: 'a.yaml', row: 1 },
        { file: 'a.yaml', row: 3 },
      ],
      'router',
    );
    const second = withCategories(first, [{ file: 'a.yaml', row: 1 }], 'ap');
    expect(second.files.map(({ categories }) => categories)).toEqual([{ 1: 'ap', 3: 'router' }, undefined]);
  });
});

describe('dropped folders', () => {
  const file = (fullPath: string) => ({
    isFile: true,
    isDirectory: false,
    fullPath,
    file: (found: (file: File) => void) => found(new File(['x'], fullPath)),
  });
  /** A reader answers its entries in two parts, as browsers do from a hundred on. */
  const folder = (...entries: object[]) => ({
    isFile: false,
    isDirectory: true,
    createReader: () => {
      const parts = [entries.slice(0, 1), entries.slice(1), []].filter(
        (part, index) => index === 2 || part.length > 0,
      );
      return { readEntries: (found: (part: object[]) => void) => found(parts.shift() ?? []) };
    },
  });
  const transferOf = (...entries: object[]) =>
    ({
      items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
      files: [],
    }) as unknown as DataTransfer;

  it('return all their files with their paths', async () => {
    const found = await droppedFiles(
      transferOf(folder(file('/a/1.yaml'), folder(file('/a/b/2.yaml'))), file('/3.csv')),
    );
    expect(found.map(({ path }) => path)).toEqual(['a/1.yaml', 'a/b/2.yaml', '3.csv']);
  });

  it('stop being read once there are more files than an import takes', async () => {
    const files = Array.from({ length: 3_000 }, (_, index) => file(`/${index}.yaml`));
    expect((await droppedFiles(transferOf(folder(...files)))).length).toBe(importLimits.files + 1);
  });
});

it('the template is CSV that can be imported', () => {
  const { drafts, errors } = readDevices(templateCsv());
  expect(errors).toEqual([]);
  expect(drafts.map(({ draft }) => draft.category)).toEqual(['switch', 'firewall']);
});
