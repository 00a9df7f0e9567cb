import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import { textNames } from './device-values.ts';
import { fieldLabel } from './field-labels.ts';
import { pathOf } from './field-paths.ts';

/** What each wrong field is called in the summary of errors, by its place in the contract. */
export function errorNames(paths: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(paths.map((path) => [path, nameOf(path)]));
}

function nameOf(path: string): string {
  const [, rows, row, cell] = /^(specs\.ports|lines)(?:\[(\d+)\]\.(\w+))?/.exec(path) ?? [];
  if (rows !== undefined) {
    const { label } = deviceWordsAt(rows);
    return cell === undefined ? label : `${label}, row ${Number(row) + 1}: ${cellName(`${rows}[].${cell}`)}`;
  }
  if (path.startsWith('sources')) return deviceWordsAt('sources').label;
  if (path === 'image') return deviceWordsAt('image').label;
  const name = textNames.find((one) => pathOf(one) === path);
  return name ? fieldLabel(name) : path;
}

/** In the middle of a sentence, abbreviations as they are. */
function cellName(path: string): string {
  const { label } = deviceWordsAt(path);
  return /^[A-Z][a-z ]+$/.test(label) ? label.toLowerCase() : label;
}
