import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { servedSchema } from '#shared/contract/define-route.ts';
import { routes } from '#shared/contract/routes.ts';
import { codeFor } from '../support/mailbox.ts';
import { grantAdministrator } from '../support/operator.ts';
import { orderOfProvider } from '../support/order-of-provider.ts';
import { payAtCheckout } from '../support/pay-at-checkout.ts';
import { aPng } from '../support/pictures.ts';
import { signInWithPassword } from '../support/sign-in.ts';
import { callBySpecification, type Received, succeeded } from '../support/specification-client.ts';
import { isCall, specifiedCalls } from '../support/specified-calls.ts';

// Written from the specification's section 7 and the shapes of its answers, and from nothing of ours: the calls as its
// clients make them, and every field that they read.

const email = `spec-${randomUUID()}@example.com`;
const password = 'correct horse';
const anId = expect.stringMatching(/^[0-9a-f]{24}$/);
let token: string;
let designId: string;
let deviceId: string;
let template: Received['body'];

/** A call as the signed-in user, with what comes of it where it succeeds. */
async function call(
  method: string,
  path: string,
  sent: Omit<Parameters<typeof callBySpecification>[2] & {}, 'token'> = {},
) {
  const received = await callBySpecification(method, path, { token, ...sent });
  expect(received.status, `${method} ${path}: ${JSON.stringify(received.body)}`).toBeLessThan(300);
  describedByTheContract(method, path, received);
  return received.body;
}

/** What comes is what the contract says will come, which openapi.json is made of. */
function describedByTheContract(method: string, path: string, { body }: Received): void {
  const plain = path.split('?')[0] ?? path;
  const named = routes.filter((route) => route.method === method && pattern(route.path).test(plain));
  const route = named.find((one) => one.path === plain) ?? named[0];
  if (route?.answerKind !== 'json') return;
  const { success, ...answer } = Array.isArray(body) ? { success: true } : body;
  expect(success).toBe(true);
  const { error } = servedSchema(route).safeParse(Array.isArray(body) ? body : answer);
  expect(error?.issues, `${method} ${path}`).toBeUndefined();
}

const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const aDevice = () => ({
  category: 'switch',
  manufacturer: 'Acme',
  model: `Access ${randomUUID().slice(0, 8)}`,
  partNumber: 'A-48P',
  specs: JSON.stringify({ ports: [{ count: 48, speedMbps: 1_000, connector: 'RJ45', role: 'access' }] }),
});

beforeAll(async () => {
  const registration = { name: 'Grace', email, company: 'Navy', role: 'user', password, terms: true };
  const { status, body } = await callBySpecification('POST', '/users/register', {
    json: { ...registration, planId: 'professional' },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ user: { email, name: 'Grace', displayName: 'Grace', role: 'other' } });
  token = body.token;
  const requirements = { wiredUsers: 20, wirelessUsers: 20 };
  designId = (await call('POST', '/networkdesign', { json: { designName: 'Office', requirements } })).design
    .id;
});

