import { expect, it } from 'vitest';
import { getDashboard, ServedDashboard } from '#shared/contract/dashboard.ts';
import { aDashboard } from '../support/dashboards.ts';

const dashboard = aDashboard({
  attention: [
    {
      id: '65a000000000000000000001',
      displayName: 'Porto',
      at: '2026-11-20T10:00:00.000Z',
      concerns: ['failed checks', 'outdated report'],
    },
  ],
});

it('gives clients of the specification what needs attention as notifications', () => {
  const sent = Object(getDashboard.served?.from({ data: dashboard }, {}));
  expect(ServedDashboard.parse(sent.data).recentItems.notifications).toEqual([
    {
      _id: '65a000000000000000000001',
      id: '65a000000000000000000001',
      displayName: 'Porto: failed checks, outdated report',
      createdAt: '2026-11-20T10:00:00.000Z',
    },
  ]);
});
