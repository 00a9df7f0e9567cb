import { Button } from '@aws-amplify/ui-react';
import { Check, Copy } from 'lucide-react';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps {
  readonly text: string;
  /** Which of several, for screen readers: `Copy the remediation`. */
  readonly name?: string;
  readonly children?: string;
}

/** Copies a text that is too long to be the button itself. */
export function CopyButton({ text, name, children = 'Copy' }: CopyButtonProps) {
  const { copy, isCopied } = useCopy();
  return (
    <Button size="small" aria-label={isCopied ? undefined : name} onClick={() => copy(text)}>
      {isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      <span aria-live="polite">{isCopied ? 'Copied' : children}</span>
    </Button>
  );
}
