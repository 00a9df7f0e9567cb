import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import { templateWords } from '#shared/vocabulary/fields/template-words.ts';
import { tagsIn } from '#web/features/templates/model/template-values.ts';
import card from '#web/ui/card.module.css';
import { CheckField } from '#web/ui/field/check-field.tsx';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { FieldGrid, Whole } from '#web/ui/field/field-grid.tsx';
import { LinesField } from '#web/ui/field/lines-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Fold } from '#web/ui/fold.tsx';
import type { TemplateForm } from './use-template-editing.ts';

export interface DetailsCardProps {
  readonly form: TemplateForm;
  readonly isOpen: boolean;
}

/** What the template is and which devices it is for; folded to one line once that is known. */
export function DetailsCard({ form, isOpen }: DetailsCardProps) {
  const isWrong = Object.keys(form.errors).some((path) => path in fields);
  return (
    <section className={card.card} aria-label="Details">
      <Fold title="Details" note={summaryOf(form)} isOpenAtFirst={isOpen} isHeldOpen={isWrong}>
        <FieldGrid>
          <Whole>
            <TextField label={fields.name.label} isRequired maxLength={100} {...form.text('name')} />
          </Whole>
          <ChoiceField
            label={fields.configType.label}
            choices={fields.configType.values}
            {...form.text('configType')}
          />
          <ChoiceField
            label={fields.dialect.label}
            choices={anyFirst(fields.dialect.values)}
            {...form.text('dialect')}
          />
          <ChoiceField
            label={fields.equipmentCategory.label}
            choices={anyFirst(fields.equipmentCategory.values)}
            {...form.text('equipmentCategory')}
          />
          <TextField
            label={fields.vendor.label}
            placeholder={fields.vendor.placeholder}
            {...form.text('vendor')}
          />
          <TextField
            label={fields.model.label}
            placeholder={fields.model.placeholder}
            {...form.text('model')}
          />
          <TextField
            label={fields.version.label}
            descriptiveText={fields.version.help}
            {...form.text('version')}
          />
          <TextField label={fields.tags.label} descriptiveText={fields.tags.help} {...form.text('tags')} />
          <Whole>
            <LinesField label={fields.description.label} rows={2} {...form.text('description')} />
          </Whole>
          <Whole>
            <CheckField
              label={fields.isActive.label}
              help={fields.isActive.help}
              checked={form.values.isActive}
              onChange={(isActive) => form.change({ isActive })}
            />
          </Whole>
        </FieldGrid>
      </Fold>
    </section>
  );
}

const fields = templateWords;

/** No choice stands above the choices. */
const anyFirst = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).toSorted(([a], [b]) => Number(b === '') - Number(a === ''));

function summaryOf({ values }: TemplateForm): string {
  const words = [
    values.vendor,
    values.dialect && fieldText(fields.dialect, values.dialect),
    values.equipmentCategory && fieldText(fields.equipmentCategory, values.equipmentCategory),
    fieldText(fields.configType, values.configType),
    values.version,
    ...tagsIn(values.tags),
  ];
  return words.filter(Boolean).join(' · ');
}
