import '../../support/function-environment.ts';
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type DeploymentStatus,
  deploymentStatuses,
  nextStatuses,
} from '#shared/contract/deployment-items.ts';
import { systemTemplateId } from '#shared/templates/library/system-template-id.ts';
import { handler as downloadDeployment } from '../../../functions/deployments/routes/download-deployment.ts';
import { handler as getDeployment } from '../../../functions/deployments/routes/get-deployment.ts';
import { handler as listCompatibleTemplates } from '../../../functions/deployments/routes/list-compatible-templates.ts';
import { handler as listDeployments } from '../../../functions/deployments/routes/list-deployments.ts';
import { handler as listByConfig } from '../../../functions/deployments/routes/list-deployments-by-config.ts';
import { handler as listByUser } from '../../../functions/deployments/routes/list-deployments-by-user.ts';
import { handler as listDeviceDeployments } from '../../../functions/deployments/routes/list-device-deployments.ts';
import { createProfile } from '../../../functions/storage/profile-writes.ts';
import { handler as deleteTemplate } from '../../../functions/templates/routes/delete-template.ts';
import { handler as getTemplate } from '../../../functions/templates/routes/get-template.ts';
import { handler as listUserTemplates } from '../../../functions/templates/routes/list-user-templates.ts';
import { writeTemplateEngine } from '../../../scripts/template-engine/template-engine-wasm.ts';
import { anOwner } from '../../support/builders.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { aProfile } from '../../support/profiles.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { itemsOf } from '../../support/stored-state.ts';
import { aFile, create, templateIn, update } from '../templates/template-forms.ts';
import {
  aPlannedDesign,
  aTemplateAndDevice,
  deploy,
  deploymentIn,
  setStatus,
  takeBack,
  theValues,
} from './deployment-forms.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
const logged = withRequestLog();
beforeAll(() => {
  writeTemplateEngine();
});

const theRendering = 'hostname core-1\nip default-gateway 10.0.0.1\n';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const paramsOf = ({ id, template }: { id: string; template: string }) => ({
  templateId: template,
  deploymentId: id,
});

