import { Button, SwitchField } from '@aws-amplify/ui-react';
import { CheckCheck, CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import type { Advice } from '#shared/contract/equipment-advice.ts';
import { isCostEstimate } from '#shared/network/recommend/money.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { formatSum } from '#shared/vocabulary/money.ts';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import styles from './advice-bar.module.css';

export interface AdviceBarProps {
  readonly advice: Advice;
  readonly vendor: string;
  readonly isVendorOnly: boolean;
  readonly onVendorOnly: (only: boolean) => void;
  /** Roles whose recommended device is not in the design. */
  readonly waiting: number;
  readonly isReady: boolean;
  readonly onAcceptAll: () => void;
  /** Whether the roles are shown. */
  readonly isListed: boolean;
  /** Absent where the roles cannot be folded: one of them has no device yet. */
  readonly onList: ((listed: boolean) => void) | undefined;
  readonly isEverythingOpen: boolean;
  readonly onOpenAll: (all: boolean) => void;
}

/** The cost of what is recommended against the budget, and what concerns all roles. */
export function AdviceBar({
  advice,
  vendor,
  isVendorOnly,
  onVendorOnly,
  waiting,
  isReady,
  onAcceptAll,
  isListed,
  onList,
  isEverythingOpen,
  onOpenAll,
}: AdviceBarProps) {
  const openAll = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.bar}>
      <Budget advice={advice} isFilled={onList !== undefined} />
      <div className={layout.row3}>
        {vendor !== '' && (
          <SwitchField
            label={`Only ${vendor}`}
            labelPosition="end"
            isChecked={isVendorOnly}
            onChange={({ target }) => onVendorOnly(target.checked)}
          />
        )}
        {onList && (
          <Button size="small" aria-expanded={isListed} onClick={() => onList(!isListed)}>
            {isListed ? 'Hide the roles' : `Show ${formatCount(advice.roles.length, 'role')}`}
          </Button>
        )}
        <Button ref={openAll} size="small" onClick={() => onOpenAll(!isEverythingOpen)}>
          {isEverythingOpen ? 'Collapse all' : 'Expand all'}
        </Button>
        {waiting > 0 && (
          <Button
            size="small"
            variation="primary"
            isDisabled={!isReady}
            onClick={() => {
              // This button disappears: the focus stays near it.
              openAll.current?.focus();
              onAcceptAll();
            }}
          >
            <CheckCheck size={16} aria-hidden />
            Accept all {waiting}
          </Button>
        )}
      </div>
    </div>
  );
}

interface BudgetProps {
  readonly advice: Advice;
  /** Every role has a device in the design. */
  readonly isFilled: boolean;
}

function Budget({ advice: { roles, cost, budget, currency }, isFilled }: BudgetProps) {
  const about = roles.some(({ choice }) => choice && isCostEstimate(choice.device)) ? '~' : '';
  const show = (amount: number) => formatSum({ amount, currency });
  const isOver = budget !== null && cost > budget;
  return (
    <div className={styles.budget}>
      <p className={styles.sum}>
        <strong>
          {about && <span className="visually-hidden">about </span>}
          <span aria-hidden>{about}</span>
          {show(cost)}
        </strong>{' '}
        {budget === null
          ? 'including the first year’s licences; no budget is set'
          : `of a ${show(budget)} budget, including the first year’s licences`}
      </p>
      {budget !== null && budget > 0 && (
        <>
          <div className={styles.meter} data-over={isOver} aria-hidden>
            <div style={{ width: `${Math.min(100, (cost / budget) * 100)}%` }} />
          </div>
          <p className={styles.left} data-over={isOver}>
            {isOver ? `${show(cost - budget)} over the budget` : `${show(budget - cost)} left`}
          </p>
        </>
      )}
      {isFilled && (
        <p className={prose.done}>
          <CircleCheck size={16} aria-hidden />
          {roles.length === 1 ? 'The role has' : `All ${roles.length} roles have`} a device in the design
        </p>
      )}
      <LeftOut roles={roles} />
    </div>
  );
}

/** What the cost does not include. */
function LeftOut({ roles }: Pick<Advice, 'roles'>) {
  const without = roles.filter(({ choice }) => choice === null).length;
  const unpriced = roles.filter(({ choice }) => choice && choice.cost === undefined).length;
  if (without + unpriced === 0) return null;
  return (
    <p className={styles.leftOut}>
      {joinAnd(
        [
          without > 0 ? `${formatCount(without, 'role')} without a device that fits` : '',
          unpriced > 0 ? `${formatCount(unpriced, 'role')} without a known price` : '',
        ].filter(Boolean),
      )}
    </p>
  );
}
