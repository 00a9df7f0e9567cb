import { useState } from 'react';
import type { Advice, RoleAdvice } from '#shared/contract/equipment-advice.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import type { DesignEquipment } from '#web/documents/equipment/use-design-equipment.ts';
import { type Acceptance, changesFor } from '#web/features/design-equipment/model/acceptance.ts';
import { fillingsOf } from '#web/features/design-equipment/model/fillings.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { AdviceBar } from './advice-bar.tsx';
import styles from './advice-list.module.css';
import { RoleCard } from './role-card.tsx';

export interface AdviceListProps {
  readonly advice: Advice;
  readonly equipment: DesignEquipment;
  /** The preferred vendor of the requirements; empty where none is. */
  readonly vendor: string;
  readonly isVendorOnly: boolean;
  /** The answer to another question stands while this one is on its way. */
  readonly isOutdated: boolean;
  readonly onVendorOnly: (only: boolean) => void;
}

/** The roles of a design with the device for each, and what to do about all of them. */
export function AdviceList(props: AdviceListProps) {
  const { advice, equipment, vendor, isVendorOnly, isOutdated, onVendorOnly } = props;
  const toast = useToast();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [isListed, setListed] = useState<boolean>();
  const { roles } = advice;
  const { lines } = equipment;
  const fillings = fillingsOf(roles, lines ?? []);
  const keys = roles.map(keyOf);
  const isReady = lines !== undefined && !isOutdated;
  const waiting = roles.flatMap((role) =>
    role.choice && !fillings.has(role) ? [{ advice: role, device: role.choice.device }] : [],
  );

  const isAllFilled = roles.length > 0 && fillings.size === roles.length;
  /** With a device for every role the bill comes first: the list is collapsed until it is opened. */
  const showsList = isListed ?? !isAllFilled;

  const accept = async (acceptances: readonly Acceptance[]) => {
    if (lines && (await equipment.apply(changesFor(acceptances, lines, fillings)))) {
      toast.success(acceptedSentence(acceptances));
    }
  };
  const toggle = (key: string) => {
    setListed(true);
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };

  return (
    <>
      <AdviceBar
        advice={advice}
        vendor={vendor}
        isVendorOnly={isVendorOnly}
        onVendorOnly={onVendorOnly}
        waiting={waiting.length}
        isReady={isReady && !equipment.isAssigning}
        onAcceptAll={() => {
          setListed(undefined);
          void accept(waiting);
        }}
        isListed={showsList}
        onList={isAllFilled ? setListed : undefined}
        isEverythingOpen={open.size === roles.length}
        onOpenAll={(all) => {
          setListed(true);
          setOpen(new Set(all ? keys : []));
        }}
      />
      {showsList && (
        <ol className={styles.roles} aria-busy={isOutdated}>
          {roles.map((role) => (
            <RoleCard
              key={keyOf(role)}
              role={role}
              advice={advice}
              filling={fillings.get(role)}
              isOpen={open.has(keyOf(role))}
              onToggle={() => toggle(keyOf(role))}
              isReady={isReady}
              onAccept={(device) => {
                setListed(true);
                void accept([{ advice: role, device }]);
              }}
            />
          ))}
        </ol>
      )}
    </>
  );
}

/** A node of the plan fills one role. */
const keyOf = ({ role, places }: RoleAdvice): string => `${role} ${places[0]?.nodeId ?? ''}`;

function acceptedSentence(acceptances: readonly Acceptance[]): string {
  const [first] = acceptances;
  return first && acceptances.length === 1
    ? `${deviceName(first.device)} is in the design.`
    : `The devices for ${formatCount(acceptances.length, 'role')} are in the design.`;
}