describe('a deployment', () => {
  it('has the text of its template with the entered values, and keeps it when the template changes', async () => {
    const { uid, template, deviceId, deploy: deployIt } = await aTemplateAndDevice({ vendor: 'Cisco' });
    const made = deploymentIn(await deployIt({ notes: 'First', previewHash: sha256(theRendering) }));
    expect(made).toMatchObject({
      deviceId,
      device: { _id: deviceId, model: 'Catalyst 9300-48P', category: 'switch', ipAddress: '' },
      template: template.id,
      name: 'Base',
      version: '1.0.0',
      templateRevision: 1,
      vendor: 'Cisco',
      dialect: 'ios-xe',
      deployedBy: { _id: uid },
      status: 'pending',
      variables: theValues,
      renderedConfig: theRendering,
      hash: sha256(theRendering),
      notes: 'First',
      history: [{ status: 'pending', note: 'First', changedBy: { _id: uid } }],
    });
    await update(uid, template.id, { configContent: 'other' });
    const { body } = await send(getDeployment, { token: uid, params: paramsOf(made) });
    expect(body.data).toEqual(made);
    const { headers, result } = await send(downloadDeployment, { token: uid, params: paramsOf(made) });
    expect(Buffer.from(result.body ?? '', 'base64').toString()).toBe(theRendering);
    expect(headers['content-disposition']).toMatch(/^attachment; filename=.*\.cfg/);
  });

  it('is not made of another text than the one that was previewed', async () => {
    const { uid, deploy: deployIt } = await aTemplateAndDevice();
    const { status, body } = await deployIt({ previewHash: sha256('another text') });
    expect([status, body.code]).toEqual([409, 'outdated_preview']);
    expect(await itemsOf('deployments', uid)).toEqual([]);
  });

  it('names the variable that is missing or wrong', async () => {
    const { uid, template, deviceId } = await aTemplateAndDevice({
      variables: JSON.stringify([{ name: 'gateway', dataType: 'ip', required: true }]),
    });
    const fieldsOf = async (variables: object) => {
      const { status, body } = await deploy(uid, template.id, {
        deviceId,
        variables: JSON.stringify(variables),
      });
      expect([status, body.code]).toEqual([400, 'invalid_request']);
      return body.details;
    };
    expect(await fieldsOf({ hostname: 'a' })).toMatchObject({ fields: [{ field: 'variables.gateway' }] });
    expect(await fieldsOf({ hostname: 'a', gateway: 'here' })).toMatchObject({
      fields: [{ field: 'variables.gateway' }],
    });
  });

  it.each([
    ['an unknown filter', 'one\n{{ hostname | frobnicate }}', 2],
    ['a tag that does not end', 'one\ntwo\n{% if hostname == "a" %}', 3],
  ])('of a template with %s is refused with the line', async (_what, configContent, line) => {
    const { deploy: deployIt } = await aTemplateAndDevice({ configContent });
    const { status, body } = await deployIt();
    expect([status, body.code]).toEqual([422, 'unprocessable']);
    expect(body.message).toMatch(new RegExp(`^Line ${line}, column \\d+: `));
    expect(body.details).toMatchObject({ place: { line } });
  });

  it('never keeps or logs a secret', async () => {
    const { uid, template, deviceId } = await aTemplateAndDevice({
      configContent: 'username admin secret {{ password }}\n',
      variables: JSON.stringify([{ name: 'password', dataType: 'secret', required: true }]),
    });
    const variables = JSON.stringify({ password: 'hunter2-hunter2' });
    const made = deploymentIn(await deploy(uid, template.id, { deviceId, variables }));
    expect(made).toMatchObject({
      renderedConfig: 'username admin secret <secret:password>\n',
      variables: { password: '<secret:password>' },
    });
    expect(JSON.stringify([await itemsOf('deployments', uid), logged()])).not.toContain('hunter2');
    expect(deploymentIn(await deploy(uid, template.id, { deviceId })).hash).toBe(made.hash);
  });

  it('of an uploaded file renders that instead', async () => {
    const { uid, template, deviceId } = await aTemplateAndDevice();
    const variables = JSON.stringify(theValues);
    const file = aFile('banner motd {{ hostname }}\n', 'banner.txt');
    const made = deploymentIn(await deploy(uid, template.id, { deviceId, variables }, file));
    expect(made).toMatchObject({
      renderedConfig: 'banner motd core-1\n',
      configFile: { originalName: 'banner.txt', mimeType: 'text/plain', size: 27 },
    });
    const binary = await deploy(uid, template.id, { deviceId }, aFile(Buffer.from([0, 1])));
    expect([binary.status, binary.body.error]).toEqual([400, expect.stringMatching(/^File upload failed/)]);
  });

  it('is only for devices and templates of the user’s own', async () => {
    const { uid, template, deviceId } = await aTemplateAndDevice();
    const stranger = await aTemplateAndDevice();
    const { designId, deviceOf } = await aPlannedDesign(stranger.uid);
    const variables = JSON.stringify(theValues);
    for (const [templateId, device] of [
      [stranger.template.id, deviceId],
      [template.id, stranger.deviceId],
      [template.id, deviceOf('switch')],
      [template.id, `${designId}:nothing`],
      ['a'.repeat(24), deviceId],
    ])
      expect(await deploy(uid, templateId ?? '', { deviceId: device, variables })).toMatchObject({
        status: 404,
      });
    expect(await itemsOf('deployments', uid)).toEqual([]);
  });

  it('of another user is not found by any call', async () => {
    const { deviceId, deploy: deployIt } = await aTemplateAndDevice();
    const made = deploymentIn(await deployIt());
    const stranger = anOwner();
    for (const handler of [getDeployment, downloadDeployment])
      expect(await send(handler, { token: stranger, params: paramsOf(made) })).toMatchObject({ status: 404 });
    expect(await setStatus(stranger, made, 'cancelled')).toMatchObject({ status: 404 });
    expect(await takeBack(stranger, made)).toMatchObject({ status: 404 });
    const history = await send(listDeviceDeployments, { token: stranger, params: { id: deviceId } });
    expect(history.body.data).toEqual([]);
  });
});

