import styles from './field.module.css';

export interface ChoiceCardsProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly help: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, where the choice changes what is asked next. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, name, value, choices, onChange } = props;
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.cards}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.label}
              <span className={styles.help}>{choice.help}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
