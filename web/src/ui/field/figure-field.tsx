import { TextField } from '@aws-amplify/ui-react';
import type { ComponentProps } from 'react';
import styles from './figure-field.module.css';

export interface FigureFieldProps extends Omit<ComponentProps<typeof TextField>, 'className'> {
  /** Stands in the field: `Mbit/s`. */
  readonly unit?: string | undefined;
}

/** A number with its unit. It stays text while it is typed. */
export const FigureField = ({ unit, ...field }: FigureFieldProps) => (
  <TextField
    inputMode="decimal"
    autoComplete="off"
    className={styles.figure ?? ''}
    innerEndComponent={unit && <span className={styles.unit}>{unit}</span>}
    {...field}
  />
);
