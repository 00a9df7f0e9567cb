import { Link } from 'react-router-dom';
import type * as z from 'zod';
import type { SimilarDevice } from '#shared/contract/equipment-advice.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { joinAnd, joinSome } from '#shared/vocabulary/lists.ts';
import { midSentence } from '#shared/vocabulary/mid-sentence.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { Figure } from '#web/documents/equipment/figure.tsx';
import { priceOf } from '#web/documents/equipment/model/amounts.ts';
import { useSimilarDevices } from '#web/documents/equipment/use-device.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import table from '#web/ui/table.module.css';
import styles from './similar-devices.module.css';

type Similar = z.output<typeof SimilarDevice>;

/** The devices that are nearest, in what they differ, and what was not known. */
export function SimilarDevices({ device }: { readonly device: Equipment }) {
  const { data, error, fallback, retry } = useSimilarDevices(device.id);
  return (
    <Card
      title="Similar devices"
      intro="Of the same category, the most similar first. Open one to see what differs."
    >
      {data ? (
        <SimilarList device={device} similar={data.data} />
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={4} height="2.25rem" label="Loading similar devices" />
      )}
    </Card>
  );
}

interface SimilarListProps {
  readonly device: Equipment;
  readonly similar: readonly Similar[];
}

function SimilarList({ device, similar }: SimilarListProps) {
  if (similar.length === 0) return <p className={prose.soft}>There is no other device of this category.</p>;
  return (
    <ul className={styles.list}>
      {similar.map((one) => (
        <li key={one.device.id}>
          <details className={styles.details}>
            <summary>
              <span className={layout.names}>
                <span className={styles.name}>{deviceName(one.device)}</span>
                <span className={prose.note}>{differsIn(one)}</span>
              </span>
              <span className={styles.alike}>{alike(one.distance)}</span>
              <span className={styles.price}>
                <Figure device={one.device} of="price">
                  {priceOf(one.device)}
                </Figure>
              </span>
            </summary>
            <Differences device={device} one={one} />
          </details>
        </li>
      ))}
    </ul>
  );
}

interface DifferencesProps {
  readonly device: Equipment;
  readonly one: Similar;
}

function Differences({ device, one: { device: other, differs, notKnown } }: DifferencesProps) {
  return (
    <div className={styles.differences}>
      {differs.length === 0 ? (
        <p className={prose.soft}>All figures that both have are the same.</p>
      ) : (
        <section
          className={layout.scrolls}
          aria-label={`What differs from ${deviceName(other)}`}
          tabIndex={0}
        >
          <table className={`${table.plain} ${styles.table}`}>
            <caption className="visually-hidden">What differs from {deviceName(other)}</caption>
            <thead>
              <tr>
                <th scope="col">Feature</th>
                <th scope="col">{device.model}</th>
                <th scope="col">{other.model}</th>
              </tr>
            </thead>
            <tbody>
              {differs.map(({ feature, of, other: theirs }) => (
                <tr key={feature}>
                  <th scope="row">{feature}</th>
                  <td>{of}</td>
                  <td>{theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {notKnown.length > 0 && (
        <p className={prose.soft}>Left out, because one of the two does not state it: {joinAnd(notKnown)}.</p>
      )}
      <div className={layout.row4}>
        <ButtonLink to={`/equipment/compare?ids=${device.id},${other.id}`}>Compare side by side</ButtonLink>
        <Link to={`/equipment/${other.id}`}>Open {deviceName(other)}</Link>
      </div>
    </div>
  );
}

const mostNamed = 3;

/** `Differs in PoE budget, list price and 3 more`: the greatest first. */
function differsIn({ differs }: Similar): string {
  if (differs.length === 0) return 'The same in all figures that both have';
  const names = differs.map(({ feature }) => midSentence(feature));
  return `Differs in ${joinSome(names, mostNamed)}`;
}

/** `92 % similar`; all alike only where nothing differs. */
const alike = (distance: number): string =>
  `${distance === 0 ? 100 : Math.min(99, Math.round((1 - distance) * 100))} % similar`;
