import { figureSources } from '#shared/contract/device.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import type { DeviceForm } from '#web/features/equipment-form/fields/device-form.ts';
import { setEverySource } from '#web/features/equipment-form/fields/device-form.ts';
import { sourceLabels } from '#web/features/equipment-form/model/choices.ts';
import { shortForm } from '#web/features/equipment-form/model/port-rows.ts';
import { statedFigures } from '#web/features/equipment-form/model/stated-figures.ts';
import styles from './device-summary.module.css';

const sections = [
  ['identity', 'Identity'],
  ['ports', 'Ports'],
  ['performance', 'Performance'],
  ['capabilities', 'Capabilities'],
  ['power', 'Power'],
  ['physical', 'Physical'],
  ['commercial', 'Commercial'],
  ['lines', 'Licences and parts'],
  ['life-cycle', 'Life cycle'],
  ['picture', 'Picture'],
] as const;

/** Beside the form: ways to its parts, what it says so far, and one source for all figures. */
export function DeviceSummary({ form }: { readonly form: DeviceForm }) {
  const { texts, ports, sources } = form.values;
  const stated = statedFigures(form.values);
  const estimates = stated.filter((figure) => sources[figure] === 'estimate').length;
  return (
    <aside className={styles.summary} aria-label="Summary">
      <nav aria-label="Parts of the form">
        <ul>
          {sections.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.said}>
        <p className={styles.name}>{`${texts.manufacturer} ${texts.model}`.trim() || 'A new device'}</p>
        <p className={styles.ports}>{shortForm(ports) || 'No ports yet'}</p>
        <p>
          {formatCount(stated.length, 'figure')}
          {estimates > 0 && `, ${formatCount(estimates, 'estimate')}`}
        </p>
      </div>
      <label className={styles.sources}>
        Source of all figures
        <select
          value=""
          onChange={({ target }) =>
            setEverySource(
              form,
              stated,
              figureSources.find((source) => source === target.value),
            )
          }
        >
          <option value="" disabled>
            Set for all…
          </option>
          <option value="stated">{sourceLabels.stated}</option>
          <option value="datasheet">{sourceLabels.datasheet}</option>
          <option value="estimate">{sourceLabels.estimate}</option>
        </select>
      </label>
    </aside>
  );
}
