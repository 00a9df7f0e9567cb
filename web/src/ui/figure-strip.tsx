import type { ReactNode } from 'react';
import styles from './figure-strip.module.css';

export interface FigureStripProps {
  readonly size?: 'normal' | 'large';
  readonly children: ReactNode;
}

/** A few figures that belong together, side by side. */
export const FigureStrip = ({ size = 'normal', children }: FigureStripProps) => (
  <dl className={styles.strip} data-size={size}>
    {children}
  </dl>
);

export interface StripFigureProps {
  readonly label: string;
  /** Lines beneath the figure. */
  readonly notes?: readonly ReactNode[];
  readonly children: ReactNode;
}

export const StripFigure = ({ label, notes = [], children }: StripFigureProps) => (
  <div className={styles.figure}>
    <dt>{label}</dt>
    <dd>
      {children}
      {notes.map((note, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines stay where they are
        <small key={line}>{note}</small>
      ))}
    </dd>
  </div>
);
