import { databaseSystems, type Requirements } from '#shared/contract/requirements.ts';
import {
  type AssumedChoice,
  assumedChoices,
  type DescribedAssumption,
  describedAssumptions,
} from '#shared/network/requirements/described-assumptions.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { Fold } from '#web/ui/fold.tsx';
import prose from '#web/ui/prose.module.css';
import { usePrinting } from '#web/ui/use-printing.ts';
import styles from './assumptions-list.module.css';
import { ChangeAssumption, type StateAssumption } from './change-assumption.tsx';

export interface AssumptionsListProps {
  readonly requirements: Requirements;
  /** Without it nothing can be changed. */
  readonly onState: StateAssumption | undefined;
  /** Answers what is assumed to be one of several. */
  readonly onChoose: ChooseAssumed | undefined;
  /** Where something else is to be done on the page: only what the design states itself is unfolded. */
  readonly isFolded?: boolean;
}

/** States a choice that the plan took for granted. */
export type ChooseAssumed = (field: AssumedChoice['field'], value: AssumedChoice['value']) => void;

const groups = [
  { isRule: false, title: 'People, traffic and Wi-Fi' },
  { isRule: true, title: 'How it is built and chosen' },
] as const;

/** Each figure that the plan takes for granted: what it is, where it is from, and why. What clients know better comes first. */
export function AssumptionsList({ requirements, onState, onChoose, isFolded = false }: AssumptionsListProps) {
  const isPrinting = usePrinting();
  const used = describedAssumptions(requirements);
  const choices = assumedChoices(requirements);
  if (used.length === 0)
    return <p className={prose.soft}>The plan does not depend on any figure that can be changed.</p>;
  return (
    <>
      <p className={prose.note}>
        What the plan takes for granted where the design states nothing. A figure that you change applies from
        the next plan on.
      </p>
      {choices.length > 0 && (
        <ul className={styles.list}>
          {choices.map((choice) => (
            <Choice key={choice.field} choice={choice} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {groups.map(({ isRule, title }) => {
        const figures = used.filter((each) => each.isRule === isRule);
        const stated = figures.filter(({ isStated }) => isStated).length;
        return (
          figures.length > 0 && (
            <Fold
              key={title}
              title={title}
              note={`${formatCount(figures.length, 'figure')}${stated > 0 ? `, ${formatNumber(stated)} stated by this design` : ''}`}
              isOpenAtFirst={stated > 0 || !(isFolded || isRule)}
              isHeldOpen={isPrinting}
            >
              <ul className={styles.list}>
                {figures.map((assumption) => (
                  <Assumption key={assumption.id} assumption={assumption} onState={onState} />
                ))}
              </ul>
            </Fold>
          )
        );
      })}
    </>
  );
}

interface ChoiceProps {
  readonly choice: AssumedChoice;
  readonly onChoose: ChooseAssumed | undefined;
}

const Choice = ({ choice: { field, label, value, text, origin, why, values }, onChoose }: ChoiceProps) => (
  <li className={styles.assumption}>
    <div>
      {label}
      <span className={prose.beneath}>{why}</span>
    </div>
    {onChoose ? (
      <ChoiceField
        label={`Change: ${label}`}
        labelHidden
        size="small"
        choices={values}
        value={value}
        onChange={({ target }) => {
          const chosen = databaseSystems.find((system) => system === target.value);
          if (chosen !== undefined) onChoose(field, chosen);
        }}
      />
    ) : (
      <span>{text}</span>
    )}
    <span className={prose.smallSoft}>{origin}</span>
  </li>
);

interface AssumptionProps {
  readonly assumption: DescribedAssumption;
  readonly onState: StateAssumption | undefined;
}

const Assumption = ({ assumption, onState }: AssumptionProps) => (
  <li className={styles.assumption} data-stated={assumption.isStated}>
    <div>
      {assumption.label}
      <span className={prose.beneath}>{assumption.why}</span>
    </div>
    {onState ? (
      <ChangeAssumption assumption={assumption} onState={onState} />
    ) : (
      <span>{assumption.text}</span>
    )}
    <span className={prose.smallSoft}>
      {assumption.origin}
      {assumption.isStated && ` instead of ${assumption.usualText}`}
    </span>
  </li>
);
