import { textNames } from './device-values.ts';
import { fieldLabel } from './field-labels.ts';
import { pathOf } from './field-paths.ts';

/** What each wrong field is called in the summary of errors, by its place in the contract. */
export function errorNames(paths: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(paths.map((path) => [path, nameOf(path)]));
}

function nameOf(path: string): string {
  const port = /^specs\.ports\[(\d+)\]\.(\w+)/.exec(path);
  if (port) return `Ports, row ${Number(port[1]) + 1}: ${portCells.get(port[2] ?? '') ?? 'port'}`;
  if (path.startsWith('specs.ports')) return 'Ports';
  if (path.startsWith('sources')) return 'Sources';
  if (path === 'image') return 'Picture';
  const name = textNames.find((one) => pathOf(one) === path);
  return name ? fieldLabel(name) : path;
}

const portCells = new Map([
  ['count', 'count'],
  ['speedMbps', 'speed'],
  ['connector', 'connector'],
  ['role', 'role'],
  ['poe', 'PoE'],
]);
