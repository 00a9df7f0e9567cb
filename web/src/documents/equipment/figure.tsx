import type { ReactNode } from 'react';
import { type Device, type Figure as FigureName, isEstimate } from '#shared/contract/device.ts';
import prose from '#web/ui/prose.module.css';
import styles from './figure.module.css';

export interface FigureProps {
  readonly device: Pick<Device, 'sources'>;
  /** The figure whose source decides about the mark. */
  readonly of: FigureName;
  /** The figure with its unit; nothing where it is not known. */
  readonly children: ReactNode;
}

/** A figure as every screen shows it: an estimate with a tilde and a note, an unknown one as a dash. */
export function Figure({ device, of, children }: FigureProps) {
  if (children === undefined || children === null || children === '') return <NotKnown />;
  if (!isEstimate(device, of)) return children;
  return (
    <span className={styles.estimate} title="An estimate: no datasheet gives this figure">
      <span aria-hidden>~</span>
      <span className="visually-hidden">about </span>
      {children}
    </span>
  );
}

/** Shown when a figure is unknown or does not apply. */
export const NotKnown = () => (
  <span className={prose.faint} title="Not known">
    <span aria-hidden>–</span>
    <span className="visually-hidden">not known</span>
  </span>
);

/** What the tildes of a screen mean, once beneath its figures. */
export const EstimateNote = () => (
  <p className={prose.note}>~ marks an estimate: no datasheet gives this figure.</p>
);