describe('a deployment to a node of a design', () => {
  it('takes what is not entered from the device, and the whole configuration from the library', async () => {
    const { uid, template } = await aTemplateAndDevice({
      configContent: 'hostname {{ hostname }}\n! {{ interfaces | length }} interfaces\n',
    });
    const { deviceOf } = await aPlannedDesign(uid);
    const deviceId = deviceOf('switch');
    const made = deploymentIn(await deploy(uid, template.id, { deviceId }));
    expect(made.renderedConfig).toMatch(/^hostname \S+\n! \d+ interfaces\n$/);
    expect(made.device).toMatchObject({ category: 'switch', ipAddress: expect.stringMatching(/^\d+\./) });

    const whole = deploymentIn(await deploy(uid, systemTemplateId('ios-xe', 'whole'), { deviceId }));
    expect(whole).toMatchObject({ dialect: 'ios-xe', configType: 'system', vendor: 'Cisco' });
    expect(whole.renderedConfig).toContain('hostname ');
    const onEquipment = await aTemplateAndDevice();
    expect(
      await deploy(onEquipment.uid, systemTemplateId('ios-xe', 'whole'), { deviceId: onEquipment.deviceId }),
    ).toMatchObject({ status: 422 });
  });
});

describe('the status of a deployment', () => {
  it('follows the transitions, each with who, when and why', async () => {
    const { uid, deploy: deployIt } = await aTemplateAndDevice();
    const made = deploymentIn(await deployIt());
    await setStatus(uid, made, 'in_progress', { notes: 'Window opens' });
    await setStatus(uid, made, 'failed', { notes: 'Lost the session' });
    await setStatus(uid, made, 'pending');
    await setStatus(uid, made, 'in-progress');
    await setStatus(uid, made, 'active');
    const last = deploymentIn(await setStatus(uid, made, 'rolled-back', { revision: 6 }));
    expect(last.history.map(({ status, note }) => `${status} ${note}`.trim())).toEqual([
      'pending',
      'in_progress Window opens',
      'failed Lost the session',
      'pending',
      'in_progress',
      'completed',
      'rolled_back',
    ]);
    expect(last).toMatchObject({ status: 'rolled_back', revision: 7, notes: 'Lost the session' });
    expect(last.history[1]).toMatchObject({ changedBy: { _id: uid, name: 'Dana Designer' } });
  });

  it('cannot become any that does not follow, and the refusal names those that may', async () => {
    const { uid, deploy: deployIt } = await aTemplateAndDevice();
    const ways: Record<DeploymentStatus, readonly DeploymentStatus[]> = {
      pending: [],
      in_progress: ['in_progress'],
      completed: ['in_progress', 'completed'],
      failed: ['in_progress', 'failed'],
      cancelled: ['cancelled'],
      rolled_back: ['in_progress', 'completed', 'rolled_back'],
    };
    for (const present of deploymentStatuses) {
      const made = deploymentIn(await deployIt());
      for (const step of ways[present]) await setStatus(uid, made, step);
      const allowed: readonly string[] = nextStatuses[present];
      for (const wanted of deploymentStatuses.filter((status) => !allowed.includes(status)))
        expect(await setStatus(uid, made, wanted)).toMatchObject({
          status: 409,
          body: { code: 'wrong_status', details: { allowed } },
        });
    }
  });

  it('is counted, and keeps a template from being deleted until it is final', async () => {
    const { uid, template, deploy: deployIt, complete } = await aTemplateAndDevice();
    const made = deploymentIn(await deployIt());
    await complete();
    const params = { id: template.id };
    const refused = await send(deleteTemplate, { token: uid, params });
    expect(refused).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect(refused.body.message).toContain('1 deployment');
    const counts = (await itemsOf('deployments', uid)).find(({ id }) => id === 'totals');
    expect(counts).toMatchObject({ pending: 1, in_progress: 0, completed: 1 });
    await setStatus(uid, made, 'cancelled');
    expect(await send(deleteTemplate, { token: uid, params })).toMatchObject({ status: 200 });
    const { body } = await send(getDeployment, { token: uid, params: paramsOf(made) });
    expect(body.data).toMatchObject({ renderedConfig: theRendering, status: 'cancelled' });
  });

  it('of several writers at once is changed by one', async () => {
    const { uid, deploy: deployIt } = await aTemplateAndDevice();
    const made = deploymentIn(await deployIt());
    const outcomes = await Promise.all(
      ['in_progress', 'cancelled', 'in_progress', 'cancelled'].map((status) => setStatus(uid, made, status)),
    );
    const won = outcomes.filter(({ status }) => status === 200);
    const last = deploymentIn(await send(getDeployment, { token: uid, params: paramsOf(made) }));
    // What is in progress may still be cancelled: one after the other, never two on the same state.
    expect(won.length).toBe(last.history.length - 1);
    for (const { status, body } of outcomes)
      if (status !== 200) expect([status, body.code]).toEqual([409, 'wrong_status']);
    const counts = (await itemsOf('deployments', uid)).find(({ id }) => id === 'totals');
    expect(counts).toMatchObject({ pending: 0, [last.status]: 1 });
  });
});

