import { type Device, figures, isEstimate } from '../../contract/device.ts';
import { type EquipmentImport, type ImportRow, importLimits } from '../../contract/equipment-import.ts';
import { Refusal } from '../../contract/errors.ts';
import { formatCount, formatNumber, plural } from '../../vocabulary/counts.ts';
import { csvRows } from './csv-rows.ts';

type Files = Pick<EquipmentImport, 'format' | 'files' | 'category'>;
type Named = Pick<Device, 'manufacturer' | 'partNumber'>;

/**
 * What becomes of each device of some files, in their order; a file without any has one row that says so. A device
 * that is among `own`, or in an earlier row, is invalid.
 *
 * @throws Refusal `unprocessable` where there are more devices than one import takes.
 */
export async function importRows(given: Files, own: readonly Named[]): Promise<ImportRow[]> {
  const readFile = await readerOf(given);
  const rows: ImportRow[] = [];
  const places = new Map<string, string>(
    own.map((device) => [nameOf(device), 'you already have this device']),
  );
  for (const file of given.files) {
    let count = 0;
    for (const row of readFile(file)) {
      count += 1;
      if (rows.length === importLimits.devices) throw tooMany();
      rows.push(validated({ file: file.name, ...row }, places));
    }
    if (count === 0)
      rows.push({
        file: file.name,
        row: 1,
        problems: [{ field: '', message: 'The file contains no device.' }],
        notes: [],
      });
  }
  return rows;
}

type File = EquipmentImport['files'][number];
type ReadFile = (file: File) => Iterable<Omit<ImportRow, 'file'>>;

async function readerOf({ format, files, category }: Files): Promise<ReadFile> {
  if (format === 'csv') return ({ text }) => csvRows(text);
  // YAML takes more code than all else of an import.
  const { mostYamlTokens, netboxRows, yamlTokens } = await import('./netbox-rows.ts');
  if (files.reduce((sum, { text }) => sum + yamlTokens(text), 0) > mostYamlTokens)
    throw new Refusal('unprocessable', 'These files are too large to import at once. Import them in parts.');
  return (file) => netboxRows(file.text, file.categories ?? {}, category);
}

/** Adds problems that follow from other rows, and records the row for those after it. */
function validated(row: ImportRow, places: Map<string, string>): ImportRow {
  const { device } = row;
  if (device === undefined) return row;
  const name = nameOf(device);
  const place = places.get(name);
  if (place === undefined) places.set(name, `a duplicate of row ${row.row} of ${row.file}`);
  const estimates = figures.filter((figure) => isEstimate(device, figure)).length;
  return {
    ...row,
    problems: [
      ...row.problems,
      ...(place === undefined ? [] : [{ field: 'part_number', message: `is not new: ${place}` }]),
    ],
    notes: [
      ...row.notes,
      ...(estimates === 0
        ? []
        : [`${formatCount(estimates, 'figure')} ${plural(estimates, 'is an estimate', 'are estimates')}.`]),
    ],
  };
}

/** Normalised: “C9200L-24P ” of CISCO is Cisco's c9200l-24p. */
const nameOf = ({ manufacturer, partNumber }: Named): string =>
  [manufacturer, partNumber]
    .map((part) => part.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ''))
    .join('\n');

const tooMany = (): Refusal =>
  new Refusal(
    'unprocessable',
    `One import takes at most ${formatNumber(importLimits.devices)} devices. Import these files in parts.`,
  );
