import { useState } from 'react';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import { PortKey } from '#web/documents/equipment/port-key.tsx';
import type { PortRow } from '#web/features/equipment-form/model/device-values.ts';
import { rowsOfPorts, shortForm } from '#web/features/equipment-form/model/port-rows.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { afterPointer } from '#web/ui/form/after-pointer.ts';
import styles from './ports.module.css';

export interface PortNotationProps {
  readonly rows: readonly PortRow[];
  readonly onChange: (rows: readonly PortRow[]) => void;
}

/** All ports in short. What is typed or pasted here becomes the rows, on Enter and when the field is left. */
export function PortNotation({ rows, onChange }: PortNotationProps) {
  const short = shortForm(rows);
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();

  const stop = () => {
    setTyped(undefined);
    setError(undefined);
  };
  const take = (text: string) => {
    if (text.trim() === short) return stop();
    try {
      onChange(rowsOfPorts(parsePorts(text)));
      stop();
    } catch (cause) {
      setError(cause instanceof Error ? `${cause.message}.` : 'This cannot be read.');
    }
  };

  return (
    <>
      <TextField
        label="Port shorthand"
        name="portNotation"
        descriptiveText="Type or paste all ports at once: 48x1G-T at, 4x10G-SFP+ up."
        spellCheck={false}
        className={styles.notation ?? ''}
        value={typed ?? short}
        hasError={error !== undefined}
        errorMessage={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
        onBlur={() => {
          if (typed !== undefined) afterPointer(() => take(typed));
        }}
        onKeyDown={(event) => {
          if (typed === undefined || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          event.preventDefault();
          if (event.key === 'Enter') take(typed);
          else stop();
        }}
      />
      <PortKey />
    </>
  );
}