describe('rolling back', () => {
  it('makes a linked deployment with the text that was completed before', async () => {
    const { uid, complete } = await aTemplateAndDevice();
    const first = await complete();
    const second = await complete({ variables: JSON.stringify({ ...theValues, hostname: 'core-2' }) });
    const made = deploymentIn(await takeBack(uid, second));
    expect(made).toMatchObject({
      status: 'pending',
      renderedConfig: first.renderedConfig,
      hash: first.hash,
      variables: first.variables,
      rollbackOf: second.id,
    });
    const { body } = await send(getDeployment, { token: uid, params: paramsOf(second) });
    expect(body.data).toMatchObject({ status: 'rolled_back', rolledBackBy: made.id });
    const counts = (await itemsOf('deployments', uid)).find(({ id }) => id === 'totals');
    expect(counts).toMatchObject({ pending: 1, completed: 1, rolled_back: 1 });
  });

  it('is refused without an earlier text, for one that was followed by another, and for one that is not completed', async () => {
    const { uid, complete, deploy: deployIt } = await aTemplateAndDevice();
    const first = await complete();
    expect(await takeBack(uid, first)).toMatchObject({ status: 422 });
    await complete();
    expect(await takeBack(uid, first)).toMatchObject({ status: 422 });
    const pending = deploymentIn(await deployIt());
    expect(await takeBack(uid, pending)).toMatchObject({ status: 409, body: { code: 'wrong_status' } });
  });

  it('is refused once the plan has ended; the deployment can still be called rolled back', async () => {
    const { uid, complete } = await aTemplateAndDevice();
    await complete();
    const second = await complete();
    const startedAt = '2026-01-01T10:00:00.000Z';
    const subscription = {
      planId: 'professional',
      status: 'trial',
      startedAt,
      currentPeriodEnd: startedAt,
    } as const;
    await createProfile(aProfile({ uid, subscription }));
    expect(await takeBack(uid, second)).toMatchObject({
      status: 402,
      body: { code: 'plan_limit', details: { plan: { limit: 'subscription' } } },
    });
    expect(await itemsOf('deployments', uid)).toContainEqual(
      expect.objectContaining({ id: 'totals', completed: 2 }),
    );
    expect((await setStatus(uid, second, 'rolled_back')).status).toBe(200);
  });

  it('by several at once makes one deployment', async () => {
    const { uid, complete, deviceId } = await aTemplateAndDevice();
    await complete();
    const second = await complete();
    const outcomes = await Promise.all([1, 2, 3].map(() => takeBack(uid, second)));
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(1);
    const { body } = await send(listDeviceDeployments, { token: uid, params: { id: deviceId } });
    expect(body.data).toHaveLength(3);
  });
});

