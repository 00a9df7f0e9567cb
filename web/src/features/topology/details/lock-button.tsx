import { Button } from '@aws-amplify/ui-react';
import { Lock, LockOpen } from 'lucide-react';

export interface LockButtonProps {
  readonly isLocked: boolean;
  readonly onChange: (isLocked: boolean) => void;
}

/** Locks an element against planning again and against being moved or removed, or unlocks it. */
export function LockButton({ isLocked, onChange }: LockButtonProps) {
  const Icon = isLocked ? LockOpen : Lock;
  return (
    <Button
      size="small"
      title={
        isLocked
          ? 'It can be moved and removed, and planning again may change it'
          : 'Planning again leaves it as it is, and nothing moves or removes it'
      }
      onClick={() => onChange(!isLocked)}
    >
      <Icon size={14} aria-hidden />
      {isLocked ? 'Unlock' : 'Lock'}
    </Button>
  );
}
