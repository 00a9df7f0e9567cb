import { DeploymentUpdate, NewDeployment } from '../../contract/deployment-items.ts';
import { registerWords } from './field-words.ts';

export const deploymentStatusLabels = {
  pending: 'Pending',
  in_progress: 'In progress',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
  rolled_back: 'Rolled back',
} as const;

registerWords(NewDeployment, {
  deviceId: { label: 'Device' },
  variables: { label: 'Variables' },
  notes: { label: 'Notes' },
  previewHash: { label: 'Hash of the preview' },
  configFile: { label: 'Configuration file' },
});

registerWords(DeploymentUpdate, {
  status: { label: 'Status', values: deploymentStatusLabels },
  notes: { label: 'Notes' },
  revision: { label: 'Revision' },
});
