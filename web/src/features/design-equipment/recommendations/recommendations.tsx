import { ClipboardList } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { Design } from '#shared/contract/designs.ts';
import { PortKey } from '#web/documents/equipment/port-key.tsx';
import type { DesignEquipment } from '#web/documents/equipment/use-design-equipment.ts';
import { useRecommendations } from '#web/documents/equipment/use-recommendations.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AdviceList } from './advice-list.tsx';
import styles from './recommendations.module.css';

export interface RecommendationsProps {
  readonly design: Design;
  readonly equipment: DesignEquipment;
}

/** What is recommended for each role of a design, to accept one by one or all at once. */
export function Recommendations({ design, equipment }: RecommendationsProps) {
  const [address, setAddress] = useSearchParams();
  const isVendorOnly = address.get('vendorOnly') === 'true';
  const { data, error, isLoading, fallback, retry } = useRecommendations(design.id, isVendorOnly);
  const setVendorOnly = (only: boolean) => {
    const next = new URLSearchParams(address);
    if (only) next.set('vendorOnly', 'true');
    else next.delete('vendorOnly');
    setAddress(next, { replace: true });
  };
  return (
    <section className={layout.stack4} aria-labelledby="recommended-devices">
      <h2 id="recommended-devices">Recommended devices</h2>
      {error ? (
        error.code === 'unprocessable' ? (
          <EmptyState
            icon={ClipboardList}
            title="Nothing to recommend yet"
            action={<ButtonLink to="../edit">Edit the requirements</ButtonLink>}
          >
            {error.message}
          </EmptyState>
        ) : (
          <ErrorState error={error} fallback={fallback} onRetry={retry} />
        )
      ) : data ? (
        <>
          {data.data.topologyVersion === null && <NoTopology sentence={data.data.notes[0]} />}
          <AdviceList
            key={design.id}
            advice={data.data}
            equipment={equipment}
            vendor={design.requirements.vendorPreference}
            isVendorOnly={isVendorOnly}
            isOutdated={isLoading}
            onVendorOnly={setVendorOnly}
          />
          <PortKey />
          <Notes notes={data.data.topologyVersion === null ? data.data.notes.slice(1) : data.data.notes} />
        </>
      ) : (
        <Skeleton lines={6} height="4rem" label="Loading recommendations" />
      )}
    </section>
  );
}

/** The first of the notes, with the way out. */
const NoTopology = ({ sentence }: { readonly sentence: string | undefined }) => (
  <Notice
    tone="info"
    action={
      <ButtonLink to="../topology" size="small">
        Go to the topology
      </ButtonLink>
    }
  >
    {sentence}
  </Notice>
);

const Notes = ({ notes }: { readonly notes: readonly string[] }) => (
  <ul className={styles.notes} aria-label="Notes on the recommendations">
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
);