describe('a client that knows the specification alone', () => {
  it('signs in and reads itself as the body of the answer', async () => {
    const idToken = await signInWithPassword(email, password);
    const { user } = await call('POST', '/users/login', { json: { idToken } });
    const self = {
      uid: user.uid,
      _id: user.uid,
      email,
      displayName: 'Grace',
      name: 'Grace',
      company: 'Navy',
    };
    const states = {
      subscription: { status: 'trial' },
      trial: { used: false, expiresAt: expect.any(String) },
    };
    expect(await call('GET', '/users/me')).toMatchObject({ ...self, ...states });
    expect(await call('GET', `/users/${user.uid}`)).toMatchObject(self);
  });

  it('changes its profile by either name, sending back what it was given', async () => {
    const me = await call('GET', '/users/me');
    const { success: _, user: __, displayName: ___, ...fields } = me;
    expect(await call('PATCH', '/users/profile', { json: { ...fields, name: 'Grace H' } })).toMatchObject({
      displayName: 'Grace H',
      name: 'Grace H',
    });
    expect(
      await call('PATCH', '/users/profile', { json: { displayName: 'Grace', company: '' } }),
    ).toMatchObject({
      name: 'Grace',
      company: 'Navy',
    });
  });

  it('reads the users as a list, or as a page with its pagination, if it administers them', async () => {
    const administrator = await operator();
    const as = async (path: string) => {
      const received = await callBySpecification('GET', path, { token: administrator });
      describedByTheContract('GET', path, received);
      return received.body;
    };
    const list = await as('/users');
    expect(list.map(({ uid }: { uid: string }) => uid)).toContain((await call('GET', '/users/me')).uid);
    expect((await as('/users?page=1&limit=1')).data).toHaveLength(1);
    expect((await as('/users?page=1&limit=1')).pagination).toMatchObject({ page: 1, limit: 1 });
  });

  it('resets its password', async () => {
    await call('POST', '/users/forgot-password', { json: { email } });
    const reset = { token: await codeFor(email), newPassword: 'battery staple', email };
    await call('POST', '/users/reset-password', { json: reset });
    token = await signInWithPassword(email, 'battery staple');
    await call('POST', '/users/clear-cache', { json: {} });
  });

  it('creates, lists, reads, changes and archives designs', async () => {
    const { design } = await call('POST', '/networkdesign', {
      json: { designName: 'Second', description: '' },
    });
    expect(design).toMatchObject({
      _id: design.id,
      id: anId,
      userId: expect.any(String),
      designName: 'Second',
      isExistingNetwork: false,
      existingNetworkDetails: expect.any(Object),
      requirements: expect.any(Object),
      designStatus: 'draft',
      version: 1,
      isTemplate: false,
      deviceCount: 0,
      reportCount: 0,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const { data, pagination } = await call('GET', '/networkdesign?page=1&limit=10&status=&search=sec');
    expect(data).toMatchObject([{ _id: design.id, designName: 'Second' }]);
    expect(pagination).toEqual({ total: 1, page: 1, pages: 1, limit: 10 });

    const read = (await call('GET', `/networkdesign/${design.id}`)).data;
    const changed = await call('PUT', `/networkdesign/${design.id}`, {
      json: { ...read, designName: 'Third' },
    });
    expect(changed.design).toMatchObject({ designName: 'Third', version: 2 });
    const unversioned = { designStatus: 'active' };
    expect((await call('PUT', `/networkdesign/${design.id}`, { json: unversioned })).design.version).toBe(3);
    const stale = await callBySpecification('PUT', `/networkdesign/${design.id}`, { token, json: read });
    expect(stale).toMatchObject({ status: 409, body: { error: expect.stringContaining('someone else') } });
    expect(stale.body.message).toBe(stale.body.error);
    await call('PUT', `/networkdesign/${design.id}/archive`);
  });

  it('generates a topology, reads it and sends back the whole of it', async () => {
    const { data } = await call('POST', `/topology/${designId}`);
    expect(data.lastUpdated).toEqual(expect.any(String));
    for (const node of data.nodes)
      expect(node).toMatchObject({
        id: expect.any(String),
        label: expect.any(String),
        level: expect.any(Number),
      });
    for (const edge of data.edges) expect([edge.from, edge.to]).toEqual([edge.source, edge.target]);
    expect(data.edges.some(({ bandwidth }: { bandwidth?: string }) => bandwidth === '1 Gbit/s')).toBe(true);

    const { nodes, edges } = (await call('GET', `/topology/${designId}`)).data;
    nodes[0].label = 'Renamed';
    const nas = { id: 'nas', type: 'server', label: 'NAS', level: 5 };
    const link = {
      from: nodes.find(({ layer }: { layer: string }) => layer === 'access').id,
      to: 'nas',
      type: 'lan',
    };
    const json = { nodes: [...nodes, nas], edges: [...edges, link] };
    const updated = (await call('PATCH', `/topology/${designId}`, { json })).data;
    expect(updated.nodes[0].label).toBe('Renamed');
    expect(updated.nodes.at(-1)).toMatchObject({ ...nas, layer: 'endpoint' });
    expect(updated.edges.at(-1)).toMatchObject({ ...link, source: link.from, target: 'nas' });
    expect(updated.subnets).toEqual(data.subnets);
  });

  it('keeps devices of its own', async () => {
    const picture = new Blob([Uint8Array.from(aPng)], { type: 'image/png' });
    const { data: made } = await call('POST', '/equipment', { form: { ...aDevice(), image: picture } });
    expect(made).toMatchObject({ _id: made.id, systemOwned: false, imageUrl: made.image });
    expect(made.image).toMatch(/^\//);
    deviceId = made._id;

    const { specs, version: _, price: __, ...text } = made;
    const form = { ...onlyText(text), specs: JSON.stringify(specs), sources: '', model: 'Renamed' };
    const { data: changed } = await call('PUT', `/equipment/${deviceId}`, { form });
    expect(changed).toMatchObject({ model: 'Renamed', image: made.image });

    expect((await call('GET', `/equipment/${deviceId}`)).data._id).toBe(deviceId);
    expect(await call('GET', '/equipment/user/')).toMatchObject({ success: true, data: [{ _id: deviceId }] });
    expect((await call('GET', '/equipment')).data.length).toBeGreaterThan(100);
    expect((await call('GET', '/equipment?systemOwned=true')).data[0]).toMatchObject({ systemOwned: true });
    expect((await call('GET', '/equipment/category/switch')).data[0]).toMatchObject({ category: 'switch' });
    const { data: similar } = await call('GET', `/equipment/similar/${deviceId}`);
    expect(similar[0]).toMatchObject({
      _id: similar[0].device.id,
      category: 'switch',
      distance: expect.any(Number),
    });
  });

  it('adds devices for everybody if it administers them', async () => {
    const administrator = await operator();
    const sent = { token: administrator, form: aDevice() };
    const { status, body } = await callBySpecification('POST', '/equipment/system', sent);
    expect([status, body.data]).toMatchObject([201, { _id: anId, systemOwned: true }]);
    const path = `/equipment/${body.data._id}`;
    expect((await callBySpecification('DELETE', path, { token: administrator })).status).toBe(200);
  });

  it('puts devices into a design by whichever name of their id, and takes them out', async () => {
    const { data: other } = await call('POST', '/equipment', { form: aDevice() });
    const equipment = [{ _id: deviceId }, { equipmentId: other.id, quantity: 3 }];
    const { data } = await call('POST', '/equipment/assign-to-design', { json: { designId, equipment } });
    expect(data.devices).toMatchObject([
      { _id: deviceId, model: 'Renamed', device: { id: deviceId }, quantity: 1 },
      { _id: other.id, manufacturer: 'Acme', quantity: 3 },
    ]);
    expect((await call('GET', `/equipment/design/${designId}`)).data).toHaveLength(2);
    const json = { designId, equipmentIds: [deviceId, other.id] };
    await call('DELETE', '/equipment/remove-from-design', { json });
    expect((await call('GET', `/equipment/design/${designId}`)).data).toEqual([]);
    await call('DELETE', `/equipment/${other.id}`);
  });

  it('gets recommendations', async () => {
    const { success, data } = await call('GET', `/equipment/recommendations/${designId}`);
    expect(success).toBe(true);
    expect(data.id).toBe(designId);
    expect(data.recommendations.length).toBeGreaterThan(2);
    for (const each of data.recommendations)
      expect(each).toMatchObject({
        category: expect.any(String),
        recommendedEquipment: { _id: anId, model: expect.any(String) },
        quantity: expect.any(Number),
        placement: expect.any(Array),
        justification: expect.any(String),
        alternatives: expect.any(Array),
      });
  });

  it('orders a report, lists it and downloads it under its name', async () => {
    const { data: report } = await call('POST', `/report/prof/${designId}`);
    expect(report).toMatchObject({ _id: report.id, title: 'Office' });
    expect((await call('GET', '/report/')).data).toMatchObject([{ id: report.id }]);
    const file = await callBySpecification('GET', `/report/download/${report.id}`, { token });
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename=report_${report.id}.pdf`);
    expect(Buffer.from(file.body).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('reads its dashboard', async () => {
    const { stats, recentItems, activityData } = (await call('GET', '/dashboard')).data;
    expect(stats).toEqual({
      designsCreated: 2,
      topologiesGenerated: 1,
      reportsGenerated: 1,
      devicesPlanned: expect.any(Number),
      deploymentsCompleted: 0,
      deploymentsPending: 0,
    });
    expect(recentItems.designs).toMatchObject([
      { _id: designId, displayName: 'Office', createdAt: expect.any(String) },
    ]);
    expect(recentItems.reports).toHaveLength(1);
    expect(recentItems.deployments).toEqual([]);
    expect(recentItems.notifications).toEqual([]);
    for (const name of ['signIns', 'designsCreated', 'reportsGenerated', 'deployments'])
      expect(activityData[name]).toHaveLength(activityData.labels.length);
  });

  it('creates templates from fields, from one JSON and from a file, and reads them back', async () => {
    const fields = {
      name: 'Access',
      description: '',
      vendor: 'Cisco',
      model: '',
      equipmentCategory: 'switch',
      configType: 'basic',
      configSourceType: 'template',
      configContent: 'hostname {{hostname}}\n ip address {{ip_address}} {{mask}}\n vlan {{vlan}}\n',
      version: '1.0.0',
    };
    const variables = [
      {
        name: 'hostname',
        description: '',
        required: true,
        dataType: 'string',
        validationRegex: '[a-z0-9-]+',
      },
      { name: 'vlan', required: false, defaultValue: 10, dataType: 'number', scope: 'device', example: '10' },
      { name: 'mask', dataType: 'select', options: ['255.255.255.0'] },
    ];
    const form = { ...fields, variables: JSON.stringify(variables), tags: '["campus"]' };
    const { data: made } = await call('POST', '/configs', { form });
    template = made;
    expect(made).toMatchObject({
      ...fields,
      _id: anId,
      template: fields.configContent,
      variables: [
        { name: 'hostname', required: true, validationRegex: '[a-z0-9-]+', options: [] },
        { name: 'vlan', dataType: 'integer', defaultValue: 10, example: '10', scope: 'device' },
        { name: 'mask', dataType: 'enum', options: ['255.255.255.0'] },
      ],
      tags: ['campus'],
      isActive: true,
      isSystemTemplate: false,
      createdBy: { _id: expect.any(String), name: expect.any(String), email },
      createdAt: expect.any(String),
      changeLog: expect.any(Array),
      deployments: [],
    });
    const { configContent: text, ...others } = fields;
    const config = JSON.stringify({ ...others, name: 'As one', template: text, variables });
    const { data: whole } = await call('POST', '/configs', { form: { config } });
    expect(whole).toMatchObject({ name: 'As one', configContent: fields.configContent });

    const configFile = new File(['{"hostname": "core"}'], 'core.json', { type: 'application/json' });
    const { data: uploaded } = await call('POST', '/configs', {
      form: { name: 'Uploaded', configSourceType: 'file', configFile },
    });
    expect(uploaded.configFile).toEqual({
      originalName: 'core.json',
      mimeType: 'application/json',
      size: 20,
      url: `/api/configs/${uploaded._id}/file`,
    });
    const file = await callBySpecification('GET', `/configs/${uploaded._id}/file`, { token });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename=core.json');
    expect(file.body).toEqual({ hostname: 'core' });
    const bad = new File(['{"hostname": '], 'core.json', { type: 'application/json' });
    const refused = await callBySpecification('POST', '/configs', {
      token,
      form: { name: 'Bad', configFile: bad },
    });
    expect([refused.status, refused.body.error]).toEqual([
      400,
      expect.stringContaining('File upload failed'),
    ]);

    for (const path of ['/configs/', '/configs/user']) {
      const { data } = await call('GET', path);
      const ids = data.map(({ _id }: { _id: string }) => _id);
      expect(ids).toEqual(expect.arrayContaining([made._id, whole._id, uploaded._id]));
      for (const each of data)
        expect(each).toMatchObject({
          name: expect.any(String),
          configContent: each.template,
          deployments: [],
        });
    }
    const everybodys = await callBySpecification('GET', '/configs/admin/all', { token: await operator() });
    describedByTheContract('GET', '/configs/admin/all', everybodys);
    expect(everybodys.body.data.map(({ _id }: { _id: string }) => _id)).toContain(made._id);
    await call('DELETE', `/configs/${whole._id}`);
  });

  it('changes a template by sending back what it was given', async () => {
    const { data: read } = await call('GET', `/configs/${template._id}`);
    const config = JSON.stringify({ ...read, name: 'Renamed' });
    const { data: changed } = await call('PUT', `/configs/${template._id}`, { form: { config } });
    expect(changed).toMatchObject({ name: 'Renamed', configContent: template.configContent });
    const stale = await callBySpecification('PUT', `/configs/${template._id}`, { token, form: { config } });
    expect(stale.status).toBe(409);
    const { data: again } = await call('PUT', `/configs/${template._id}`, {
      form: { description: 'For access' },
    });
    expect(again).toMatchObject({ name: 'Renamed', description: 'For access', vendor: 'Cisco' });
  });

  it('deploys a template, follows the deployment and reads its histories', async () => {
    const values = { hostname: 'core-1', ip_address: '10.0.0.2', mask: '255.255.255.0' };
    const form = { deviceId, variables: JSON.stringify(values), notes: 'First' };
    const { data: made } = await call('POST', `/configs/${template._id}/deploy`, { form });
    const fields = {
      _id: anId,
      deviceId,
      device: { _id: deviceId, model: 'Renamed', ipAddress: '', category: 'switch' },
      template: template._id,
      deployedBy: { _id: expect.any(String), name: expect.any(String) },
      deployedAt: expect.any(String),
      variables: values,
      renderedConfig: 'hostname core-1\n ip address 10.0.0.2 255.255.255.0\n vlan 10\n',
      name: 'Renamed',
      version: expect.any(String),
      configType: 'basic',
      vendor: 'Cisco',
      model: '',
    };
    expect(made).toMatchObject({ ...fields, status: 'pending', notes: 'First' });
    const path = `/configs/${template._id}/deployments/${made._id}`;
    const early = await callBySpecification('PATCH', path, { token, json: { status: 'active' } });
    expect([early.status, early.body.error]).toEqual([409, expect.stringContaining('in progress')]);
    const set = async (status: string, notes: string) =>
      (await call('PATCH', path, { json: { status, notes } })).data;
    expect(await set('in_progress', '')).toMatchObject({ status: 'in_progress' });
    expect(await set('active', 'Done')).toMatchObject({ ...fields, status: 'completed', notes: 'Done' });

    for (const history of ['by-config', 'by-user']) {
      const { data, pagination } = await call('GET', `/configs/deployments/${history}?page=1&limit=10`);
      expect(data[0]).toMatchObject({
        _id: template._id,
        name: 'Renamed',
        version: expect.any(String),
        configType: 'basic',
        vendor: 'Cisco',
        model: '',
        createdBy: { name: expect.any(String) },
        deploymentCount: 1,
        deployments: [{ ...fields, status: 'completed' }],
      });
      expect(pagination).toEqual({
        total: data.length,
        page: 1,
        pages: 1,
        limit: 10,
        totalCount: data.length,
        totalPages: 1,
      });
    }
    expect((await call('GET', `/devices/${deviceId}/config-deployments`)).data).toMatchObject([fields]);
    const { data: fitting } = await call('GET', `/devices/${deviceId}/compatible-templates`);
    expect(fitting.map(({ name }: { name: string }) => name)).toContain('Uploaded');
    expect(await set('rolled-back', 'Not today')).toMatchObject({ status: 'rolled_back' });
    expect((await call('GET', `/configs/${template._id}`)).data.deployments).toMatchObject([fields]);
  });

  it('lists the plans, signed out too', async () => {
    const { status, body } = await callBySpecification('GET', '/subscriptions/activeplans');
    expect(status).toBe(200);
    for (const plan of body.data) {
      expect(plan).toMatchObject({
        _id: plan.id,
        name: expect.any(String),
        description: expect.any(String),
        price: expect.any(Number),
        currency: 'USD',
        interval: expect.stringMatching(/^(monthly|yearly)$/),
        billingPeriod: expect.any(String),
        isActive: true,
        paystackPlanCode: expect.any(String),
      });
      for (const feature of Object.values(plan.features))
        expect(['boolean', 'number'].includes(typeof feature) || Array.isArray(feature)).toBe(true);
    }
    const trial = body.data.find(({ name }: { name: string }) => /trial/i.test(name));
    expect(trial).toMatchObject({ price: 0 });
  });

  it('pays for a plan, comes back, and reads its subscription', async () => {
    const planId = (await planNamed(/^starter/i))._id;
    const { data } = await call('POST', '/subscriptions/initialize-payment', { json: { email, planId } });
    expect(data.authorization_url).toMatch(/^http/);
    await payAtCheckout(data.authorization_url);
    const verify = `/subscriptions/verify-payment?reference=${data.reference}`;
    const verified = await call('GET', verify);
    const { uid } = await call('GET', '/users/me');
    expect(verified).toMatchObject({
      user: { uid, _id: uid, email, displayName: 'Grace', token },
      token,
      subscription: { planId: 'starter', amount: 29 },
    });
    expect((await callBySpecification('GET', verify)).status).toBe(401);
    const details = await call('GET', '/subscriptions/details');
    expect(details.data).toMatchObject({
      status: 'active',
      plan: { _id: planId, name: expect.any(String), price: 29 },
      nextPaymentDate: expect.any(String),
      amount: 29,
    });
    expect((await call('GET', '/users/me')).subscription).toMatchObject({
      planId: 'starter',
      status: 'active',
    });
  });

  it('upgrades, downgrades, cancels, and subscribes again with its card once the money was refunded', async () => {
    const newPlanId = (await planNamed(/^professional/i))._id;
    expect(await call('PUT', '/subscriptions/upgrade', { json: { newPlanId } })).toMatchObject({
      status: 'active',
      planId: 'professional',
    });
    const smaller = (await planNamed(/^starter/i))._id;
    expect(await call('PUT', '/subscriptions/downgrade', { json: { newPlanId: smaller } })).toMatchObject({
      status: 'active',
    });
    expect(await call('POST', '/subscriptions/cancel', { json: {} })).toMatchObject({ status: 'canceled' });
    const { card, invoices } = (await call('GET', '/subscriptions/details')).data;
    for (const { reference } of invoices) await orderOfProvider('refund', { reference });
    await expect.poll(async () => (await call('GET', '/subscriptions/details')).data.status).toBe('expired');
    const json = { planId: newPlanId, authorization_code: card.authorization_code };
    expect(await call('POST', '/subscriptions', { json })).toMatchObject({
      status: 'active',
      planId: 'professional',
      nextPaymentDate: expect.any(String),
      amount: 89,
    });
  });

  it('converts a trial right after registering', async () => {
    const address = `converts-${randomUUID()}@example.com`;
    const registered = await callBySpecification('POST', '/users/register', {
      json: { ...aNewcomer, email: address, password, planId: 'starter' },
    });
    const as = { token: registered.body.token };
    const { _id: planId, paystackPlanCode: plan_code } = await planNamed(/^starter/i);
    const begun = await call('POST', '/subscriptions/initialize-payment', {
      ...as,
      json: { email: address, planId },
    });
    await payAtCheckout(begun.data.authorization_url);
    const converted = await call('POST', '/users/convert-trial', {
      ...as,
      json: { plan_code, payment_reference: begun.data.reference },
    });
    expect(converted.user).toMatchObject({
      subscription: { planId: 'starter', status: 'active' },
      trial: { used: true, expiresAt: registered.body.user.trial.expiresAt },
    });
  });

  it('tracks payment events, signed out too, and reads their analysis if it administers them', async () => {
    const json = { event: 'plan_selected', payload: { planId: 'starter' } };
    const tracked = await callBySpecification('POST', '/subscriptions/track-payment-event', { json });
    expect(tracked.body.data).toMatchObject({
      event: 'plan_selected',
      sessionId: expect.any(String),
      timestamp: expect.any(String),
    });
    const today = new Date().toISOString().slice(0, 10);
    const path = `/subscriptions/payment-analytics?startDate=${today}&endDate=${today}&eventType=plan_selected`;
    const { status, body } = await callBySpecification('GET', path, { token: await operator() });
    expect(status).toBe(200);
    expect(body.data.summary).toContainEqual(
      expect.objectContaining({
        _id: 'plan_selected',
        count: expect.any(Number),
        lastOccurrence: expect.any(String),
      }),
    );
    expect(body.data.recentEvents.length).toBeGreaterThan(0);
  });

  it('reads the statistics', async () => {
    const { data } = await call('GET', '/stats');
    for (const count of ['users', 'companies', 'designs', 'reports'])
      expect(data[count]).toBeGreaterThanOrEqual(1);
  });

  it('has made every call that the specification has, each with success', () => {
    const made = [...succeeded];
    expect(specifiedCalls.filter((call) => !made.some((one) => isCall(call, one)))).toEqual([]);
  });
});

const aNewcomer = { name: 'Ada', company: 'Ops', role: 'other', terms: true };

async function planNamed(name: RegExp): Promise<Record<string, string>> {
  const { body } = await callBySpecification('GET', '/subscriptions/activeplans');
  return body.data.find(
    (plan: Record<string, string>) => name.test(plan.name ?? '') && plan.interval === 'monthly',
  );
}

async function operator(): Promise<string> {
  const address = `operator-${randomUUID()}@example.com`;
  const json = { ...aNewcomer, email: address, password, planId: 'trial' };
  await callBySpecification('POST', '/users/register', { json });
  await grantAdministrator({ email: address, password });
  return signInWithPassword(address, password);
}

const onlyText = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
