import { type Category, categories, type DeviceDraft, figures } from '../../contract/device.ts';
import type { ImportRow } from '../../contract/equipment-import.ts';
import { fromNetbox } from '../netbox.ts';
import { type LikelyCategory, likelyCategory } from '../netbox-category.ts';
import { readYaml, tokensOf, type YamlDocument } from './read-yaml.ts';

type Row = Omit<ImportRow, 'file'>;

/** Tokens of all files of one import, each of which takes 4 to 16 µs to parse; a thousand switches have 500,000. */
export const mostYamlTokens = 600_000;
export const yamlTokens = tokensOf;

/**
 * The device types of a YAML file, one a document.
 *
 * @param said what single ones are, whatever they look like, by their row
 * @param otherwise what they are where they look like nothing
 */
export function* netboxRows(
  text: string,
  said: Readonly<Record<string, Category>>,
  otherwise: Category | undefined,
): Generator<Row> {
  let row = 0;
  for (const document of readYaml(text)) {
    row += 1;
    yield {
      row,
      ...('problem' in document ? broken(document.problem) : rowOf(document, said[`${row}`], otherwise)),
    };
  }
}

type Read = Omit<Row, 'row'>;
type Document = Exclude<YamlDocument, { problem: string }>;

const broken = (message: string): Read => ({ problems: [{ field: '', message }], notes: [] });

function rowOf(
  { value, remarks }: Document,
  said: Category | undefined,
  otherwise: Category | undefined,
): Read {
  const stated = said ?? categories.find((category) => category === remarks.get('category'));
  const likely = stated === undefined ? likelyCategory(value) : undefined;
  const category = stated ?? likely?.category ?? otherwise;
  const read = fromNetbox(value, category ?? provisional);
  if (!read.success) return { problems: [...read.errors], notes: [] };
  return {
    device: withEstimates(read.draft, remarks),
    problems: category === undefined ? [unclear] : [],
    notes: [...(likely === undefined ? [] : [assumed(likely)]), ...read.notes],
  };
}

/** Shown next to the problem that it is unclear; never created. */
const provisional: Category = 'router';

const unclear = { field: 'category', message: 'cannot be determined from its name or ports: choose one' };

const assumed = ({ category, by }: LikelyCategory): string =>
  `Classified as ${words[category]}, based on its ${by === 'name' ? 'name' : 'ports'}.`;

const words = {
  router: 'a router',
  switch: 'a switch',
  firewall: 'a firewall',
  ap: 'an access point',
  server: 'a server',
  'wlan-controller': 'a wireless controller',
} as const satisfies Record<Category, string>;

/** Our own export says which figures are estimates. */
function withEstimates(draft: DeviceDraft, remarks: Document['remarks']): DeviceDraft {
  const named = new Set(remarks.get('estimates')?.split(' '));
  const estimates = figures.filter((figure) => named.has(figure) && draft.sources[figure] !== undefined);
  const sources = Object.fromEntries(estimates.map((figure) => [figure, 'estimate' as const]));
  return { ...draft, sources: { ...draft.sources, ...sources } };
}
