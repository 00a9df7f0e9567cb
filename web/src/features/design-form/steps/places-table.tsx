import { cellOfRows, rowsInCell } from '#shared/vocabulary/fields/cell-rows.ts';
import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import type { Texts } from '#web/features/design-form/model/field-texts.ts';
import { chosenSites } from '#web/features/design-form/model/form-values.ts';
import { placesPath, withPlaces } from '#web/features/design-form/model/hosts-by-place.ts';
import { placeCell, placeChoices } from '#web/features/design-form/model/site-references.ts';
import { rowTexts } from '#web/features/design-form/model/text-rows.ts';
import { InnerTable } from './inner-table.tsx';

export interface PlacesTableProps {
  readonly form: DesignForm;
  /** Of this segment: `requirements.segments[0].places`. */
  readonly path: string;
  readonly segment: Texts;
  /** The fields of the segment that change with its places. */
  readonly onChange: (texts: Texts) => void;
}

/** The hosts of a segment by place: its site and, of a campus, its building are one choice. */
export function PlacesTable({ form, path, segment, onChange }: PlacesTableProps) {
  const rows = rowTexts(placesPath, segment.places ?? '').map(({ site = '', building, users = '' }) => ({
    site: site === '' ? '' : placeCell(site, building),
    users,
  }));
  const choices = placeChoices(
    chosenSites(form.values),
    rows.map(({ site }) => site),
  );
  const errors = Object.fromEntries(
    Object.entries(form.sentences).map(([at, sentence]) => [at.replace(/\.building$/, '.site'), sentence]),
  );
  return (
    <InnerTable
      form={form}
      of={placesPath}
      path={path}
      noun="place"
      columns={[
        { field: 'site', header: 'Place', kind: 'choice', choices: { '': 'Choose a place', ...choices } },
        { field: 'users', header: wordsAt(`${placesPath}[].users`).label, kind: 'number', placeholder: '0' },
      ]}
      rows={rows}
      blank={{ site: '', users: '' }}
      most={500}
      errors={errors}
      onChange={(edited) => onChange(withPlaces(segment, cellOfRows(edited.map(cellsOfPlace))))}
    />
  );
}

function cellsOfPlace({ site: place = '', users = '' }: Texts): string[] {
  const [[site = '', building = ''] = []] = rowsInCell(place);
  return [site, building, users];
}
