import { StepperField } from '@aws-amplify/ui-react';

export interface QuantityFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** The contract's bounds. */
const bounds = { min: 1, max: 100_000 } as const;

/** How many of a device: typed, or stepped by buttons and arrows. What is typed counts on Enter or when it is left. */
export const QuantityField = ({ label, value, onChange }: QuantityFieldProps) => (
  <StepperField
    label={label}
    labelHidden
    size="small"
    {...bounds}
    value={value}
    decreaseButtonLabel={`${label}: decrease to`}
    increaseButtonLabel={`${label}: increase to`}
    onStepChange={(next) => {
      // It also speaks when nothing was changed, and of parts where only whole pieces can be had.
      const whole = Math.round(next);
      if (Number.isFinite(whole) && whole !== value) onChange(whole);
    }}
    onKeyDown={(event) => {
      if (event.key === 'Enter' && event.target instanceof HTMLElement) {
        event.target.blur();
        event.target.focus();
      }
    }}
  />
);
