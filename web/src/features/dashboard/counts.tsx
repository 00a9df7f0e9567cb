import type { DashboardStats } from '#shared/contract/dashboard.ts';
import { CountTile } from './count-tile.tsx';
import styles from './dashboard-screen.module.css';

/** Each count leads to what it counts. */
const tiles: readonly { readonly stat: keyof DashboardStats; readonly label: string; readonly to: string }[] =
  [
    { stat: 'designsCreated', label: 'Designs created', to: '/designs' },
    { stat: 'topologiesGenerated', label: 'Topologies generated', to: '/designs' },
    { stat: 'devicesPlanned', label: 'Devices planned', to: '/designs' },
    { stat: 'reportsGenerated', label: 'Reports generated', to: '/reports' },
    { stat: 'deploymentsPending', label: 'Deployments pending', to: '/deployments?status=pending' },
    { stat: 'deploymentsCompleted', label: 'Deployments completed', to: '/deployments?status=completed' },
  ];

export const Counts = ({ stats }: { readonly stats: DashboardStats | undefined }) => (
  <div className={styles.counts}>
    {tiles.map(({ stat, label, to }) => (
      <CountTile key={stat} label={label} to={to} count={stats?.[stat]} />
    ))}
  </div>
);
