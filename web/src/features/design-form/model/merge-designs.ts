import { designField } from '#shared/vocabulary/fields/design-fields.ts';
import { StatedDesign } from '#shared/vocabulary/fields/design-words.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import type { MergeModel } from '#web/ui/editing/use-editing.ts';
import { formField } from './form-fields.ts';
import { DesignOfForm } from './form-schema.ts';
import type { FormValues } from './form-values.ts';
import { valuesOfDesign } from './values-of-design.ts';

const rowName = (row: object): string => {
  if ('name' in row) return String(row.name);
  return 'type' in row && 'model' in row ? `${row.type} ${row.model}`.trim() : '';
};

/** `College, Library`. */
const placeName = (row: object): string =>
  ['site', 'building'].flatMap((field) => Reflect.get(row, field) ?? []).join(', ');

/** `OPC UA`, with the segment that asks: `OPC UA, Panels`. */
const spokenName = (row: object): string =>
  ['protocol', 'from']
    .flatMap((field) => {
      const value: unknown = Reflect.get(row, field);
      const words = designField(`requirements.segments[].speaks[].${field}`);
      return value === undefined || words === undefined ? [] : [fieldText(words, value)];
    })
    .join(', ');

/** What a row of each table is known by. */
const rows: MergeModel<FormValues>['rows'] = {
  'requirements.sites': rowName,
  'requirements.sites[].buildings': rowName,
  'requirements.sites[].peopleByFloor': (row) => `Floor ${Reflect.get(row, 'floor')}`,
  'requirements.segments': rowName,
  'requirements.segments[].places': placeName,
  'requirements.segments[].speaks': spokenName,
  'existingNetworkDetails.currentDevices': rowName,
};

/** Two edits of a design, merged by the fields of the contract; sites, segments and devices in place row by row. */
export const designMerge: MergeModel<FormValues> = {
  partsOf: (values) => DesignOfForm.safeParse(values).data,
  valuesOf: (parts) => valuesOfDesign(StatedDesign.parse(parts)),
  rows,
  describe: ({ path, base, mine, theirs }) => ({
    label: labelOf(path),
    base: shown(path, base),
    mine: shown(path, mine),
    theirs: shown(path, theirs),
  }),
};

/** `York: Wired users`; a row as a whole `Sites: York`; of a row inside one `York: Library: Floors`. */
function labelOf(path: string): string {
  const { rows, rest, place } = placed(path);
  const { label } = formField(place);
  return (rest === '' ? [label, ...rows] : [...rows, label]).join(': ');
}

interface Placed {
  /** What the rows are called that it is in, the outer one first. */
  readonly rows: readonly string[];
  /** What follows the last row. */
  readonly rest: string;
  /** Its place in the contract. */
  readonly place: string;
}

/** Tables within rows, by their fields. */
const innerTables = Object.keys(rows).flatMap((table) => table.split('[].').slice(1));

/** Names of rows may have brackets of their own. */
const inInnerTable = new RegExp(`^(.*)\\[(.*)\\](\\.(?:${innerTables.join('|')}))\\[(.*)\\](.*)$`);

function placed(path: string): Placed {
  const inside = inInnerTable.exec(path) ?? /^(.*?)\[(.*)\](.*)$/.exec(path);
  const [, list = path, row, field = '', building, rest = field] = inside ?? [];
  if (row === undefined) return { rows: [], rest: path, place: path };
  return building === undefined
    ? { rows: [row], rest, place: `${list}[0]${rest}` }
    : { rows: [row, building], rest, place: `${list}[0]${field}[0]${rest}` };
}

function shown(path: string, value: unknown): string {
  if (path.endsWith(']')) return value === undefined ? 'Not in the list' : 'In the list';
  const field = designField(placed(path).place);
  if (field?.kind === 'group' && typeof value === 'object' && value !== null)
    return Object.values(value).join(' ');
  return fieldText(field ?? { label: path, empty: 'Not stated' }, value);
}
