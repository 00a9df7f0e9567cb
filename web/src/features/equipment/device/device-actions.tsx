import { Button } from '@aws-amplify/ui-react';
import { Columns3, Copy, Ellipsis, Pencil, Plus, Rocket } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { deviceHistoryLink } from '#web/documents/deployments/model/deployment-links.ts';
import { actionsOnDevice } from '#web/documents/equipment/actions-on-device.ts';
import { useUser } from '#web/session/session-provider.tsx';
import button from '#web/ui/button.module.css';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { AddToDesignDialog } from './add-to-design-dialog.tsx';
import styles from './device-actions.module.css';
import { InUseDialog } from './in-use-dialog.tsx';
import { useDeviceRemoval } from './use-device-removal.ts';

/** What can be done with a device. The catalogue's are changed by administrators; everyone else adapts a copy. */
export function DeviceActions({ device }: { readonly device: Equipment }) {
  const { isAdmin } = useUser();
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  const removal = useDeviceRemoval(() => navigate('/equipment'));
  const { edit, duplicate, remove } = actionsOnDevice(device, isAdmin, () => void removal.remove(device));
  const compare = { label: 'Compare', icon: Columns3, to: `/equipment/compare?ids=${device.id}` };
  const deployments = {
    label: 'Deployments and compliance',
    icon: Rocket,
    to: deviceHistoryLink(device.id),
    isAvailable: !device.systemOwned,
  };
  return (
    <>
      {edit.isAvailable ? (
        <ButtonLink to={edit.to}>
          <Pencil size={16} aria-hidden />
          {edit.label}
        </ButtonLink>
      ) : (
        <ButtonLink to={duplicate.to} className={styles.long}>
          <Copy size={16} aria-hidden />
          {duplicate.label}
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
        items={edit.isAvailable ? [compare, deployments, duplicate, remove] : [compare, deployments]}
      />
      {isAdding && <AddToDesignDialog device={device} onClose={() => setAdding(false)} />}
      {removal.refusal && <InUseDialog refusal={removal.refusal} onClose={removal.dismiss} />}
    </>
  );
}
