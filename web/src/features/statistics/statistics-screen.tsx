import { StatsBand } from '#web/documents/stats/stats-band.tsx';
import { Page } from '#web/ui/page.tsx';

/** What everyone has made with this installation, in numbers. */
export default function StatisticsScreen() {
  return (
    <Page
      title="Statistics"
      summary="Everyone’s work in this installation, as it is counted at this moment."
      breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
    >
      <StatsBand />
    </Page>
  );
}
