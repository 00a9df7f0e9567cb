import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Deployment, NewDeployment } from '#shared/contract/deployment-items.ts';
import * as deployments from '#shared/contract/deployments.ts';
import * as designEquipment from '#shared/contract/design-equipment.ts';
import * as designs from '#shared/contract/designs.ts';
import { nodeDeviceId } from '#shared/contract/device-id.ts';
import * as equipment from '#shared/contract/equipment.ts';
import { EquipmentChange, NewEquipment } from '#shared/contract/equipment-items.ts';
import * as reports from '#shared/contract/reports.ts';
import { routes } from '#shared/contract/routes.ts';
import { NewTemplate, TemplateUpdate } from '#shared/contract/template-form.ts';
import * as templates from '#shared/contract/templates.ts';
import * as topology from '#shared/contract/topology.ts';
import { TopologyChanges } from '#shared/contract/topology-changes.ts';
import { updateTopology } from '#shared/contract/topology-update.ts';
import * as users from '#shared/contract/users.ts';
import { downloadRoute } from '#web/api/download-route.ts';
import { routeAddress } from '#web/api/route-input.ts';
import { aLabRun } from '../support/lab-runs.ts';
import { callAs, type Person, refusalOf, register } from '../support/person.ts';

let owner: Person;
let stranger: Person;
let designId: string;
let reportId: string;
let deviceId: string;
let ownDeviceId: string;
/** A node of the design. */
let nodeId: string;
let templateId: string;
let deployment: Deployment;

const aDevice = {
  category: 'switch',
  manufacturer: 'Acme',
  model: 'Private',
  partNumber: 'A-1',
  specs: { ports: [] },
} as const;

beforeAll(async () => {
  owner = await register();
  stranger = await register();
  const body = designs.NewDesign.parse({ designName: 'Private', requirements: { wiredUsers: 20 } });
  designId = (await owner.call(designs.createDesign, { body })).data.id;
  const { data: plan } = await owner.call(topology.generateTopology, { params: { designId } });
  const { data: advice } = await owner.call(designEquipment.getRecommendations, { params: { id: designId } });
  deviceId = advice.roles.flatMap(({ choice }) => choice?.device.id ?? [])[0] ?? 'none';
  await owner.call(designEquipment.assignEquipment, { body: { designId, equipment: [deviceId] } });
  const device = NewEquipment.parse(aDevice);
  ownDeviceId = (await owner.call(equipment.createEquipment, { body: device })).data.id;
  const file = { fileName: 'mine.txt', contentType: 'text/plain', bytes: Buffer.from('hostname private') };
  const form = NewTemplate.parse({ name: 'Private', configFile: file });
  templateId = (await owner.call(templates.createTemplate, { body: form })).data.id;
  nodeId = nodeDeviceId(designId, plan.nodes.find(({ type }) => type === 'switch')?.id ?? 'none');
  const toNode = NewDeployment.parse({ deviceId: nodeId });
  const params = { templateId };
  deployment = (await owner.call(deployments.deployTemplate, { params, body: toNode })).data;
  const running = { params: { id: nodeId }, body: { text: 'hostname private' } };
  await owner.call(deployments.putRunningConfig, running);
  await owner.call(deployments.putLabResult, { params: { id: designId }, body: aLabRun(1, 0) });
  reportId = (await owner.call(reports.createReport, { params: { id: designId } })).data.id;
});

