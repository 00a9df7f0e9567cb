import { Button } from '@aws-amplify/ui-react';
import { Archive, ArchiveRestore, CircleDot, Copy, Ellipsis, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Design } from '#shared/contract/designs.ts';
import { type SettableStatus, statusLabels } from '#web/documents/designs/model/design-labels.ts';
import { useDesignChanges } from '#web/documents/designs/use-design-changes.ts';
import button from '#web/ui/button.module.css';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';

const settable: readonly SettableStatus[] = ['draft', 'active', 'template'];

/** What can be done to a design as a whole. */
export function DesignActions({ design }: { readonly design: Design }) {
  const { archive, restore, setStatus } = useDesignChanges();
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const busyWhile = async (change: Promise<boolean>) => {
    setBusy(true);
    const hasChanged = await change;
    setBusy(false);
    return hasChanged;
  };

  const duplicate: MenuItem = { label: 'Duplicate', icon: Copy, to: `/designs/new?from=${design.id}` };
  if (design.designStatus === 'archived')
    return (
      <>
        <Button isLoading={isBusy} loadingText="Restoring" onClick={() => void busyWhile(restore(design))}>
          <ArchiveRestore size={16} aria-hidden />
          Restore
        </Button>
        <MoreMenu items={[duplicate]} />
      </>
    );
  return (
    <>
      <ButtonLink to={`/designs/${design.id}/edit`}>
        <Pencil size={16} aria-hidden />
        Edit
      </ButtonLink>
      <MoreMenu
        items={[
          ...settable
            .filter((status) => status !== design.designStatus)
            .map((status) => ({
              label: `Mark as ${statusLabels[status].toLowerCase()}`,
              icon: CircleDot,
              onSelect: () => void busyWhile(setStatus(design, status)),
            })),
          duplicate,
          {
            label: 'Archive',
            icon: Archive,
            onSelect: async () => {
              if (await busyWhile(archive(design))) navigate('/designs');
            },
          },
        ]}
      />
    </>
  );
}

const MoreMenu = ({ items }: { readonly items: readonly MenuItem[] }) => (
  <Menu
    label="More actions"
    trigger={<Ellipsis size={18} aria-hidden />}
    triggerClassName={button.outlined}
    items={items}
  />
);
