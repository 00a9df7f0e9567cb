import { Button } from '@aws-amplify/ui-react';
import type { Device } from '#shared/contract/device.ts';
import type { RoleAdvice } from '#shared/contract/equipment-advice.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { DeviceWords } from '#web/features/design-equipment/bill/device-words.tsx';
import type { Filling } from '#web/features/design-equipment/model/fillings.ts';
import { roleInWords } from '#web/features/design-equipment/model/places-by-site.ts';
import { scoreMeaning } from '#web/features/design-equipment/model/score-parts.ts';
import layout from '#web/ui/layout.module.css';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import styles from './alternatives.module.css';
import { Cost } from './cost.tsx';

export interface AlternativesProps {
  readonly role: RoleAdvice;
  readonly currency: string;
  readonly filling: Filling | undefined;
  readonly isReady: boolean;
  readonly onAccept: (device: Device) => void;
}

/** Other devices that fit, each with its reasons, to choose instead. */
export function Alternatives({ role, currency, filling, isReady, onAccept }: AlternativesProps) {
  return (
    <ul className={layout.stack}>
      {role.alternatives.map(({ device, score, cost, reasons, warnings }) => (
        <li key={device.id} className={styles.row}>
          <DeviceWords device={device} />
          <div className={styles.figures}>
            <Cost device={device} cost={cost} currency={currency} />
            <p title={scoreMeaning}>Score {Math.round(score)} of 100</p>
          </div>
          {filling?.line.id === device.id ? (
            <StatusBadge tone="good">In the design</StatusBadge>
          ) : (
            <Button size="small" isDisabled={!isReady} onClick={() => onAccept(device)}>
              Use instead
              <span className="visually-hidden">
                : {deviceName(device)} for {roleInWords(role)}
              </span>
            </Button>
          )}
          <details className={styles.reasons}>
            <summary>
              Its reasons<span className="visually-hidden"> for {deviceName(device)}</span>
            </summary>
            <p>{[...reasons, ...warnings].join(' ')}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
