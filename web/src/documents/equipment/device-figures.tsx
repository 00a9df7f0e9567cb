import { type Device, poeTypes } from '#shared/contract/device.ts';
import { formatPorts } from '#shared/equipment/port-notation.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { mainThroughput, poeRank, priceOf } from '#web/documents/equipment/model/amounts.ts';
import { ownerLabels } from '#web/documents/equipment/model/labels.ts';
import prose from '#web/ui/prose.module.css';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import styles from './device-figures.module.css';
import { Figure } from './figure.tsx';

interface DeviceProps {
  readonly device: Device;
}

/** `48x1G-T at, 4x10G-SFP+ up`, a kind of port on each line. */
export const Ports = ({ device }: DeviceProps) => (
  <Figure device={device} of="ports">
    {device.specs.ports.length > 0 && (
      <span className={styles.ports}>
        {device.specs.ports.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be alike, and none moves
          <span key={index}>
            {formatPorts([group])}
            {index < device.specs.ports.length - 1 && ', '}
          </span>
        ))}
      </span>
    )}
  </Figure>
);

/** The strongest PoE that it gives, with its budget; what it takes itself where it gives none. */
export function Poe({ device }: DeviceProps) {
  const rank = poeRank(device);
  const { poeBudgetW, poeInput } = device.specs;
  if (rank === undefined) {
    return poeInput === undefined ? (
      <span className={prose.faint}>None</span>
    ) : (
      <>
        <Figure device={device} of="poeInput">
          {poeInput}
        </Figure>
        <span className={prose.beneath}>as its input</span>
      </>
    );
  }
  return (
    <>
      {poeTypes[rank]}
      {poeBudgetW !== undefined && (
        <span className={prose.beneath}>
          <Figure device={device} of="poeBudgetW">
            {formatNumber(poeBudgetW)} W
          </Figure>
        </span>
      )}
    </>
  );
}

export function Throughput({ device }: DeviceProps) {
  const { source, shown } = mainThroughput(device);
  return (
    <Figure device={device} of={source}>
      {shown}
    </Figure>
  );
}

export const RackUnits = ({ device }: DeviceProps) => (
  <Figure device={device} of="rackUnits">
    {device.specs.rackUnits === undefined ? undefined : formatNumber(device.specs.rackUnits)}
  </Figure>
);

export const ListPrice = ({ device }: DeviceProps) => (
  <Figure device={device} of="price">
    {priceOf(device)}
  </Figure>
);

export const Owner = ({ device: { systemOwned } }: DeviceProps) => (
  <StatusBadge tone={systemOwned ? 'neutral' : 'info'}>
    {systemOwned ? ownerLabels.system : ownerLabels.user}
  </StatusBadge>
);
