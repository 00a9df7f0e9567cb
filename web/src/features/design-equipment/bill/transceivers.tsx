import type { PlanOptics } from '#shared/network/cables/plan-optics.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import table from '#web/ui/table.module.css';
import styles from './transceivers.module.css';

/** The transceivers of the plan's fibre links, which are ordered with the devices and have no price here. */
export function Transceivers({ optics: { lines, notes } }: { readonly optics: PlanOptics }) {
  if (lines.length === 0 && notes.length === 0) return null;
  return (
    <section className={layout.stack2} aria-labelledby="transceivers">
      <h3 id="transceivers">Transceivers for the fibre links of the topology</h3>
      {lines.length > 0 && (
        <table className={`${table.plain} ${styles.table}`}>
          <caption className="visually-hidden">Transceivers</caption>
          <thead>
            <tr>
              <th scope="col">Standard</th>
              <th scope="col">Rate</th>
              <th scope="col">Reach</th>
              <th scope="col">Quantity</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ standard, speedMbps, reach, quantity }) => (
              <tr key={`${standard} ${speedMbps} ${reach}`}>
                <th scope="row">{standard ?? 'To be chosen'}</th>
                <td>{formatRate(speedMbps)}</td>
                <td>{reach}</td>
                <td>{formatNumber(quantity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notes.map((note) => (
        <p key={note} className={prose.note}>
          {note}
        </p>
      ))}
    </section>
  );
}
