import { Button } from '@aws-amplify/ui-react';
import { Download, Lock } from 'lucide-react';
import { planWith } from '#web/documents/subscriptions/model/plan-with.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { saveCsv } from '#web/ui/save-csv.ts';
import { usePlanFeatures } from './use-plan-features.ts';

export interface DownloadCsvProps {
  readonly fileName: string;
  /** Written when it is asked for. */
  readonly write: () => string;
  /** Which of several, for screen readers: `Download policies as CSV`. */
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly children?: string;
}

/** Saves a table as CSV; the mark in front makes spreadsheets read it as UTF-8. Names the plan that has it, where one's own has not. */
export function DownloadCsv({
  fileName,
  write,
  name,
  isDisabled = false,
  children = 'Download CSV',
}: DownloadCsvProps) {
  const { exportFormats } = usePlanFeatures();
  const larger = planWith((features) => features.exportFormats.includes('csv'));
  if (!exportFormats.includes('csv') && larger)
    return (
      <ButtonLink to={`/subscription?plan=${larger.id}`} size="small">
        <Lock size={16} aria-hidden />
        {children} with {larger.name}
      </ButtonLink>
    );
  return (
    <Button size="small" aria-label={name} isDisabled={isDisabled} onClick={() => saveCsv(write(), fileName)}>
      <Download size={16} aria-hidden />
      {children}
    </Button>
  );
}
