import { ValueField } from '#web/features/design-form/fields/value-field.tsx';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { namesIn, type Texts } from '#web/features/design-form/model/field-texts.ts';
import { chosenSites } from '#web/features/design-form/model/form-values.ts';
import type { MoreField } from '#web/features/design-form/model/more-fields.ts';
import { siteChoices } from '#web/features/design-form/model/site-references.ts';
import { FieldGrid, Whole } from '#web/ui/field/field-grid.tsx';
import { ListTable } from './list-table.tsx';
import { PlacesTable } from './places-table.tsx';
import { SpeaksTable } from './speaks-table.tsx';

export interface RowFieldsProps {
  readonly form: DesignForm;
  /** The row's place in the contract: `requirements.sites[0]`. */
  readonly path: string;
  readonly row: Texts;
  readonly fields: readonly MoreField[];
  readonly onChange: (name: string, text: string) => void;
}

/** Fields of one row of a table, one below the other: what its cells have no room for. */
export function RowFields({ form, path, row, fields, onChange }: RowFieldsProps) {
  return (
    <FieldGrid>
      {fields.map(({ name, field }) => {
        const text = row[name] ?? '';
        const state = form.field(`${path}.${name}`);
        const change = (next: string) => onChange(name, next);
        if (field.kind === 'group')
          return (
            <Whole key={name}>
              {name === 'places' ? (
                <PlacesTable
                  form={form}
                  path={state.name}
                  segment={row}
                  onChange={(texts) => {
                    for (const [field, next] of Object.entries(texts)) onChange(field, next);
                  }}
                />
              ) : name === 'speaks' ? (
                <SpeaksTable form={form} path={state.name} text={text} onChange={change} />
              ) : (
                <ListTable form={form} of={field.path} path={state.name} text={text} onChange={change} />
              )}
            </Whole>
          );
        const one = (
          <ValueField
            key={name}
            field={field}
            state={state}
            text={text}
            onChange={change}
            {...(field.kind === 'names' && { choices: siteChoices(chosenSites(form.values), namesIn(text)) })}
          />
        );
        return field.kind === 'names' || field.kind === 'choices' ? <Whole key={name}>{one}</Whole> : one;
      })}
    </FieldGrid>
  );
}
