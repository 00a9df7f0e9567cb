import type { ReactNode } from 'react';
import { StripFigure } from '#web/ui/figure-strip.tsx';

interface TotalProps {
  readonly label: string;
  readonly isEstimate?: boolean;
  readonly note?: string | readonly string[];
  readonly children: ReactNode;
}

/** A sum of the bill, marked where it holds estimates. */
export const Total = ({ label, isEstimate = false, note = '', children }: TotalProps) => (
  <StripFigure label={label} notes={[note].flat().filter((line) => line !== '')}>
    {isEstimate && (
      <>
        <span aria-hidden>~</span>
        <span className="visually-hidden">about </span>
      </>
    )}
    {children}
  </StripFigure>
);

/** What is firm of a sum that holds estimates. */
export const withoutEstimates = (firm: number, shown: string): string =>
  firm === 0 ? 'all estimated' : `${shown} without estimates`;
