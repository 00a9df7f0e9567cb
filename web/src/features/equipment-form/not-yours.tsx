import { Library } from 'lucide-react';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** A device of the catalogue is not edited but copied, unless by an administrator. */
export function NotYours({ device }: { readonly device: Equipment }) {
  return (
    <EmptyState
      icon={Library}
      title="This device belongs to the catalogue"
      action={<ButtonLink to={`/equipment/new?from=${device.id}`}>Duplicate to my equipment</ButtonLink>}
    >
      All users share it, and only administrators may change it. Duplicate it to get a copy that you can
      change.
    </EmptyState>
  );
}
