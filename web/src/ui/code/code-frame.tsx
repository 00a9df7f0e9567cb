import type { RefObject } from 'react';
import styles from './code-frame.module.css';

/**
 * Holds a text. Escape stays inside: it closes what the editor has open, and lets the next Tab leave.
 */
export const CodeFrame = ({ host }: { readonly host: RefObject<HTMLDivElement | null> }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the text inside has the focus
  <div
    ref={host}
    className={styles.frame}
    onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
  />
);
