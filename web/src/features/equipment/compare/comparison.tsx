import { Button, SwitchField } from '@aws-amplify/ui-react';
import { Columns3, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { formatCount, plural } from '#shared/vocabulary/counts.ts';
import { EstimateNote } from '#web/documents/equipment/figure.tsx';
import {
  type CompareView,
  catalogueWith,
  compareAddressOf,
  mostCompared,
} from '#web/documents/equipment/model/compare-address.ts';
import { PortKey } from '#web/documents/equipment/port-key.tsx';
import { compareDevices } from '#web/features/equipment/model/compare-devices.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import prose from '#web/ui/prose.module.css';
import { AddComparedDialog } from './add-compared-dialog.tsx';
import { CompareTable } from './compare-table.tsx';
import styles from './comparison.module.css';

export interface ComparisonProps {
  readonly devices: readonly Equipment[];
  readonly view: CompareView;
}

/** The devices that the address names, their figures, and what of the address cannot be shown. */
export function Comparison({ devices, view }: ComparisonProps) {
  const { ids, onlyDifferences } = view;
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const compared = useMemo(
    () => ids.flatMap((id) => devices.find((device) => device.id === id) ?? []),
    [ids, devices],
  );
  const groups = compareDevices(compared, onlyDifferences && compared.length > 1);
  const show = (change: Partial<CompareView>) => navigate(`?${compareAddressOf({ ...view, ...change })}`);
  const add = (id: string) => {
    setAdding(false);
    show({ ids: [...compared.map((device) => device.id), id] });
  };

  return (
    <Page
      title="Compare devices"
      breadcrumb={[{ label: 'Equipment', to: catalogueWith(compared.map(({ id }) => id)) }]}
      width="wide"
      action={
        compared.length > 0 &&
        compared.length < mostCompared && (
          <Button variation="primary" onClick={() => setAdding(true)}>
            <Plus size={16} aria-hidden />
            Add a device
          </Button>
        )
      }
    >
      <Missing
        view={view}
        shown={compared.length}
        onDrop={() => show({ ids: compared.map(({ id }) => id) })}
      />
      {compared.length === 0 ? (
        <EmptyState
          icon={Columns3}
          title="Nothing to compare yet"
          action={
            <>
              <ButtonLink to="/equipment">Choose in the catalogue</ButtonLink>
              <Button variation="primary" onClick={() => setAdding(true)}>
                Add a device
              </Button>
            </>
          }
        >
          Choose up to {mostCompared} devices to see their figures side by side, with what differs and which
          is better.
        </EmptyState>
      ) : (
        <div className={layout.stack3}>
          <div className={styles.tools}>
            <SwitchField
              label="Only differences"
              isChecked={onlyDifferences}
              isDisabled={compared.length < 2}
              onChange={(event) => show({ onlyDifferences: event.target.checked })}
            />
            <p className={prose.detail}>
              {compared.length < 2
                ? 'Add a second device to see what differs.'
                : 'Figures that differ are tinted and marked; “Best” marks the better one, other things being equal.'}
            </p>
          </div>
          <CompareTable
            devices={compared}
            groups={groups}
            onRemove={(id) => show({ ids: ids.filter((other) => other !== id) })}
          />
          {groups.length === 0 && <p className={prose.detail}>All figures of these devices are the same.</p>}
          <EstimateNote />
          <PortKey />
        </div>
      )}
      {isAdding && (
        <AddComparedDialog
          devices={devices}
          compared={compared}
          onAdd={add}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  );
}

interface MissingProps {
  readonly view: CompareView;
  /** Devices that are shown. */
  readonly shown: number;
  readonly onDrop: () => void;
}

/** What the address asks for and cannot be shown. */
function Missing({ view: { ids, tooMany }, shown, onDrop }: MissingProps) {
  const unknown = ids.length - shown;
  if (unknown === 0 && tooMany === 0) return null;
  const sentences = [
    ...(unknown > 0
      ? [
          `${formatCount(unknown, 'device')} of this comparison ${plural(unknown, 'is', 'are')} not available: deleted since, or owned by someone else.`,
        ]
      : []),
    ...(tooMany > 0
      ? [
          `${mostCompared} devices can be compared at once; ${tooMany} more ${plural(tooMany, 'is', 'are')} left out.`,
        ]
      : []),
  ];
  return (
    <Notice
      tone="warn"
      action={
        <Button size="small" onClick={onDrop}>
          Leave out
        </Button>
      }
    >
      {sentences.join(' ')}
    </Notice>
  );
}
