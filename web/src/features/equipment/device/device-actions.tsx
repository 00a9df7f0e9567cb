import { Button } from '@aws-amplify/ui-react';
import { Columns3, Copy, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { useUser } from '#web/session/session-provider.tsx';
import button from '#web/ui/button.module.css';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { AddToDesignDialog } from './add-to-design-dialog.tsx';
import styles from './device-actions.module.css';
import { InUseDialog } from './in-use-dialog.tsx';
import { useDeviceRemoval } from './use-device-removal.ts';

/** What can be done with a device. The catalogue's are changed by administrators; everybody else adapts a copy. */
export function DeviceActions({ device }: { readonly device: Equipment }) {
  const { isAdmin } = useUser();
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  const removal = useDeviceRemoval(() => navigate('/equipment'));
  const mayChange = isAdmin || !device.systemOwned;
  const copyOf = `/equipment/new?from=${device.id}`;

  const items: readonly MenuItem[] = [
    { label: 'Compare', icon: Columns3, to: `/equipment/compare?ids=${device.id}` },
    ...(mayChange
      ? [
          { label: device.systemOwned ? 'Duplicate to my equipment' : 'Duplicate', icon: Copy, to: copyOf },
          { label: 'Delete', icon: Trash2, destructive: true, onSelect: () => void removal.remove(device) },
        ]
      : []),
  ];
  return (
    <>
      {mayChange ? (
        <ButtonLink to={`/equipment/${device.id}/edit`}>
          <Pencil size={16} aria-hidden />
          Edit
        </ButtonLink>
      ) : (
        <ButtonLink to={copyOf} className={styles.long}>
          <Copy size={16} aria-hidden />
          Duplicate to my equipment
        </ButtonLink>
      )}
      <Button
        variation="primary"
        isLoading={removal.isDeleting}
        loadingText="Deleting"
        onClick={() => setAdding(true)}
      >
        <Plus size={16} aria-hidden />
        Add to a design
      </Button>
      <Menu
        label="More actions"
        trigger={<Ellipsis size={18} aria-hidden />}
        triggerClassName={button.outlined}
        items={items}
      />
      {isAdding && <AddToDesignDialog device={device} onClose={() => setAdding(false)} />}
      {removal.refusal && <InUseDialog refusal={removal.refusal} onClose={removal.dismiss} />}
    </>
  );
}
