import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type StepId, steps } from '#web/documents/designs/model/steps.ts';
import { formField } from '#web/features/design-form/model/form-fields.ts';
import type { FieldErrors } from '#web/ui/form/schema-errors.ts';
import styles from './step-links.module.css';
import { useStepLink } from './use-steps.ts';

export interface StepLinksProps {
  readonly current: StepId;
  readonly errors: FieldErrors;
}

/** The way through the form. Every step can be opened at any time; one that has errors says so. */
export function StepLinks({ current, errors }: StepLinksProps) {
  const linkTo = useStepLink();
  const list = useRef<HTMLOListElement>(null);
  // On a phone the steps are wider than the screen.
  useEffect(() => {
    const link = list.current?.querySelector(`[data-step="${current}"]`);
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const wrong = new Set(Object.keys(errors).map((path) => formField(path).step));
  return (
    <nav aria-label="Steps" className={styles.steps}>
      <ol ref={list} className={styles.list}>
        {steps.map(({ id, title }, index) => (
          <li key={id}>
            <Link
              to={linkTo(id)}
              className={styles.step}
              data-step={id}
              aria-current={id === current ? 'step' : undefined}
              data-wrong={wrong.has(id)}
            >
              <span className={styles.number}>
                {wrong.has(id) ? <CircleAlert size={14} aria-hidden /> : index + 1}
              </span>
              {title}
              {wrong.has(id) && <span className="visually-hidden">, needs correcting</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
