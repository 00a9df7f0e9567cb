import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import { categoryLabels } from '#shared/vocabulary/fields/device-labels.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import { Figure } from '#web/documents/equipment/figure.tsx';
import { mainThroughput, priceOf } from '#web/documents/equipment/model/amounts.ts';
import { lifeState } from '#web/features/equipment/model/life-cycle.ts';
import { Copyable } from '#web/ui/copyable.tsx';
import layout from '#web/ui/layout.module.css';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import styles from './device-facts.module.css';
import { DevicePicture } from './device-picture.tsx';

export interface DeviceFactsProps {
  readonly device: Equipment;
  readonly today: string;
}

const labelAt = (path: string): string => deviceWordsAt(path).label;

/** What a device is, at a glance. */
export function DeviceFacts({ device, today }: DeviceFactsProps) {
  const { tone, word } = lifeState(device, today);
  const throughput = mainThroughput(device);
  return (
    <section className={styles.facts} aria-label="At a glance">
      <DevicePicture device={device} />
      <div className={layout.stack4}>
        {device.typicalUseCase && <p className={styles.use}>{device.typicalUseCase}</p>}
        <dl className={styles.list}>
          <Fact label={labelAt('manufacturer')}>{device.manufacturer}</Fact>
          <Fact label={labelAt('model')}>{device.model}</Fact>
          <Fact label={labelAt('partNumber')}>
            <Copyable text={device.partNumber} label="Copy the part number" />
          </Fact>
          <Fact label={labelAt('category')}>{categoryLabels[device.category]}</Fact>
          {device.family && <Fact label={labelAt('family')}>{device.family}</Fact>}
          {device.class && (
            <Fact label={labelAt('class')}>{fieldText(deviceWordsAt('class'), device.class)}</Fact>
          )}
          <Fact label={labelAt('price.amount')}>
            <Figure device={device} of="price">
              {priceOf(device)}
            </Figure>
          </Fact>
          {throughput.shown && (
            <Fact label={labelAt(`specs.${throughput.source}`)}>
              <Figure device={device} of={throughput.source}>
                {throughput.shown}
              </Figure>
            </Fact>
          )}
          <Fact label="Life cycle">
            <StatusBadge tone={tone}>{word}</StatusBadge>
          </Fact>
          <Fact label="Changed">
            <RelativeTime instant={device.updatedAt} />
          </Fact>
        </dl>
        {device.datasheetUrl && (
          <a
            className={styles.datasheet}
            href={device.datasheetUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            Manufacturer’s datasheet
            <ExternalLink size={14} aria-hidden />
            <span className="visually-hidden">(opens another site)</span>
          </a>
        )}
      </div>
    </section>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