describe('what belongs to another user does not exist', () => {
  const id = () => ({ params: { id: designId } });
  const ownDevice = () => ({ params: { id: ownDeviceId } });
  const ofTemplate = () => ({ params: { id: templateId } });
  const ofDeployment = () => ({ params: { templateId, deploymentId: deployment.id } });
  const ofNode = () => ({ params: { id: nodeId } });
  const attempts: Record<string, () => Promise<unknown>> = {
    'reading a design': () => stranger.call(designs.getDesign, id()),
    'changing a design': () =>
      stranger.call(designs.updateDesign, { ...id(), body: { version: 1, designName: 'Mine now' } }),
    'archiving a design': () => stranger.call(designs.archiveDesign, id()),
    'deleting a design': () => stranger.call(designs.deleteDesign, id()),
    'restoring a design': () => stranger.call(designs.restoreDesign, id()),
    'generating a topology': () => stranger.call(topology.generateTopology, { params: { designId } }),
    'reading a topology': () => stranger.call(topology.getTopology, { params: { designId } }),
    'changing a topology': () =>
      stranger.call(updateTopology, {
        params: { designId },
        body: { version: 1, changes: TopologyChanges.parse({}) },
      }),
    'asking what devices suit a design': () => stranger.call(designEquipment.getRecommendations, id()),
    'reading the equipment of a design': () =>
      stranger.call(designEquipment.listDesignEquipment, { params: { designId } }),
    'assigning equipment to a design': () =>
      stranger.call(designEquipment.assignEquipment, { body: { designId, equipment: [deviceId] } }),
    'changing the equipment of a design': () =>
      stranger.call(designEquipment.updateDesignEquipment, {
        params: { designId },
        body: {
          devices: [{ id: deviceId, version: 1, uses: [{ role: 'access', quantity: 9, sites: [] }] }],
        },
      }),
    'removing equipment from a design': () =>
      stranger.call(designEquipment.removeEquipment, { body: { designId, equipmentIds: [deviceId] } }),
    'reading a device': () => stranger.call(equipment.getEquipment, ownDevice()),
    'asking what is like a device': () => stranger.call(equipment.listSimilarEquipment, ownDevice()),
    'changing a device': () =>
      stranger.call(equipment.updateEquipment, {
        ...ownDevice(),
        body: EquipmentChange.parse({ ...aDevice, model: 'Mine now', version: 1 }),
      }),
    'deleting a device': () => stranger.call(equipment.deleteEquipment, ownDevice()),
    'assigning a device to a design of one’s own': async () => {
      const body = designs.NewDesign.parse({ designName: `Elsewhere ${Date.now()}` });
      const { data } = await stranger.call(designs.createDesign, { body });
      try {
        const assignment = { designId: data.id, equipment: [ownDeviceId] };
        return await stranger.call(designEquipment.assignEquipment, { body: assignment });
      } finally {
        await stranger.call(designs.archiveDesign, { params: { id: data.id } });
      }
    },
    'creating a report': () => stranger.call(reports.createReport, id()),
    'downloading a report': async () => {
      await stranger.call(users.getCurrentUser, {});
      return downloadRoute(reports.downloadReport, { params: { id: reportId } }, 'x.pdf');
    },
    'deleting a report': () => stranger.call(reports.deleteReport, { params: { id: reportId } }),
    'reading a template': () => stranger.call(templates.getTemplate, ofTemplate()),
    'reading the versions of a template': () => stranger.call(templates.listTemplateVersions, ofTemplate()),
    'reading a version of a template': () =>
      stranger.call(templates.getTemplateVersion, { params: { id: templateId, revision: 1 } }),
    'downloading the file of a template': () =>
      downloadRoute(templates.downloadTemplate, ofTemplate(), 'x.txt'),
    'changing a template': () =>
      stranger.call(templates.updateTemplate, {
        ...ofTemplate(),
        body: TemplateUpdate.parse({ name: 'Mine now' }),
      }),
    'deleting a template': () => stranger.call(templates.deleteTemplate, ofTemplate()),
    'deploying a template': () =>
      stranger.call(deployments.deployTemplate, {
        params: { templateId },
        body: NewDeployment.parse({ deviceId: nodeId }),
      }),
    'deploying to a device': async () => {
      const own = NewTemplate.parse({ name: 'Own', configContent: 'hostname mine' });
      const { data } = await stranger.call(templates.createTemplate, { body: own });
      try {
        const body = NewDeployment.parse({ deviceId: nodeId });
        return await stranger.call(deployments.deployTemplate, { params: { templateId: data.id }, body });
      } finally {
        await stranger.call(templates.deleteTemplate, { params: { id: data.id } });
      }
    },
    'reading a deployment': () => stranger.call(deployments.getDeployment, ofDeployment()),
    'downloading a deployment': () => downloadRoute(deployments.downloadDeployment, ofDeployment(), 'x.txt'),
    'changing the status of a deployment': () =>
      stranger.call(deployments.updateDeployment, {
        ...ofDeployment(),
        body: { status: 'cancelled', notes: '' },
      }),
    'rolling a deployment back': () => stranger.call(deployments.rollBackDeployment, ofDeployment()),
    'asking what templates fit a device': () => stranger.call(deployments.listCompatibleTemplates, ofNode()),
    'reading what a device runs': () => stranger.call(deployments.getRunningConfig, ofNode()),
    'stating what a device runs': () =>
      stranger.call(deployments.putRunningConfig, { ...ofNode(), body: { text: 'mine now' } }),
    'reading a result of the lab': () => stranger.call(deployments.getLabResult, id()),
    'stating a result of the lab': () =>
      stranger.call(deployments.putLabResult, { ...id(), body: aLabRun(1, 0) }),
    'reading a profile': () => stranger.call(users.getProfile, { params: { id: owner.user.uid } }),
  };

  it.each(Object.entries(attempts))('%s returns 404', async (_, attempt) => {
    expect(await refusalOf(attempt())).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('lists show nothing of it', async () => {
    expect((await stranger.call(designs.listDesigns, {})).data).toEqual([]);
    expect((await stranger.call(equipment.listUserEquipment, {})).data).toEqual([]);
    const all = (await stranger.call(equipment.listEquipment, {})).data;
    expect(all.map((device) => device.id)).not.toContain(ownDeviceId);
    expect((await stranger.call(reports.listReports, { query: { designId } })).data).toEqual([]);
    const own = { query: { isSystemTemplate: 'false' } } as const;
    expect((await stranger.call(templates.listTemplates, own)).data).toEqual([]);
    expect((await stranger.call(templates.listUserTemplates, own)).data).toEqual([]);
    expect((await stranger.call(deployments.listDeployments, { query: { designId } })).data).toEqual([]);
    expect((await stranger.call(deployments.listDeploymentsByConfig, {})).data).toEqual([]);
    expect((await stranger.call(deployments.listDeploymentsByUser, {})).data).toEqual([]);
    expect((await stranger.call(deployments.listDeviceDeployments, ofNode())).data).toEqual([]);
  });

  it('and it is unharmed', async () => {
    const { data } = await owner.call(designs.getDesign, { params: { id: designId } });
    expect(data).toMatchObject({
      designName: 'Private',
      designStatus: 'draft',
      version: 1,
      deviceCount: 1,
    });
    const { data: device } = await owner.call(equipment.getEquipment, { params: { id: ownDeviceId } });
    expect(device).toMatchObject({ model: 'Private', version: 1 });
    const { data: template } = await owner.call(templates.getTemplate, ofTemplate());
    expect(template).toMatchObject({ name: 'Private', revision: 1, deployments: [deployment] });
    const { data: running } = await owner.call(deployments.getRunningConfig, ofNode());
    expect(running).toMatchObject({ text: 'hostname private', revision: 1 });
  });
});

describe('who may call', () => {
  const closed = routes.filter(({ access }) => access !== 'public');
  const addressOf = (route: (typeof routes)[number]) =>
    new URL(
      routeAddress(route, {
        params: { id: designId, designId, templateId, deploymentId: designId, revision: 1 },
      }),
      inject('site'),
    );

  it.each(closed.map((route) => [route.name, route] as const))('%s requires a token', async (_, route) => {
    for (const headers of [
      {},
      { authorization: 'Bearer nonsense' },
      { authorization: `Bearer ${owner.token}x` },
    ]) {
      const answer = await fetch(addressOf(route), { method: route.method, headers });
      expect(answer.status).toBe(401);
    }
  });

  it('only administrators may list users and everybody’s templates', async () => {
    const attempts = [owner.call(users.listUsers, {}), owner.call(templates.listAllTemplates, {})];
    for (const refusal of await Promise.all(attempts.map(refusalOf)))
      expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('only administrators may change the devices that all users share', async () => {
    const params = { id: deviceId };
    const body = EquipmentChange.parse({ ...aDevice, version: 1 });
    const attempts = [
      owner.call(equipment.createSystemEquipment, { body: NewEquipment.parse(aDevice) }),
      owner.call(equipment.updateEquipment, { params, body }),
      owner.call(equipment.deleteEquipment, { params }),
    ];
    for (const refusal of await Promise.all(attempts.map(refusalOf)))
      expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('the role in a registration grants no permission', async () => {
    const { user, token } = await callAs(undefined, users.registerUser, {
      body: {
        name: 'Eve',
        email: `eve-${Date.now()}@example.com`,
        company: 'Eve',
        role: 'network-admin',
        password: 'nobody-guesses-7',
        terms: true,
        planId: 'trial',
      },
    });
    expect(user.isAdmin).toBe(false);
    expect(await refusalOf(callAs(token, users.listUsers, {}))).toMatchObject({ status: 403 });
  });

  it('the gateway rejects callers that bypass the distribution', async () => {
    const answer = await fetch(`${inject('gateway')}/api/stats`);
    expect(answer.status).toBe(403);
  });
});
