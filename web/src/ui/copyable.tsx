import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './copyable.module.css';
import { useToast } from './toasts.tsx';

export interface CopyableProps {
  readonly text: string;
  /** Its name for screen readers: `Copy the address`. */
  readonly label?: string;
}

/** An address, a name or an id that copies with one click. */
export function Copyable({ text, label = 'Copy' }: CopyableProps) {
  const [copied, setCopied] = useState(false);
  const toast = useToast();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 1_500);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toast.error('The browser does not allow copying. Select the text instead.'),
    );
  return (
    <button type="button" className={styles.copyable} onClick={copy} title={label}>
      <code>{text}</code>
      {copied ? <Check size={13} aria-hidden /> : <Copy size={13} aria-hidden />}
      <span className="visually-hidden" aria-live="polite">
        {copied ? 'Copied' : label}
      </span>
    </button>
  );
}
