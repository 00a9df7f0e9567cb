import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import type { Cell, CellContext } from '#web/features/topology/cells/cell.ts';
import { Problem } from '#web/ui/problem.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import styles from './cell-field.module.css';

export interface CellFieldProps<E> {
  readonly cell: Cell<E>;
  /** What is edited: one element, or several of which each gets what is typed. */
  readonly elements: readonly [E, ...E[]];
  readonly context: CellContext;
  /** Names the field where it is not `Label`: `Label of HQ-CORE-1` in a table. */
  readonly name?: string;
  /** In a table only screen readers get the name, and the field looks like text until it is used. */
  readonly isQuiet?: boolean;
  /** Places it in a table, for the keyboard and for pasting. */
  readonly place?: { readonly id: string; readonly column: number };
  readonly onChange: (text: string) => void;
}

/**
 * A value to type over. Enter or leaving the field keeps it, Escape puts the old one back. What is no value stays in the
 * field with the reason, to be mended; where the field goes away with it, a message says so.
 */
export function CellField<E>(props: CellFieldProps<E>) {
  const { cell, elements, context, name = cell.label, isQuiet = false, place, onChange } = props;
  const [first] = elements;
  const values = elements.map((element) => cell.text(element, context));
  const isMixed = values.some((value) => value !== values[0]);
  const shown = isMixed ? '' : (values[0] ?? '');
  const value = isQuiet ? shown.replaceAll('\n', ', ') : shown;
  const [text, setText] = useState(value);
  const [isActive, setActive] = useState(false);
  const id = useId();
  useEffect(() => setText(value), [value]);
  const written = text === value ? first : cell.write(first, text, context);
  const problem = typeof written === 'string' ? written : undefined;

  const toast = useToast();
  const unkept = problem && `“${text.trim()}” was not kept as ${cell.label.toLowerCase()}. ${problem}`;
  const report = useEffectEvent(() => unkept && toast.error(unkept));
  useEffect(() => () => void report(), []);

  const finish = () => {
    setActive(false);
    if (problem === undefined && text !== value) onChange(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const isDone = event.key === 'Enter' && (cell.kind !== 'lines' || isQuiet || event.ctrlKey);
    if (isDone && problem === undefined && !isQuiet) event.currentTarget.blur();
    if (event.key !== 'Escape' || text === value) return;
    setText(value);
    event.stopPropagation();
  };
  const attributes = {
    id,
    'data-kept': text === value,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    placeholder: isMixed ? 'Several values' : undefined,
  };
  const isSuggesting = cell.suggestions !== undefined || (isQuiet && cell.kind === 'choice');
  const suggestions = isActive ? suggestionsOf(cell, first, context, isQuiet) : [];
  return (
    <div
      className={styles.field}
      data-quiet={isQuiet}
      data-code={cell.isCode}
      data-list={isQuiet && cell.kind === 'lines'}
    >
      <label htmlFor={id} className={isQuiet ? 'visually-hidden' : styles.name}>
        {name}
        {cell.unit && <span className={styles.unit}> {cell.unit}</span>}
      </label>
      {cell.kind === 'choice' && !isQuiet ? (
        <select {...attributes} value={text} onChange={(event) => onChange(event.target.value)}>
          {isMixed && <option value="">Several values</option>}
          {(cell.choices ?? []).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      ) : cell.kind === 'lines' && !isQuiet ? (
        <textarea
          {...attributes}
          rows={Math.min(6, text.split('\n').length + 1)}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={finish}
          onKeyDown={onKeyDown}
        />
      ) : (
        <input
          {...attributes}
          style={isQuiet && cell.kind === 'choice' ? { minWidth: widestChoice(cell) } : undefined}
          data-id={place?.id}
          data-column={place?.column}
          title={shown.includes('\n') ? shown : undefined}
          autoComplete="off"
          list={isSuggesting ? `${id}-list` : undefined}
          value={wordsOf(cell, text, value)}
          onChange={(event) => setText(event.target.value)}
          onFocus={() => setActive(true)}
          onBlur={finish}
          onKeyDown={onKeyDown}
        />
      )}
      {isSuggesting && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </div>
  );
}

/** A choice is read whole, however much of the width other columns take: letters are narrower than figures on average. */
const widestChoice = <E,>({ choices = [] }: Cell<E>): string =>
  `calc(${0.85 * Math.max(...choices.map(([, words]) => words.length))}ch + 1rem)`;

/** Few enough for a list to open at once. */
const mostSuggested = 100;

function suggestionsOf<E>(
  cell: Cell<E>,
  element: E,
  context: CellContext,
  isQuiet: boolean,
): readonly string[] {
  if (isQuiet && cell.kind === 'choice') return (cell.choices ?? []).map(([, words]) => words);
  return [...new Set(cell.suggestions?.(element, context))].slice(0, mostSuggested);
}

/** A choice in a table is shown by its words until it is typed over. */
const wordsOf = <E,>({ kind, choices = [] }: Cell<E>, text: string, value: string): string =>
  kind === 'choice' && text === value ? (choices.find(([choice]) => choice === text)?.[1] ?? text) : text;
