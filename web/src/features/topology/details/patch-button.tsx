import { Button } from '@aws-amplify/ui-react';
import type { PerformedAction } from '#web/ui/actions/action.ts';

/** Links what the panel shows to the next free ports of a switch. */
export const PatchButton = ({
  action: { icon: Icon, label, perform },
}: {
  readonly action: PerformedAction;
}) => (
  <Button size="small" onClick={() => perform()}>
    {Icon && <Icon size={14} aria-hidden />}
    {label}
  </Button>
);
