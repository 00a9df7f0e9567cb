import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type StepId, steps } from '#web/documents/designs/model/steps.ts';
import { formField } from '#web/features/design-form/model/form-fields.ts';
import type { FieldErrors } from '#web/ui/form/schema-errors.ts';
import prose from '#web/ui/prose.module.css';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  /** Why the service refused, when it did. */
  readonly sentence: string | undefined;
  readonly errors: FieldErrors;
  /** One site is stated as fields, not as a row of a table. */
  readonly isSingleSite: boolean;
  /** Counts the refused sendings: each takes the focus here. */
  readonly attempt: number;
  readonly onOpen: (step: StepId, path: string) => void;
}

/** A longer list would push the form off the page; the rest shows as these are corrected. */
const most = 8;

/** Why the form was not sent: each wrong field with a way to it, on whichever step it stands. */
export function ErrorSummary({ sentence, errors, isSingleSite, attempt, onOpen }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  const wrong = Object.entries(errors);
  if (!sentence && wrong.length === 0) return null;
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <TriangleAlert size={18} aria-hidden />
      <div>
        <p className={prose.name}>
          {sentence ??
            (wrong.length === 1
              ? 'One field needs correcting before this can be saved.'
              : `${wrong.length} fields need correcting before this can be saved.`)}
        </p>
        <ul>
          {wrong.slice(0, most).map(([path, words]) => (
            <li key={path}>
              <button type="button" onClick={() => onOpen(formField(path).step, path)}>
                {placeOf(path, isSingleSite)}
              </button>
              : {words}
            </li>
          ))}
          {wrong.length > most && <li>and {wrong.length - most} more</li>}
        </ul>
      </div>
    </div>
  );
}

/** `Sites, row 3`. */
function placeOf(path: string, isSingleSite: boolean): string {
  const { step } = formField(path);
  const title = steps.find(({ id }) => id === step)?.title ?? '';
  const row = /\[(\d+)\]/.exec(path)?.[1];
  return row === undefined || (isSingleSite && step === 'sites') ? title : `${title}, row ${Number(row) + 1}`;
}
