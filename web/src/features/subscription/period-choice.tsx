import type { BillingPeriod } from '#shared/subscriptions/plans.ts';
import { ChoiceCards } from '#web/ui/field/choice-cards.tsx';

export interface PeriodChoiceProps {
  readonly period: BillingPeriod;
  readonly onChoose: (period: BillingPeriod) => void;
}

/** Paying by the month or by the year. */
export const PeriodChoice = ({ period, onChoose }: PeriodChoiceProps) => (
  <ChoiceCards
    legend="Paid"
    name="period"
    value={period}
    choices={[
      { value: 'monthly', label: 'By the month', help: 'Cancel at the end of any month.' },
      { value: 'annual', label: 'By the year', help: 'Twelve months at the price of ten.' },
    ]}
    onChange={onChoose}
  />
);
