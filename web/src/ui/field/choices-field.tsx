import styles from './field.module.css';

export interface ChoicesFieldProps {
  readonly legend: string;
  readonly help?: string | undefined;
  readonly name: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly chosen: readonly string[];
  /** In the order of the choices, whatever the order of the clicks. */
  readonly onChange: (chosen: string[]) => void;
}

/** Any number of a few. */
export const ChoicesField = ({ legend, help, name, choices, chosen, onChange }: ChoicesFieldProps) => (
  <fieldset className={styles.group}>
    <legend>
      {legend}
      {help && <span className={styles.help}>{help}</span>}
    </legend>
    <div className={styles.choices}>
      {Object.entries(choices).map(([value, words]) => (
        <label key={value} className={styles.choice}>
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(value)}
            onChange={() =>
              onChange(Object.keys(choices).filter((one) => chosen.includes(one) !== (one === value)))
            }
          />
          {words}
        </label>
      ))}
    </div>
  </fieldset>
);
