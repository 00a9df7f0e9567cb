import { Button } from '@aws-amplify/ui-react';
import { ArchiveRestore, CircleDot, Download, Ellipsis, Pencil, Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Design } from '#shared/contract/designs.ts';
import { actionsOnDesign } from '#web/documents/designs/actions-on-design.ts';
import { designStatuses, type SettableStatus } from '#web/documents/designs/design-statuses.ts';
import { useDesignChanges } from '#web/documents/designs/use-design-changes.ts';
import type { Action } from '#web/ui/actions/action.ts';
import button from '#web/ui/button.module.css';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Menu } from '#web/ui/menu.tsx';

const settable: readonly SettableStatus[] = ['draft', 'active', 'template'];

/** What can be done to a design as a whole. */
export function DesignActions({ design }: { readonly design: Design }) {
  const { archive, restore, remove, setStatus } = useDesignChanges();
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const busyWhile = async (change: Promise<boolean>) => {
    setBusy(true);
    const hasChanged = await change;
    setBusy(false);
    return hasChanged;
  };

  const { edit, duplicate, ...tasks } = actionsOnDesign(design, {
    archive: async () => {
      if (await busyWhile(archive(design))) navigate('/designs');
    },
    restore: () => void busyWhile(restore(design)),
    remove: async () => {
      if (await busyWhile(remove(design))) navigate('/designs');
    },
  });
  if (tasks.restore.isAvailable)
    return (
      <>
        <Button isLoading={isBusy} loadingText="Restoring" onClick={tasks.restore.perform}>
          <ArchiveRestore size={16} aria-hidden />
          {tasks.restore.label}
        </Button>
        <MoreMenu items={[duplicate, tasks.remove]} />
      </>
    );
  return (
    <>
      <ButtonLink to={edit.to}>
        <Pencil size={16} aria-hidden />
        {edit.label}
      </ButtonLink>
      <MoreMenu
        items={[
          ...settable
            .filter((status) => status !== design.designStatus)
            .map((status) => ({
              label: `Mark as ${designStatuses[status].word.toLowerCase()}`,
              icon: CircleDot,
              perform: () => void busyWhile(setStatus(design, status)),
            })),
          duplicate,
          ...(design.plannedDevices > 0 ? fileActions(design.id) : []),
          tasks.archive,
          tasks.remove,
        ]}
      />
    </>
  );
}

/** The dialogs are on the canvas, whose drawing they write and read. */
const fileActions = (id: string): Action[] => [
  { label: 'Export the topology…', icon: Download, to: `/designs/${id}/topology?file=export` },
  { label: 'Import a network…', icon: Upload, to: `/designs/${id}/topology?file=import` },
];

const MoreMenu = ({ items }: { readonly items: readonly Action[] }) => (
  <Menu
    label="More actions"
    trigger={<Ellipsis size={18} aria-hidden />}
    triggerClassName={button.outlined}
    items={items}
  />
);
