import { type ReactNode, useCallback } from 'react';
import type { Figure } from '#shared/contract/device.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';
import type { Choices } from '#web/features/equipment-form/model/choices.ts';
import type { TextName } from '#web/features/equipment-form/model/device-values.ts';
import { fieldLabel, fieldUnit } from '#web/features/equipment-form/model/field-labels.ts';
import { rateText } from '#web/features/equipment-form/model/rate-text.ts';
import { FigureField } from '#web/ui/field/figure-field.tsx';
import { readNumber } from '#web/ui/form/number-text.ts';
import { ChoiceInput } from './choice-input.tsx';
import { type DeviceForm, setText, useTextProps } from './device-form.ts';
import styles from './fields.module.css';
import { SourceSelect } from './source-select.tsx';

export interface FigureInputProps {
  readonly form: DeviceForm;
  readonly name: TextName;
  /** Its source is shown next to it. */
  readonly figure: Figure;
  readonly type?: 'text' | 'date';
}

/** A figure with its unit in the field, and its source next to it. Throughput may be typed as `10G`. */
export function FigureInput({ form, name, figure, type = 'text' }: FigureInputProps) {
  const unit = fieldUnit(name);
  const props = useTextProps(form, name);
  const { change } = form;
  const { value, onBlur } = props;
  const leave = useCallback(() => {
    const text = unit === 'Mbit/s' ? rateText(value) : value;
    if (text !== value) setText(change, name, text);
    onBlur();
  }, [change, name, unit, value, onBlur]);
  return (
    <WithSource form={form} figure={figure} label={fieldLabel(name)}>
      <FigureField
        label={fieldLabel(name)}
        unit={unit && unitWith(unit, value)}
        type={type}
        {...props}
        onBlur={leave}
      />
    </WithSource>
  );
}

/** `Mbit/s = 10 Gbit/s`: easier to read than a row of zeros. */
function unitWith(unit: string, text: string): string {
  const mbps = unit === 'Mbit/s' ? readNumber(text) : undefined;
  return mbps !== undefined && mbps >= 1_000 ? `${unit} = ${formatRate(mbps)}` : unit;
}

export interface FigureChoiceProps extends Omit<FigureInputProps, 'type'> {
  readonly choices: Choices;
}

/** A figure that is one of a few values, with its source next to it. */
export function FigureChoice({ form, name, figure, choices }: FigureChoiceProps) {
  return (
    <WithSource form={form} figure={figure} label={fieldLabel(name)}>
      <ChoiceInput form={form} name={name} choices={choices} none="Not known" />
    </WithSource>
  );
}

interface WithSourceProps {
  readonly form: DeviceForm;
  readonly figure: Figure;
  readonly label: string;
  readonly children: ReactNode;
}

function WithSource({ children, ...source }: WithSourceProps) {
  return (
    <div className={styles.figure}>
      {children}
      <SourceSelect {...source} />
    </div>
  );
}
