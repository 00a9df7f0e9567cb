import { TriangleAlert } from 'lucide-react';
import styles from './form.module.css';
import type { FieldErrors } from './schema-errors.ts';

export interface FormErrorsProps {
  readonly form: {
    readonly errors: FieldErrors;
    readonly failure: string | undefined;
    readonly refusals: number;
  };
  /** What each field is called on this form, by its path; a field without a name is listed by its path. */
  readonly names?: Readonly<Record<string, string>>;
}

/** Sums up why the form was not sent: the service's sentence, or the fields that are wrong, each with a way to it. */
export function FormErrors({ form: { errors, failure, refusals }, names = {} }: FormErrorsProps) {
  const fields = refusals > 0 ? Object.entries(errors) : [];
  if (!failure && fields.length === 0) return null;
  return (
    <div className={styles.errors} role="alert">
      <TriangleAlert size={18} aria-hidden />
      <div>
        <p>
          {failure ??
            (fields.length === 1
              ? 'One field needs correcting.'
              : `${fields.length} fields need correcting.`)}
        </p>
        {!failure && (
          <ul>
            {fields.map(([path, sentence]) => (
              <li key={path}>
                <button type="button" onClick={() => focusField(path)}>
                  {names[path] ?? path}
                </button>{' '}
                {sentence}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function focusField(path: string): void {
  document.getElementsByName(path)[0]?.focus();
}
