import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatCount, plural } from '#shared/vocabulary/counts.ts';
import prose from '#web/ui/prose.module.css';
import styles from './form.module.css';
import type { FieldErrors } from './schema-errors.ts';

export interface FormErrorsProps {
  readonly form: {
    readonly errors: FieldErrors;
    readonly sentences: FieldErrors;
    readonly failure: string | undefined;
    readonly refusals: number;
  };
  /** What each field is called on this form, by its path; a field without a name is listed by its path. */
  readonly names?: Readonly<Record<string, string>>;
  /** Of a form in steps: goes to the step of a field, and there to it. The summary then takes the focus. */
  readonly onOpen?: (path: string) => void;
}

/** Beyond it the list would push the form off the page; the rest shows as these are corrected. */
const most = 8;

/** Sums up why the form was not sent: the service's sentence, or the fields that are wrong, each with a way to it. */
export function FormErrors({ form, names = {}, onOpen }: FormErrorsProps) {
  const { errors, sentences, failure, refusals } = form;
  const summary = useRef<HTMLDivElement>(null);
  const hasSteps = onOpen !== undefined;
  useEffect(() => {
    if (hasSteps && refusals > 0) summary.current?.focus();
  }, [hasSteps, refusals]);
  // Where the fields are on the page, those that the service names show their errors themselves.
  const isListed = hasSteps ? refusals > 0 || failure : refusals > 0 && !failure;
  const fields = isListed ? Object.entries(hasSteps ? sentences : errors) : [];
  if (!failure && fields.length === 0) return null;
  const need = `${formatCount(fields.length, 'field')} ${plural(fields.length, 'needs', 'need')} correcting`;
  return (
    <div ref={summary} className={styles.errors} role="alert" tabIndex={-1}>
      <TriangleAlert size={18} aria-hidden />
      <div>
        <p className={prose.name}>{failure ?? `${need}${hasSteps ? ' before this can be saved' : ''}.`}</p>
        {fields.length > 0 && (
          <ul>
            {fields.slice(0, most).map(([path, message]) => (
              <li key={path}>
                <button type="button" onClick={() => (onOpen ?? focusField)(path)}>
                  {names[path] ?? path}
                </button>
                {hasSteps && ':'} {message}
              </li>
            ))}
            {fields.length > most && <li>and {fields.length - most} more</li>}
          </ul>
        )}
      </div>
    </div>
  );
}

function focusField(path: string): void {
  document.getElementsByName(path)[0]?.focus();
}
