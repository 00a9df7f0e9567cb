import { Button } from '@aws-amplify/ui-react';
import { ChevronDown, CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Device } from '#shared/contract/device.ts';
import type { Advice, RoleAdvice } from '#shared/contract/equipment-advice.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { roleLabels } from '#shared/vocabulary/fields/role-labels.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { DeviceWords } from '#web/features/design-equipment/bill/device-words.tsx';
import type { Filling } from '#web/features/design-equipment/model/fillings.ts';
import { roleInWords, sitesInWords, sitesOf } from '#web/features/design-equipment/model/places-by-site.ts';
import { scoreMeaning } from '#web/features/design-equipment/model/score-parts.ts';
import card from '#web/ui/card.module.css';
import prose from '#web/ui/prose.module.css';
import { Cost } from './cost.tsx';
import styles from './role-card.module.css';
import { RoleDetails } from './role-details.tsx';

export interface RoleCardProps {
  readonly role: RoleAdvice;
  readonly advice: Advice;
  /** What the design has for these places. */
  readonly filling: Filling | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Whether it is known what the design has. */
  readonly isReady: boolean;
  readonly onAccept: (device: Device) => void;
}

/** One role: which device, how many, where, what it costs and how it scores; the reasoning opens beneath. */
export function RoleCard(props: RoleCardProps) {
  const { role, advice, filling, isOpen, onToggle, isReady } = props;
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  /** The button that accepted goes away: the focus stays on the card. */
  const onAccept = (device: Device) => {
    toggle.current?.focus();
    props.onAccept(device);
  };
  const { choice } = role;
  const name = roleLabels[role.role];
  const sites = sitesInWords(sitesOf(role.places));
  return (
    <li className={`${card.surface} ${styles.card}`} data-filled={filling !== undefined}>
      <div className={styles.summary}>
        <div className={styles.role}>
          <h3>{name}</h3>
          <p>
            {formatNumber(role.quantity)} ×{sites && ` at ${sites}`}
          </p>
        </div>
        <div className={styles.device}>
          {choice ? <DeviceWords device={choice.device} /> : <NothingFits role={role} />}
          {choice && choice.warnings.length > 0 && <Warnings of={choice.warnings} />}
          <FilledBy role={role} filling={filling} />
        </div>
        {choice && (
          <div className={styles.figures}>
            <Cost device={choice.device} cost={choice.cost} currency={advice.currency} />
            <p className={styles.score} title={scoreMeaning}>
              Score <span>{Math.round(choice.score)}</span> of 100
            </p>
          </div>
        )}
        <div className={styles.actions}>
          {choice && filling?.line.id !== choice.device.id && (
            <Button size="small" isDisabled={!isReady} onClick={() => onAccept(choice.device)}>
              {filling ? 'Use this instead' : 'Accept'}
              <span className="visually-hidden">
                : {deviceName(choice.device)} for {roleInWords(role)}
              </span>
            </Button>
          )}
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
          >
            Why
            <span className="visually-hidden">
              {' '}
              {choice ? deviceName(choice.device) : 'nothing'} for {roleInWords(role)}
            </span>
            <ChevronDown size={16} aria-hidden />
          </button>
        </div>
      </div>
      {isOpen && (
        <div id={id} className={styles.details}>
          <RoleDetails role={role} advice={advice} filling={filling} isReady={isReady} onAccept={onAccept} />
        </div>
      )}
    </li>
  );
}

/** The first of them; the others stand in the details. */
const Warnings = ({ of }: { readonly of: readonly string[] }) => (
  <div className={styles.nothing}>
    <p>
      <TriangleAlert size={16} aria-hidden />
      {of[0]}
    </p>
    {of.length > 1 && <p>And {formatCount(of.length - 1, 'more warning')} under Why.</p>}
  </div>
);

const NothingFits = ({ role: { relax } }: { readonly role: RoleAdvice }) => (
  <div className={styles.nothing}>
    <p>
      <TriangleAlert size={16} aria-hidden />
      No device fits
    </p>
    {relax && <p>{relax.sentence}</p>}
  </div>
);

function FilledBy({ role: { choice, quantity }, filling }: Pick<RoleCardProps, 'role' | 'filling'>) {
  if (!filling) return null;
  const { line, use } = filling;
  const isChoice = line.id === choice?.device.id;
  return (
    <p className={prose.done}>
      <CircleCheck size={16} aria-hidden />
      {isChoice ? 'In the design' : `In the design: ${deviceName(line.device)}`}
      {use.quantity !== quantity && `, ${formatNumber(use.quantity)} instead of ${formatNumber(quantity)}`}
    </p>
  );
}
