import { beforeAll, describe, expect, it } from 'vitest';
import { NewDeployment } from '#shared/contract/deployment-items.ts';
import { deployTemplate } from '#shared/contract/deployments.ts';
import { assignEquipment, getRecommendations } from '#shared/contract/design-equipment.ts';
import * as designs from '#shared/contract/designs.ts';
import { nodeDeviceId } from '#shared/contract/device-id.ts';
import { createEquipment } from '#shared/contract/equipment.ts';
import * as reports from '#shared/contract/reports.ts';
import { NewTemplate } from '#shared/contract/template-form.ts';
import { createTemplate } from '#shared/contract/templates.ts';
import * as topology from '#shared/contract/topology.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import { grantAdministrator } from '../../support/operator.ts';
import { pageAxe } from '../../support/page-axe.ts';
import { type Person, register } from '../../support/person.ts';
import { aPng } from '../../support/pictures.ts';
import { signIn, visit, withBrowser } from '../../support/visit.ts';

let person: Person;
let id: string;
let device: string;
let template: string;
let deployment: string;
/** The device that it is for. */
let planned: string;

async function prepareWork(): Promise<void> {
  person = await register();
  const body = designs.NewDesign.parse({
    designName:
      'A design with a very long name that goes on and on until it has to be broken somewhere in the middle',
    requirements: { wiredUsers: 40, wirelessUsers: 60 },
  });
  id = (await person.call(designs.createDesign, { body })).data.id;
  await person.call(topology.generateTopology, { params: { designId: id } });
  const { data: advice } = await person.call(getRecommendations, { params: { id } });
  const chosen = advice.roles.flatMap(({ choice }) => choice?.device.id ?? []);
  const equipment = [...new Set(chosen)].slice(1);
  await person.call(assignEquipment, { body: { designId: id, equipment } });
  await person.call(reports.createReport, { params: { id } });
  const created = await person.call(createEquipment, {
    body: {
      category: 'switch',
      manufacturer: 'Acme',
      model: 'A switch with a very long name that goes on and on until it has to be broken in the middle',
      partNumber: 'A-48P',
      specs: {
        ports: parsePorts('48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt'),
        forwardingMbps: 176_000,
        weightKg: 5,
      },
      endOfSale: '2020-01-31',
      endOfSupport: '2099-01-31',
      sources: { weightKg: 'estimate' },
      image: { fileName: 'front.png', contentType: 'image/png', bytes: aPng },
    },
  });
  device = created.data.id;
  const written = await person.call(createTemplate, {
    body: NewTemplate.parse({
      name: 'A template with a very long name that goes on and on until it has to be broken in the middle',
      configContent: 'hostname {{hostname}}\n ip address {{ip_address}} {{mask}}\n',
    }),
  });
  template = written.data.id;
  const { data: plan } = await person.call(topology.getTopology, { params: { designId: id } });
  const node = plan.nodes.find(({ type }) => type === 'switch')?.id ?? '';
  planned = nodeDeviceId(id, node);
  const params = { templateId: template };
  const deploy = { deviceId: planned, variables: { ip_address: '10.0.0.2', mask: '255.255.255.0' } };
  const { data: deployed } = await person.call(deployTemplate, { params, body: NewDeployment.parse(deploy) });
  deployment = deployed.id;
}

/** Three devices of the catalogue, of different categories. */
const someDevices = ['switch', 'firewall', 'ap']
  .flatMap((category) => catalogue.find((device) => device.category === category)?.id ?? [])
  .join(',');

const open = ['/', '/login', '/signup', '/forgot-password', '/reset-password', '/terms', '/nowhere'];
const ofTheWork = [
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

interface Look {
  /** Of the window, in pixels. */
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** The tests of every screen in one look; a file for each, so that two run at once. */
export function screensAreAccessible({ width, colorScheme }: Look): void {
  withBrowser();
  beforeAll(prepareWork);

  describe(`at ${width} px in ${colorScheme}`, () => {
    const options = { viewport: { width, height: 900 }, colorScheme };

    it.each(open)('%s can be used by everyone', async (path) => {
      const page = await visit(path, options);
      await audit(page, width);
    });

    it.each([
      ['designs and reports', ofTheWork],
      ['equipment', ofEquipment],
      ['templates', ofTemplates],
      ['deployments', ofDeployments],
    ])('the screens of %s can be used by everyone', async (_, closed) => {
      const page = await visit('/login', options);
      await signIn(page, person);
      await page.waitForURL('**/dashboard');
      const made = new Map([
        [':id', id],
        [':device', device],
        [':template', template],
        [':deployment', deployment],
        [':planned', encodeURIComponent(planned)],
        [':node', planned.split(':')[1] ?? ''],
      ]);
      for (const path of closed) {
        await page.goto(path.replace(/:(\w+)/g, (name) => made.get(name) ?? name));
        await audit(page, width);
      }
    });

    it('the administrators’ screen can be used by everyone', async () => {
      const administrator = await register();
      await grantAdministrator(administrator);
      const page = await visit('/login', options);
      await signIn(page, administrator);
      await page.waitForURL('**/dashboard');
      await page.goto('/admin/users');
      await page.getByText(administrator.email).first().waitFor();
      await audit(page, width);
    });
  });
}

/** Axe finds nothing, there is one main heading, and nothing is wider than the window. */
async function audit(page: Awaited<ReturnType<typeof visit>>, width: number): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect
    .poll(() => page.getByRole('status', { name: /^Loading/ }).count(), { timeout: 15_000 })
    .toBe(0);
  const { violations } = await pageAxe(page).analyze();
  const found = violations.map(
    ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found, page.url()).toEqual([]);
  expect(await page.getByRole('heading', { level: 1 }).count(), page.url()).toBe(1);
  const shown = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(shown, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(width);
}
