import { DescribedSections } from './described-sections.tsx';
import { useDesign } from './use-design.ts';

/** Everything that a design states, each part with a way to its step of the form. */
export default function DesignRequirements() {
  const { design } = useDesign();
  if (!design) return null;
  const isArchived = design.designStatus === 'archived';
  return (
    <DescribedSections
      design={design}
      heading="h2"
      editTo={isArchived ? undefined : (step) => `/designs/${design.id}/edit?step=${step}`}
    />
  );
}
