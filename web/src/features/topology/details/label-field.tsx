import { useEffect, useId, useState } from 'react';
import { labelProblem } from '#web/features/topology/model/edits.ts';
import prose from '#web/ui/prose.module.css';
import styles from './label-field.module.css';

export interface LabelFieldProps {
  readonly label: string;
  /** Names the field: `Label`, or `Label of HQ-CORE-1` in a table. */
  readonly name: string;
  /** Without it only screen readers get the name. */
  readonly isNameShown?: boolean;
  /** Looks like text until the pointer or the focus is on it. */
  readonly isQuiet?: boolean;
  readonly onChange: (label: string) => void;
}

/** A label to type over. Enter or leaving the field keeps it, Escape puts the old one back. */
export function LabelField({ label, name, isNameShown = false, isQuiet = false, onChange }: LabelFieldProps) {
  const [text, setText] = useState(label);
  const id = useId();
  const problem = labelProblem(text);
  useEffect(() => setText(label), [label]);

  const finish = () => {
    if (problem) setText(label);
    else if (text.trim() !== label) onChange(text);
  };
  return (
    <div className={styles.field} data-quiet={isQuiet}>
      <label htmlFor={id} className={isNameShown ? styles.name : 'visually-hidden'}>
        {name}
      </label>
      <input
        id={id}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !problem) event.currentTarget.blur();
          if (event.key === 'Escape') setText(label);
        }}
      />
      {problem && (
        <p id={`${id}-problem`} className={prose.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
