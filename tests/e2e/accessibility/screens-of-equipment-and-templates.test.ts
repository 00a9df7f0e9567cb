import { beforeAll, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { grantAdministrator } from '../../support/operator.ts';
import { register } from '../../support/person.ts';
import { visitAs, visitByForm, withBrowser } from '../../support/visit.ts';
import { auditScreens } from './audit-screens.ts';
import { type PreparedWork, prepareWork } from './prepared-work.ts';

withBrowser();

let work: PreparedWork;
beforeAll(async () => {
  work = await prepareWork();
});

/** Three devices of the catalogue, of different categories. */
const someDevices = ['switch', 'firewall', 'ap']
  .flatMap((category) => catalogue.find((device) => device.category === category)?.id ?? [])
  .join(',');

const ofEquipment = [
  '/equipment',
  '/equipment?search=nothing',
  '/equipment?layout=cards&category=ap',
  '/equipment/compare',
  `/equipment/compare?ids=${someDevices}`,
  '/equipment/import',
  '/equipment/new',
  '/equipment/:device',
  '/equipment/:device/edit',
  '/designs/:id/equipment',
];

const ofTemplates = [
  '/templates',
  '/templates?search=nothing',
  '/templates?layout=cards',
  '/templates/new',
  '/templates/:template',
  '/templates/:template/versions',
  '/templates/:template/deployments',
];

const ofDeployments = [
  '/deployments',
  '/deployments?status=failed',
  '/deployments?view=templates',
  '/deployments/new',
  '/deployments/new?template=:template&device=:planned',
  '/deployments/:template/:deployment',
  '/devices/:planned',
];

it.each([
  ['equipment', ofEquipment],
  ['templates', ofTemplates],
  ['deployments', ofDeployments],
])('the screens of %s can be used by everyone', { timeout: 300_000 }, async (_, paths) => {
  const page = await visitAs(work.person, '/dashboard');
  await auditScreens(page, paths.map(work.address));
});

it('the administrators’ screen can be used by everyone', async () => {
  const administrator = await register();
  await grantAdministrator(administrator);
  const page = await visitByForm(administrator, '/dashboard');
  await auditScreens(page, ['/admin/users']);
  await page.getByText(administrator.email).first().waitFor();
});
