import { Button } from '@aws-amplify/ui-react';
import { Lock, LockOpen } from 'lucide-react';

export interface LockButtonProps {
  readonly isLocked: boolean;
  readonly onChange: (isLocked: boolean) => void;
}

/** Locks an element against planning again, or unlocks it. */
export function LockButton({ isLocked, onChange }: LockButtonProps) {
  const Icon = isLocked ? LockOpen : Lock;
  return (
    <Button
      size="small"
      title={isLocked ? 'Planning again may change it' : 'Planning again leaves it as it is'}
      onClick={() => onChange(!isLocked)}
    >
      <Icon size={14} aria-hidden />
      {isLocked ? 'Unlock' : 'Lock'}
    </Button>
  );
}
