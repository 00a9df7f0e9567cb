import { type PlanId, plans } from '#shared/plans.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import prose from '#web/ui/prose.module.css';
import styles from './plan-choice.module.css';

export interface PlanChoiceProps {
  readonly chosen: PlanId;
  readonly onChoose: (plan: PlanId) => void;
}

/** One plan of those that are offered, as a group of radio buttons. */
export function PlanChoice({ chosen, onChoose }: PlanChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>Plan</legend>
      {plans
        .filter(({ isActive }) => isActive)
        .map(({ id, name, summary, price }) => (
          <label key={id} className={styles.plan}>
            <input
              type="radio"
              name="planId"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span className={prose.name}>{name}</span>
            <span className={styles.price}>
              {price.amount === 0 ? 'Free' : `${formatMoney(price)} a month`}
            </span>
            <span className={styles.summary}>{summary}</span>
          </label>
        ))}
    </fieldset>
  );
}
