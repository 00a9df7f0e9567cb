import { memo } from 'react';
import { type Figure, type FigureSource, figureSources } from '#shared/contract/device.ts';
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

/** Where a figure comes from. */
export const SourceSelect = ({ form, figure, label }: SourceSelectProps) => (
  <Select
    change={form.change}
    figure={figure}
    label={label}
    current={form.values.sources[figure]}
    isHidden={!hasFigure(form.values, figure)}
  />
);

interface SelectProps extends Pick<DeviceForm, 'change'>, Pick<SourceSelectProps, 'figure' | 'label'> {
  readonly current: FigureSource | undefined;
  /** It keeps its room while there is no figure, so that nothing jumps. */
  readonly isHidden: boolean;
}

/** Apart, so that it draws again only when its own figure changes. */
const Select = memo(({ change, figure, label, current, isHidden }: SelectProps) => (
  <select
    className={styles.source}
    data-source={current ?? 'stated'}
    data-hidden={isHidden}
    name={`sources.${figure}`}
    aria-label={`Source of ${label}`}
    value={current ?? ''}
    onChange={(event) =>
      setSource(
        change,
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
));
