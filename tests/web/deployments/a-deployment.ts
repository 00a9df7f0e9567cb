import type { Deployment } from '#shared/contract/deployment-items.ts';
import { nodeDeviceId } from '#shared/contract/device-id.ts';
import { paginate } from '#shared/contract/pagination.ts';

const author = { _id: 'user-1', name: 'Grace Hopper', email: 'grace@example.com' };

export const designId = '65f0c0ffee00000000000001';
export const deviceId = nodeDeviceId(designId, 'hq-core-1');
export const templateId = '65f0c0ffee00000000000002';

let made = 0;

/** A deployment; its history follows from the status that is given, a day for each step. */
export function aDeployment(changes: Partial<Deployment> = {}): Deployment {
  made += 1;
  const id = changes.id ?? `65f0c0ffee0000000000${String(made).padStart(4, '0')}`;
  const { status = 'pending', deployedAt = '2026-11-20T10:00:00.000Z' } = changes;
  const steps =
    status === 'pending' ? [] : status === 'completed' ? (['in_progress', status] as const) : [status];
  const renderedConfig = changes.renderedConfig ?? 'hostname HQ-CORE-1\nntp server 10.0.0.1\n';
  return {
    id,
    deviceId,
    device: {
      _id: deviceId,
      name: 'HQ-CORE-1',
      manufacturer: 'Cisco',
      model: 'C9300-24T',
      ipAddress: '10.0.0.2',
      category: 'switch',
    },
    template: templateId,
    name: 'Base hardening',
    version: '1.2.0',
    templateRevision: 3,
    configType: 'basic',
    vendor: 'Cisco',
    model: '',
    dialect: 'ios-xe',
    deployedBy: author,
    deployedAt,
    updatedAt: deployedAt,
    status,
    variables: {},
    renderedConfig,
    isTextOmitted: false,
    hash: 'a'.repeat(64),
    size: renderedConfig.length,
    omissions: [],
    notes: '',
    revision: 1 + steps.length,
    history: (['pending', ...steps] as const).map((step, day) => ({
      status: step,
      changedAt: new Date(Date.parse(deployedAt) + day * 60_000).toISOString(),
      changedBy: author,
      note: '',
    })),
    ...changes,
  };
}

/** The first page of so many. */
export function aDeploymentPagination(total: number) {
  const pagination = paginate(total, { page: 1, limit: 20 });
  return { ...pagination, totalCount: total, totalPages: pagination.pages };
}
