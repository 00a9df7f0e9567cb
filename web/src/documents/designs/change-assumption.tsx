import { Button } from '@aws-amplify/ui-react';
import { Pencil, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type AssumptionId, Assumptions } from '#shared/contract/assumptions.ts';
import { parseFields } from '#shared/contract/field-errors.ts';
import type { DescribedAssumption } from '#shared/network/requirements/described-assumptions.ts';
import { FigureField } from '#web/ui/field/figure-field.tsx';
import { readNumber } from '#web/ui/form/number-text.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './change-assumption.module.css';

/** States a figure, or with undefined leaves it to the engine again. */
export type StateAssumption = (id: AssumptionId, value: number | undefined) => void;

export interface ChangeAssumptionProps {
  readonly assumption: DescribedAssumption;
  readonly onState: StateAssumption;
}

/** The value of an assumption, with a way to change it in its place and to go back to the usual one. */
export function ChangeAssumption({ assumption, onState }: ChangeAssumptionProps) {
  const { id, label, text, usualText, value, unit, isStated } = assumption;
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const isOpen = typed !== undefined;
  useEffect(() => {
    if (isOpen) field.current?.select();
  }, [isOpen]);

  const close = () => {
    setTyped(undefined);
    setWrong(undefined);
    // The button is drawn once the field is gone.
    setTimeout(() => change.current?.focus());
  };
  const save = () => {
    const read = parseFields(Assumptions.shape[id], readNumber(typed ?? ''));
    if (!read.success) return setWrong(`${label} ${read.errors[0]?.message}.`);
    const { data } = read;
    if (data !== value) onState(id, data);
    close();
  };
  // Neither key is for a form around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else close();
  };

  if (typed === undefined)
    return (
      <span className={styles.value}>
        {text}
        <IconButton
          icon={Pencil}
          iconSize={14}
          ref={change}
          label={`Change: ${label}`}
          title="Change"
          onClick={() => setTyped(String(value))}
        />
        {isStated && (
          <IconButton
            icon={RotateCcw}
            iconSize={14}
            label={`Reset to ${usualText}: ${label}`}
            title={`Reset to ${usualText}`}
            onClick={() => onState(id, undefined)}
          />
        )}
      </span>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside
    <div className={styles.edit} onKeyDown={onKeyDown}>
      <FigureField
        ref={field}
        label={label}
        labelHidden
        size="small"
        unit={unit === 'share' ? 'of 1' : unit}
        value={typed}
        hasError={wrong !== undefined}
        errorMessage={wrong}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button size="small" variation="primary" onClick={save}>
        Set
      </Button>
      <Button size="small" onClick={close}>
        Cancel
      </Button>
    </div>
  );
}