describe('histories', () => {
  it('list deployments by template with pages, and for a device or design, newest first', async () => {
    const { uid, template, deviceId, deploy: deployIt } = await aTemplateAndDevice();
    const first = deploymentIn(await deployIt());
    const second = deploymentIn(await deployIt());
    const unused = templateIn(await create(uid, { name: 'Unused' }));
    const { designId, deviceOf } = await aPlannedDesign(uid);
    const variables = JSON.stringify(theValues);
    const onNode = deploymentIn(await deploy(uid, template.id, { deviceId: deviceOf('switch'), variables }));

    const byConfig = await send(listByConfig, { token: uid });
    expect(byConfig.body).toMatchObject({
      data: [
        { id: template.id, name: 'Base', version: '1.0.0', deploymentCount: 3, createdBy: { _id: uid } },
        { id: unused.id, deploymentCount: 0, deployments: [] },
      ],
      pagination: { total: 2, page: 1, pages: 1, limit: 10, totalCount: 2, totalPages: 1 },
    });
    const byUser = await send(listByUser, { token: uid, query: { limit: '1' } });
    expect(byUser.body).toMatchObject({
      data: [{ id: template.id, deployments: [onNode, second, first] }],
      pagination: { total: 1, limit: 1 },
    });
    const ofDevice = await send(listDeviceDeployments, { token: uid, params: { id: deviceId } });
    expect(ofDevice.body.data).toEqual([second, first]);
    const listed = async (query: Record<string, string>) => {
      const { body } = await send(listDeployments, { token: uid, query });
      return body.data;
    };
    expect(await listed({ designId })).toEqual([onNode]);
    expect(await listed({ status: 'pending', limit: '2', page: '2' })).toEqual([first]);
    expect(await listed({ status: 'completed' })).toEqual([]);
    const all = await send(listDeployments, { token: uid, query: { limit: '2', page: '2' } });
    expect(all.body).toMatchObject({ data: [first], pagination: { total: 3, page: 2, pages: 2 } });
    expect(await listed({ templateId: template.id, deviceId })).toEqual([second, first]);
    const { body } = await send(getTemplate, { token: uid, params: { id: template.id } });
    expect(body.data).toMatchObject({ deployments: [onNode, second, first] });
  });

  it('offer the templates that fit a device, the most specific first', async () => {
    const { uid, template, deviceId } = await aTemplateAndDevice({ name: 'Any' });
    const fitting = templateIn(
      await create(uid, {
        name: 'Series',
        vendor: 'cisco',
        model: 'Catalyst 9300',
        equipmentCategory: 'switch',
      }),
    );
    for (const given of [
      { vendor: 'Juniper' },
      { equipmentCategory: 'router' },
      { dialect: 'junos' },
      { isActive: 'false' },
    ])
      await create(uid, given);
    const { body } = await send(listCompatibleTemplates, { token: uid, params: { id: deviceId } });
    const offered = Array.isArray(body.data) ? body.data : [];
    const own = offered.filter(({ isSystemTemplate }) => !isSystemTemplate).map(({ id }) => id);
    expect(own).toEqual([fitting.id, template.id]);
    expect(new Set(offered.map(({ dialect }) => dialect))).toEqual(new Set(['', 'ios-xe']));
    const stranger = await send(listCompatibleTemplates, { token: anOwner(), params: { id: deviceId } });
    expect(stranger.status).toBe(404);
  });
});

describe('templates of the system', () => {
  it('are listed with the user’s own and can be read, not stored', async () => {
    const uid = anOwner();
    const { body } = await send(listUserTemplates, { token: uid });
    const listed = Array.isArray(body.data) ? body.data : [];
    const whole = listed.find(({ id }) => id === systemTemplateId('ios-xe', 'whole'));
    expect(whole).toMatchObject({ isSystemTemplate: true, dialect: 'ios-xe', createdBy: { _id: 'system' } });
    const one = await send(getTemplate, { token: uid, params: { id: whole.id } });
    expect(one.body.data).toMatchObject({
      ...whole,
      isTextOmitted: false,
      configContent: expect.stringContaining('hostname'),
    });
    const part = listed.find(({ dialect, configType }) => dialect === 'ios-xe' && configType === 'routing');
    const onePart = await send(getTemplate, { token: uid, params: { id: part.id } });
    expect(onePart.body.data).toEqual(part);
    expect(await itemsOf('templates', uid)).toEqual([]);
  });
});
