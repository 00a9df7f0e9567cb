import { AssumptionsList } from '#web/documents/designs/assumptions-list.tsx';
import { DescribedSections } from '#web/documents/designs/described-sections.tsx';
import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import { useStateAssumption } from '#web/documents/designs/use-state-assumption.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { useHashTarget } from '#web/ui/use-hash-target.ts';
import styles from './design-requirements.module.css';

/** Everything that a design states, each part with a way to its step of the form. An address can name a part: `#sites`. */
export default function DesignRequirements() {
  const design = useShownDesign();
  useHashTarget();
  const { state, choose } = useStateAssumption(design);
  const isArchived = design.designStatus === 'archived';
  return (
    <div className={styles.requirements}>
      {design.plannedDevices > 0 && (
        <ButtonLink size="small" to={`/designs/${design.id}/topology?panel=requirements`}>
          What serves each requirement
        </ButtonLink>
      )}
      <DescribedSections
        design={design}
        heading="h2"
        editTo={isArchived ? undefined : (step) => `/designs/${design.id}/edit?step=${step}`}
      />
      <Card id="assumptions" title="Assumptions" heading="h2">
        <AssumptionsList
          requirements={design.requirements}
          onState={isArchived ? undefined : state}
          onChoose={isArchived ? undefined : choose}
        />
      </Card>
    </div>
  );
}
