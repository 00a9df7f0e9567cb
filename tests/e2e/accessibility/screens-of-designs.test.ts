import { it } from 'vitest';
import { visit, visitByForm, withBrowser } from '../../support/visit.ts';
import { auditScreens } from './audit-screens.ts';
import { prepareWork } from './prepared-work.ts';

withBrowser();

it('the open screens can be used by everyone', { timeout: 300_000 }, async () => {
  const paths = ['/', '/login', '/signup', '/forgot-password', '/reset-password', '/terms', '/nowhere'];
  await auditScreens(await visit('/'), paths);
});

it('the screens of designs and reports can be used by everyone', { timeout: 600_000 }, async () => {
  const { person, address } = await prepareWork();
  const page = await visitByForm(person, '/dashboard');
  const paths = [
    '/dashboard',
    '/statistics',
    '/profile',
    '/profile/security',
    '/profile/data',
    '/subscription',
    '/subscription/return',
    '/designs',
    '/designs?search=nothing',
    '/designs/deleted',
    '/designs/new',
    '/designs/:id',
    '/designs/:id/edit',
    '/designs/:id/requirements',
    '/designs/:id/topology',
    '/designs/:id/topology?level=sites',
    '/designs/:id/topology?look=layer3&colour=ports&text=rate',
    '/designs/:id/addressing',
    '/designs/:id/cabling',
    '/designs/:id/control-plane',
    '/designs/:id/configurations',
    '/designs/:id/configurations?view=ports',
    '/designs/:id/configurations?view=changes',
    '/designs/:id/configurations?device=:node&dialect=ios-xe&line=3',
    '/designs/:id/verification',
    '/designs/:id/verification?view=path',
    '/designs/:id/variants',
    '/designs/:id/reports',
    '/reports',
  ];
  await auditScreens(page, paths.map(address));
});
