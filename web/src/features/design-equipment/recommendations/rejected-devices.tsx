import type { RoleAdvice } from '#shared/contract/equipment-advice.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import table from '#web/ui/table.module.css';
import styles from './rejected-devices.module.css';

/** What kept the other devices of the category out: how many failed on what, and those that came nearest. */
export function RejectedDevices({ role: { rejected, rejectedBy } }: { readonly role: RoleAdvice }) {
  const counts = Object.entries(rejectedBy).sort(([, a], [, b]) => b - a);
  return (
    <details className={styles.rejected}>
      <summary>
        By {joinAnd(counts.map(([constraint, count]) => `${constraint} (${formatNumber(count)})`))}; the{' '}
        {formatCount(rejected.length, 'nearest device', 'nearest devices')}
      </summary>
      <table className={`${table.plain} ${styles.table}`}>
        <caption className="visually-hidden">Devices that came nearest to fitting</caption>
        <thead>
          <tr>
            <th scope="col">Device</th>
            <th scope="col">Fails on</th>
            <th scope="col">Because</th>
          </tr>
        </thead>
        <tbody>
          {rejected.map(({ device, failures }) => (
            <tr key={device.id}>
              <th scope="row">{deviceName(device)}</th>
              <td>{joinAnd([...new Set(failures.map(({ constraint }) => constraint))])}</td>
              <td>{failures.map(({ sentence }) => sentence).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
