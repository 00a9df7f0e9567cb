import { memo } from 'react';
import styles from './figure-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface FigureFieldProps extends Omit<TextFieldProps, 'className'> {
  /** Stands in the field: `Mbit/s`. */
  readonly unit?: string | undefined;
}

/** A number with its unit. It stays text while it is typed. */
export const FigureField = memo(({ unit, ...field }: FigureFieldProps) => (
  <TextField
    inputMode="decimal"
    className={styles.figure ?? ''}
    innerEndComponent={unit && <span className={styles.unit}>{unit}</span>}
    {...field}
  />
));
