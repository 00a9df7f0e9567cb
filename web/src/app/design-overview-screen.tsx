import { DesignPrice } from '#web/features/design-equipment/design-price.tsx';
import { DesignOverview } from '#web/features/designs/design-overview.tsx';
import { PlanAssessment } from '#web/features/topology/overview/plan-assessment.tsx';
import { TopologyThumbnail } from '#web/features/topology/overview/topology-thumbnail.tsx';

/** A design's cockpit, with a part from each feature that has something to say. */
export default function DesignOverviewScreen() {
  return (
    <DesignOverview picture={<TopologyThumbnail />} price={<DesignPrice />} checking={<PlanAssessment />} />
  );
}
