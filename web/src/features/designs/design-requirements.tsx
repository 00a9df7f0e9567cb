import { DescribedSections } from '#web/documents/designs/described-sections.tsx';
import { useDesign } from '#web/documents/designs/use-design.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import styles from './design-requirements.module.css';

/** Everything that a design states, each part with a way to its step of the form. */
export default function DesignRequirements() {
  const { design } = useDesign();
  if (!design) return null;
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
    </div>
  );
}
