import { type Figure, figureSources } from '#shared/contract/device.ts';
import { sourceChoices } from '#web/features/equipment-form/model/choices.ts';
import { hasFigure } from '#web/features/equipment-form/model/stated-figures.ts';
import { type DeviceForm, setSource } from './device-form.ts';
import styles from './fields.module.css';

export interface SourceSelectProps {
  readonly form: DeviceForm;
  readonly figure: Figure;
  /** What the figure is called. */
  readonly label: string;
}

/** Where a figure comes from. It keeps its room while there is no figure, so that nothing jumps. */
export function SourceSelect({ form, figure, label }: SourceSelectProps) {
  const current = form.values.sources[figure];
  return (
    <select
      className={styles.source}
      data-source={current ?? 'stated'}
      data-hidden={!hasFigure(form.values, figure)}
      name={`sources.${figure}`}
      aria-label={`Source of ${label}`}
      value={current ?? ''}
      onChange={(event) =>
        setSource(
          form,
          figure,
          figureSources.find((source) => source === event.target.value),
        )
      }
    >
      {sourceChoices(current).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}
