import { Check, Copy } from 'lucide-react';
import styles from './copyable.module.css';
import { useCopy } from './use-copy.ts';

export interface CopyableProps {
  readonly text: string;
  /** Its name for screen readers: `Copy the address`. */
  readonly label?: string;
}

/** An address, a name or an id that copies with one click. */
export function Copyable({ text, label = 'Copy' }: CopyableProps) {
  const { copy, isCopied } = useCopy();
  return (
    <button type="button" className={styles.copyable} onClick={() => copy(text)} title={label}>
      <code>{text}</code>
      {isCopied ? <Check size={13} aria-hidden /> : <Copy size={13} aria-hidden />}
      <span className="visually-hidden" aria-live="polite">
        {isCopied ? 'Copied' : label}
      </span>
    </button>
  );
}
