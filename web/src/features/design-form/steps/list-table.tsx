import { useRef } from 'react';
import { cellOfRows } from '#shared/vocabulary/fields/cell-rows.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import type { Texts } from '#web/features/design-form/model/field-texts.ts';
import { followBuildings, withBuildings } from '#web/features/design-form/model/renamed-buildings.ts';
import { referenceTo } from '#web/features/design-form/model/site-references.ts';
import { rowTexts, textsOf } from '#web/features/design-form/model/text-rows.ts';
import { rowColumns } from '#web/features/design-form/row-columns.ts';
import { InnerTable } from './inner-table.tsx';

export interface ListTableProps {
  readonly form: DesignForm;
  /** Of the rows in the contract: `requirements.sites[].buildings`. */
  readonly of: string;
  /** Of this site: `requirements.sites[0].buildings`. */
  readonly path: string;
  /** All rows, as the cell of the site has them. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** What a row is called, and how many the contract allows. */
const lists: Readonly<Record<string, { readonly noun: string; readonly most: number }>> = {
  'requirements.sites[].buildings': { noun: 'building', most: 60 },
  'requirements.sites[].peopleByFloor': { noun: 'floor', most: 200 },
};

/** The buildings or the floors of a site, a row each, with the fields that the contract has of them. */
export function ListTable({ form, of, path, text, onChange }: ListTableProps) {
  const columns = rowColumns(of);
  const { noun = 'row', most = 60 } = lists[of] ?? {};
  const all = rowTexts(of, text);
  const known = useRef(all.map(({ name = '' }) => name));
  const follow = (rows: readonly Texts[]) => {
    if (!of.endsWith('.buildings')) return;
    const followed = followBuildings(
      known.current,
      rows.map(({ name = '' }) => name),
    );
    known.current = [...followed.known];
    const site = form.values.sites[Number(/\[(\d+)\]/.exec(path)?.[1])];
    if (followed.renames.length === 0 || site === undefined) return;
    form.change(({ segments }) => ({
      segments: withBuildings(segments, referenceTo(site.key ?? ''), followed.renames),
    }));
  };
  return (
    <InnerTable
      form={form}
      of={of}
      path={path}
      noun={noun}
      columns={columns}
      rows={all}
      blank={textsOf(of)}
      most={most}
      onChange={(rows) => {
        follow(rows);
        onChange(cellOfRows(rows.map((row) => columns.map(({ field }) => row[field] ?? ''))));
      }}
    />
  );
}
