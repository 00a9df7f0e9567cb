import type { Requirements } from '#shared/contract/requirements.ts';
import {
  type DescribedAssumption,
  describedAssumptions,
} from '#shared/network/requirements/described-assumptions.ts';
import prose from '#web/ui/prose.module.css';
import styles from './assumptions-list.module.css';
import { ChangeAssumption, type StateAssumption } from './change-assumption.tsx';

export interface AssumptionsListProps {
  readonly requirements: Requirements;
  /** Without it nothing can be changed. */
  readonly onState: StateAssumption | undefined;
}

/** Each figure that the plan takes for granted: what it is, where it is from, and why. */
export function AssumptionsList({ requirements, onState }: AssumptionsListProps) {
  const used = describedAssumptions(requirements);
  if (used.length === 0)
    return <p className={prose.soft}>The plan depends on no figure that can be changed.</p>;
  return (
    <>
      <p className={prose.note}>
        What the plan takes for granted where the design states nothing. A figure that you change applies from
        the next plan on.
      </p>
      <ul className={styles.list}>
        {used.map((assumption) => (
          <Assumption key={assumption.id} assumption={assumption} onState={onState} />
        ))}
      </ul>
    </>
  );
}

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
