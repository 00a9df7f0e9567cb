import type { ComponentType } from 'react';
import type { DesignField } from '#shared/vocabulary/fields/design-fields.ts';
import type { StepId } from '#web/documents/designs/model/steps.ts';
import { DescriptionField } from '#web/features/design-form/fields/description-field.tsx';
import { FormField } from '#web/features/design-form/fields/form-field.tsx';
import { HubField } from '#web/features/design-form/fields/hub-field.tsx';
import { MoreFold } from '#web/features/design-form/fields/more-fold.tsx';
import { PrivateBlockField } from '#web/features/design-form/fields/private-block-field.tsx';
import { StartField } from '#web/features/design-form/fields/start-field.tsx';
import { UploadField } from '#web/features/design-form/fields/upload-field.tsx';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { textAt } from '#web/features/design-form/model/form-values.ts';
import { sectionsOf } from '#web/features/design-form/model/step-sections.ts';
import { DevicesTable } from '#web/features/design-form/steps/devices-table.tsx';
import { ReviewStep } from '#web/features/design-form/steps/review-step.tsx';
import { Segments } from '#web/features/design-form/steps/segments.tsx';
import { Sites } from '#web/features/design-form/steps/sites.tsx';
import styles from '#web/features/design-form/steps/steps.module.css';
import { FieldGrid, Whole } from '#web/ui/field/field-grid.tsx';
import layout from '#web/ui/layout.module.css';

interface StepFieldsProps {
  readonly step: StepId;
  readonly form: DesignForm;
}

/** The fields of a step as the registry has them: side by side, then what is answered by yes or no. */
export function StepFields({ step, form }: StepFieldsProps) {
  if (step === 'review') return <ReviewStep form={form} />;
  const sections = sectionsOf(step, form.values);
  const more = sections.flatMap(({ fields }) => fields.filter(({ isMore }) => isMore));
  return (
    <>
      {sections.map(({ path, title, fields }) => {
        const asked = fields.filter(({ isMore }) => !isMore);
        return (
          asked.length > 0 && (
            <section key={path} className={layout.stack4} aria-label={title || undefined}>
              {title && sections.length > 1 && <h3 className={styles.title}>{title}</h3>}
              <Fields form={form} fields={asked} />
            </section>
          )
        );
      })}
      {more.length > 0 && (
        <MoreFold labels={statedLabels(more, form)} isWrong={more.some(({ path }) => path in form.errors)}>
          <Fields form={form} fields={more} />
        </MoreFold>
      )}
    </>
  );
}

function Fields({ form, fields }: { readonly form: DesignForm; readonly fields: readonly DesignField[] }) {
  const { checks = [], entries = [] } = Object.groupBy(fields, (field) =>
    isCheck(field) ? 'checks' : 'entries',
  );
  return (
    <>
      {entries.length > 0 && (
        <FieldGrid>
          {entries.map((field) => (
            <PlacedField key={field.path} form={form} field={field} />
          ))}
        </FieldGrid>
      )}
      {checks.length > 0 && (
        <div className={styles.checks}>
          {checks.map((field) => (
            <FormField key={field.path} form={form} path={field.path} />
          ))}
        </div>
      )}
    </>
  );
}

const statedLabels = (fields: readonly DesignField[], { values }: DesignForm): string[] =>
  fields.filter(({ path }) => textAt(values, path) !== '').map(({ label }) => label);

/** Fields that take the width of the form, most with an entry of their own. */
const wide: Readonly<Record<string, ComponentType<{ readonly form: DesignForm }>>> = {
  designName: ({ form }) => <FormField form={form} path="designName" isRequired />,
  description: DescriptionField,
  isExistingNetwork: StartField,
  'existingNetworkDetails.currentDevices': DevicesTable,
  'requirements.sites': Sites,
  'requirements.segments': Segments,
  'requirements.ipScheme.private': PrivateBlockField,
};

const isCheck = ({ kind, path }: DesignField): boolean => kind === 'check' && !(path in wide);

function PlacedField({ form, field }: { readonly form: DesignForm; readonly field: DesignField }) {
  const Wide = wide[field.path];
  if (Wide)
    return (
      <Whole>
        <Wide form={form} />
      </Whole>
    );
  if (field.path === 'requirements.bandwidth.upload') return <UploadField form={form} />;
  if (field.path === 'requirements.internetHub') return <HubField form={form} />;
  const alone = <FormField form={form} path={field.path} />;
  return field.kind === 'choices' ? <Whole>{alone}</Whole> : alone;
}
