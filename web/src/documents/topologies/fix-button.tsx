import { Button } from '@aws-amplify/ui-react';
import { Wrench } from 'lucide-react';
import type { Fix } from '#shared/network/checks/finding.ts';
import { midSentence } from '#shared/vocabulary/mid-sentence.ts';

export interface FixButtonProps {
  readonly fix: Fix;
  readonly onFix: (fix: Fix) => void;
  /** While another one is being applied. */
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
}

/** Applies the repair of a finding; its words say what it changes. */
export function FixButton({ fix, onFix, isDisabled = false, className = '' }: FixButtonProps) {
  return (
    <Button size="small" className={className} isDisabled={isDisabled} onClick={() => onFix(fix)}>
      <Wrench size={13} aria-hidden />
      Fix: {midSentence(fix.label)}
    </Button>
  );
}
