import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import * as account from '#shared/contract/account.ts';
import * as admin from '#shared/contract/admin.ts';
import * as apiTokens from '#shared/contract/api-tokens.ts';
import * as credentials from '#shared/contract/credentials.ts';
import * as dashboard from '#shared/contract/dashboard.ts';
import * as dataExports from '#shared/contract/data-export.ts';
import { type Deployment, NewDeployment } from '#shared/contract/deployment-items.ts';
import * as deployments from '#shared/contract/deployments.ts';
import * as designEquipment from '#shared/contract/design-equipment.ts';
import * as designs from '#shared/contract/designs.ts';
import { nodeDeviceId } from '#shared/contract/device-id.ts';
import * as equipment from '#shared/contract/equipment.ts';
import { type Equipment, EquipmentChange, NewEquipment } from '#shared/contract/equipment-items.ts';
import * as logos from '#shared/contract/logo.ts';
import * as reports from '#shared/contract/reports.ts';
import { routes } from '#shared/contract/routes.ts';
import * as sessions from '#shared/contract/sessions.ts';
import * as stats from '#shared/contract/stats.ts';
import * as subscriptions from '#shared/contract/subscriptions.ts';
import { NewTemplate, TemplateUpdate } from '#shared/contract/template-form.ts';
import type { Template } from '#shared/contract/template-items.ts';
import * as templates from '#shared/contract/templates.ts';
import * as topology from '#shared/contract/topology.ts';
import { TopologyChanges } from '#shared/contract/topology-changes.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { updateTopology } from '#shared/contract/topology-update.ts';
import * as topologyVersions from '#shared/contract/topology-versions.ts';
import * as users from '#shared/contract/users.ts';
import { downloadRoute } from '#web/api/download-route.ts';
import type { RouteName } from '../../infra/permissions/route-permissions.ts';
import { aLabRun } from '../support/lab-runs.ts';
import { codeFor } from '../support/mailbox.ts';
import { grantAdministrator, proveAddress } from '../support/operator.ts';
import { aRegistration, callAs, type Person, refusalOf, register } from '../support/person.ts';
import { aPng } from '../support/pictures.ts';
import { signInTokens, signInWithPassword } from '../support/sign-in.ts';

const aDevice = NewEquipment.parse({
  category: 'switch',
  manufacturer: 'Acme',
  model: 'Access 48',
  partNumber: 'A-48P',
  specs: { ports: [{ count: 48, speedMbps: 1_000, connector: 'RJ45', role: 'access' }] },
  image: { fileName: 'access.png', contentType: 'image/png', bytes: aPng },
});

const aTemplate = NewTemplate.parse({
  name: 'Host names',
  configContent: 'hostname {{ hostname }}\n',
  variables: [{ name: 'hostname', dataType: 'hostname', required: true }],
});
/** The same from an uploaded file. */
const anUploadedTemplate = NewTemplate.parse({
  name: 'Uploaded',
  configFile: {
    fileName: 'core.json',
    contentType: 'application/json',
    bytes: Buffer.from('{"vlan": 10}'),
  },
});

let grace: Person;
let administrator: string;
let design: designs.Design;
let plan: Topology;
let report: reports.Report;
let device: Equipment;
let template: Template;
/** A node of the design, and what was deployed to it. */
let nodeId: string;
let deployment: Deployment;
/** A device that is recommended for the design. */
let deviceId: string;

beforeAll(async () => {
  grace = await register();
  const ada = await register();
  await grantAdministrator(ada);
  administrator = await signInWithPassword(ada.email, ada.password);
  const body = designs.NewDesign.parse({
    designName: 'Head office',
    requirements: { wiredUsers: 40, wirelessUsers: 60 },
  });
  design = (await grace.call(designs.createDesign, { body })).data;
  plan = (await grace.call(topology.generateTopology, { params: { designId: design.id } })).data;
  const { data: advice } = await grace.call(designEquipment.getRecommendations, {
    params: { id: design.id },
  });
  deviceId = advice.roles.flatMap(({ choice }) => choice?.device.id ?? [])[0] ?? 'none';
  report = (await grace.call(reports.createReport, { params: { id: design.id } })).data;
  device = (await grace.call(equipment.createEquipment, { body: aDevice })).data;
  template = (await grace.call(templates.createTemplate, { body: aTemplate })).data;
  const access = plan.nodes.find(({ type, layer }) => type === 'switch' && layer === 'access');
  nodeId = nodeDeviceId(design.id, access?.id ?? 'missing');
  deployment = await deployToNode({ hostname: 'entered' });
});

const deployToNode = async (variables: Record<string, string>): Promise<Deployment> => {
  const body = NewDeployment.parse({ deviceId: nodeId, variables });
  return (await grace.call(deployments.deployTemplate, { params: { templateId: template.id }, body })).data;
};
async function aDeletedDesign(designName: string): Promise<designs.DeletedDesign> {
  const body = designs.NewDesign.parse({ designName });
  const { id } = (await grace.call(designs.createDesign, { body })).data;
  return (await grace.call(designs.deleteDesign, { params: { id } })).data;
}
/** Asks for an export and waits until it is ready. */
async function anExport(person: Person): Promise<void> {
  await person.call(dataExports.requestExport, {});
  await vi.waitFor(
    async () => expect((await person.call(dataExports.getExport, {})).data?.state).toBe('ready'),
    { timeout: 30_000, interval: 500 },
  );
}
const paramsOf = ({ id }: Deployment) => ({ templateId: template.id, deploymentId: id });
/** Gives a deployment these statuses, one after the other. */
async function bringTo(made: Deployment, ...statuses: Deployment['status'][]): Promise<void> {
  for (const status of statuses)
    await grace.call(deployments.updateDeployment, {
      params: paramsOf(made),
      body: { status, notes: '' },
    });
}

/** Someone who has paid on the checkout page, and has not come back. */
async function aCheckout() {
  const person = await register();
  const { data } = await person.call(subscriptions.initializePayment, { body: { planId: 'starter' } });
  await fetch(data.authorization_url, {
    method: 'POST',
    body: new URLSearchParams({ number: '4084084084084081', cvv: '408', expiry: '12/34', card: 'own' }),
    redirect: 'manual',
  });
  return { person, reference: data.reference };
}

/** Someone who pays for Starter. */
async function aSubscriber(): Promise<Person> {
  const { person, reference } = await aCheckout();
  await person.call(subscriptions.verifyPayment, { query: { reference } });
  return person;
}

/** Of the plan that has API access. */
const onEnterprise = async (): Promise<Person> => {
  const person = await register({ planId: 'enterprise' });
  await proveAddress(person);
  return person;
};

/** A successful call of each route. The type requires one for every route. */
const calls: Record<RouteName, () => Promise<unknown>> = {
  getCurrentUser: async () => {
    const { user } = await grace.call(users.getCurrentUser, {});
    expect(user).toEqual(grace.user);
  },
  updateProfile: async () => {
    const { user } = await grace.call(users.updateProfile, { body: { version: 1, company: 'Navy' } });
    expect(user).toMatchObject({ company: 'Navy', version: 2, displayName: 'Grace Hopper' });
  },
  getProfile: async () => {
    const { user } = await grace.call(users.getProfile, { params: { id: grace.user.uid } });
    expect(user.uid).toBe(grace.user.uid);
  },
  listUsers: async () => {
    const newest = await register();
    // Other files register users at the same time: the count and the list are read one after the other.
    await vi.waitFor(
      async () => {
        const { data, pagination } = await callAs(administrator, users.listUsers, { query: { limit: 100 } });
        expect(data.map(({ uid }) => uid)).toContain(newest.user.uid);
        expect(pagination).toMatchObject({ page: 1, limit: 100 });
        expect(data).toHaveLength(Math.min(100, pagination.total));
      },
      { timeout: 15_000, interval: 200 },
    );
  },
  forgotPassword: async () => {
    await callAs(undefined, users.forgotPassword, { body: { email: grace.email } });
    expect(await codeFor(grace.email)).toMatch(/^\d{6}$/);
  },
  resetPassword: async () => {
    const { email } = await register();
    await callAs(undefined, users.forgotPassword, { body: { email } });
    const body = { email, token: await codeFor(email), newPassword: 'another one' };
    await callAs(undefined, users.resetPassword, { body });
    expect(await signInWithPassword(email, 'another one')).toMatch(/^ey/);
  },
  convertTrial: async () => {
    const body = { plan_code: 'PLN_1', payment_reference: 'made-up' };
    expect(await refusalOf(grace.call(subscriptions.convertTrial, { body }))).toMatchObject({ status: 422 });
    const { person, reference } = await aCheckout();
    const paid = { plan_code: 'starter', payment_reference: reference };
    const { user } = await person.call(subscriptions.convertTrial, { body: paid });
    expect(user).toMatchObject({
      subscription: { planId: 'starter', status: 'active' },
      trial: { used: true },
    });
  },
  listActivePlans: async () => {
    const { data } = await callAs(undefined, subscriptions.listActivePlans, {});
    expect(data.map(({ id }) => id)).toContain('professional-annual');
  },
  initializePayment: async () => {
    const { data } = await (await register()).call(subscriptions.initializePayment, {
      body: { planId: 'starter' },
    });
    expect(data.authorization_url).toMatch(/^http/);
  },
  verifyPayment: async () => {
    const { person, reference } = await aCheckout();
    const verified = await person.call(subscriptions.verifyPayment, { query: { reference } });
    expect(verified).toMatchObject({ token: person.token, user: { uid: person.user.uid } });
  },
  createSubscription: async () => {
    const body = { planId: 'starter', authorization_code: 'AUTH_foreign' } as const;
    expect(await refusalOf(grace.call(subscriptions.createSubscription, { body }))).toMatchObject({
      status: 422,
    });
  },
  getSubscriptionDetails: async () => {
    const { data } = await grace.call(subscriptions.getSubscriptionDetails, {});
    expect(data).toMatchObject({ planId: 'professional', status: 'trial', nextPaymentDate: null });
  },
  previewChange: async () => {
    const { data } = await (await aSubscriber()).call(subscriptions.previewChange, {
      query: { newPlanId: 'professional' },
    });
    expect(data).toMatchObject({ kind: 'upgrade', amountNow: 60 });
  },
  upgradeSubscription: async () => {
    const { data } = await (await aSubscriber()).call(subscriptions.upgradeSubscription, {
      body: { newPlanId: 'enterprise' },
    });
    expect(data).toMatchObject({ planId: 'enterprise', status: 'active' });
  },
  downgradeSubscription: async () => {
    const body = { newPlanId: 'starter' } as const;
    expect(await refusalOf(grace.call(subscriptions.downgradeSubscription, { body }))).toMatchObject({
      status: 409,
    });
  },
  cancelSubscription: async () => {
    const { data } = await (await aSubscriber()).call(subscriptions.cancelSubscription, {});
    expect(data).toMatchObject({ status: 'canceled', nextPaymentDate: null });
  },
  reactivateSubscription: async () => {
    const person = await aSubscriber();
    await person.call(subscriptions.cancelSubscription, {});
    const { data } = await person.call(subscriptions.reactivateSubscription, {});
    expect(data).toMatchObject({ status: 'active', cancelAt: null });
  },
  getCardLink: async () => {
    const { data } = await (await aSubscriber()).call(subscriptions.getCardLink, {});
    expect(data.link).toMatch(/^http/);
  },
  updateBillingDetails: async () => {
    const body = { legalName: 'Compilers Ltd', address: '1 Main Street', vatId: 'GB1', billingEmail: '' };
    expect(await grace.call(subscriptions.updateBillingDetails, { body })).toEqual({ data: body });
  },
  listInvoices: async () => {
    const { data } = await (await aSubscriber()).call(subscriptions.listInvoices, {});
    expect(data).toMatchObject([{ amount: 29, status: 'paid' }]);
  },
  downloadInvoice: async () => {
    const person = await aSubscriber();
    const { data } = await person.call(subscriptions.listInvoices, {});
    person.call(subscriptions.listInvoices, {});
    const params = { id: data[0]?.id ?? '' };
    const { blob, fileName } = await downloadRoute(subscriptions.downloadInvoice, { params }, 'invoice.pdf');
    expect(fileName).toBe(`invoice_${data[0]?.number}.pdf`);
    expect((await blob.text()).slice(0, 5)).toBe('%PDF-');
  },
  trackPaymentEvent: async () => {
    const body = { event: 'plans_viewed', payload: { from: 'home' } };
    const { data } = await callAs(undefined, subscriptions.trackPaymentEvent, { body });
    expect(data).toMatchObject({ event: 'plans_viewed' });
  },
  getPaymentAnalytics: async () => {
    expect(await refusalOf(grace.call(subscriptions.getPaymentAnalytics, {}))).toMatchObject({ status: 403 });
    const { data } = await callAs(administrator, subscriptions.getPaymentAnalytics, { query: {} });
    expect(data.days).toHaveLength(30);
  },
  receivePaymentWebhook: async () => {
    const body = { event: 'charge.success', data: {} };
    expect(await refusalOf(grace.call(subscriptions.receivePaymentWebhook, { body }))).toMatchObject({
      status: 401,
    });
  },
  clearCache: () => grace.call(users.clearCache, {}),
  registerUser: async () => {
    const { user, token } = await callAs(undefined, users.registerUser, { body: aRegistration() });
    expect(user).toMatchObject({ isAdmin: false, trial: { used: false }, subscription: { status: 'trial' } });
    expect(token).toMatch(/^ey/);
  },
  loginUser: async () => {
    const idToken = await signInWithPassword(grace.email, grace.password);
    const { user } = await callAs(undefined, users.loginUser, { body: { idToken } });
    expect(user.uid).toBe(grace.user.uid);
  },
  logoutUser: async () => {
    const idToken = await signInWithPassword(grace.email, grace.password);
    await callAs(idToken, sessions.logoutUser, {});
    expect(await refusalOf(callAs(idToken, users.getCurrentUser, {}))).toMatchObject({ status: 401 });
  },
  listSessions: async () => {
    const { data } = await grace.call(sessions.listSessions, {});
    expect(data.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  },
  endSession: async () => {
    const idToken = await signInWithPassword(grace.email, grace.password);
    const { data } = await callAs(idToken, sessions.listSessions, {});
    const id = data.find(({ isCurrent }) => isCurrent)?.id ?? 'none';
    await grace.call(sessions.endSession, { params: { id } });
    expect(await refusalOf(callAs(idToken, users.getCurrentUser, {}))).toMatchObject({ status: 401 });
  },
  endOtherSessions: async () => {
    const { email, password, token } = await register();
    const idToken = await signInWithPassword(email, password);
    await callAs(idToken, sessions.endOtherSessions, {});
    expect(await refusalOf(callAs(token, users.getCurrentUser, {}))).toMatchObject({ status: 401 });
    expect((await callAs(idToken, users.getCurrentUser, {})).user.email).toBe(email);
  },
  sendEmailCode: async () => {
    const person = await register();
    const first = await codeFor(person.email);
    const { accessToken } = await signInTokens(person);
    await person.call(credentials.sendEmailCode, { body: { accessToken } });
    expect(await codeFor(person.email)).not.toBe(first);
  },
  proveEmail: async () => {
    const person = await register();
    const { accessToken } = await signInTokens(person);
    const body = { accessToken, code: await codeFor(person.email) };
    const { user } = await person.call(credentials.proveEmail, { body });
    expect(user).toEqual({ ...person.user, isEmailProved: true });
  },
  changeEmail: async () => {
    const person = await register();
    await proveAddress(person);
    const email = `new-${person.email}`;
    await person.call(credentials.changeEmail, { body: { email } });
    expect((await person.call(users.getCurrentUser, {})).user.email).toBe(person.email);
    const { accessToken } = await signInTokens(person);
    const body = { accessToken, code: await codeFor(email) };
    expect((await person.call(credentials.proveEmail, { body })).user).toMatchObject({ email });
    expect(await signInWithPassword(email, person.password)).toMatch(/^ey/);
  },
  changePassword: async () => {
    const person = await register();
    await person.call(credentials.changePassword, { body: { newPassword: 'battery staple' } });
    expect(await refusalOf(person.call(users.getCurrentUser, {}))).toMatchObject({ status: 401 });
    const idToken = await signInWithPassword(person.email, 'battery staple');
    expect((await callAs(idToken, users.getCurrentUser, {})).user.uid).toBe(person.user.uid);
  },
  listApiTokens: async () => {
    expect(await grace.call(apiTokens.listApiTokens, {})).toEqual({ data: [], isAllowed: false });
  },
  createApiToken: async () => {
    const body = { name: 'Pipeline', scope: 'read', expiresInDays: 30 } as const;
    const { data, token } = await (await onEnterprise()).call(apiTokens.createApiToken, { body });
    expect(data).toMatchObject({ name: 'Pipeline', scope: 'read' });
    expect(token).toMatch(/^nwt_/);
  },
  updateApiToken: async () => {
    const owner = await onEnterprise();
    const { data: made } = await owner.call(apiTokens.createApiToken, {
      body: { name: 'Pipeline', scope: 'deploy', expiresInDays: 30 },
    });
    const body = { name: 'Night run', scope: 'read' } as const;
    const { data } = await owner.call(apiTokens.updateApiToken, { params: { id: made.id }, body });
    expect(data).toEqual({ ...made, ...body });
  },
  revokeApiToken: async () => {
    const owner = await onEnterprise();
    const { data: made } = await owner.call(apiTokens.createApiToken, {
      body: { name: 'Pipeline', scope: 'read', expiresInDays: 1 },
    });
    await owner.call(apiTokens.revokeApiToken, { params: { id: made.id } });
    expect((await owner.call(apiTokens.listApiTokens, {})).data).toEqual([]);
  },
  updateLogo: async () => {
    const ada = await register();
    const image = { fileName: 'logo.png', contentType: 'image/png', bytes: aPng };
    const { user } = await ada.call(logos.updateLogo, { body: { image } });
    const picture = await fetch(new URL(user.logo ?? '/none', inject('site')));
    expect(picture.headers.get('content-type')).toBe('image/png');
  },
  removeLogo: async () => {
    const { user } = await (await register()).call(logos.removeLogo, {});
    expect(user.logo).toBeUndefined();
  },
  listAccounts: async () => {
    const query = { search: grace.email.toUpperCase() };
    const { data } = await callAs(administrator, admin.listAccounts, { query });
    expect(data.map(({ uid, isDisabled }) => [uid, isDisabled])).toEqual([[grace.user.uid, false]]);
  },
  getAccount: async () => {
    const { data } = await callAs(administrator, admin.getAccount, { params: { id: grace.user.uid } });
    expect(data.email).toBe(grace.email);
  },
  disableAccount: async () => {
    const ada = await register();
    const params = { id: ada.user.uid };
    const { data } = await callAs(administrator, admin.disableAccount, { params });
    expect(data.isDisabled).toBe(true);
    expect(await refusalOf(ada.call(users.getCurrentUser, {}))).toMatchObject({ status: 401 });
    await expect(signInWithPassword(ada.email, ada.password)).rejects.toThrow();
  },
  enableAccount: async () => {
    const ada = await register();
    const params = { id: ada.user.uid };
    await callAs(administrator, admin.disableAccount, { params });
    const { data } = await callAs(administrator, admin.enableAccount, { params });
    expect(data.isDisabled).toBe(false);
    expect(await signInWithPassword(ada.email, ada.password)).toMatch(/^ey/);
  },
  signOutAccount: async () => {
    const ada = await register();
    await callAs(administrator, admin.signOutAccount, { params: { id: ada.user.uid } });
    expect(await refusalOf(ada.call(users.getCurrentUser, {}))).toMatchObject({ status: 401 });
  },
  getPlanFigures: async () => {
    const { data } = await callAs(administrator, admin.getPlanFigures, {});
    expect(data.find(({ planId }) => planId === 'professional')?.users).toBeGreaterThan(0);
  },
  listAuditEntries: async () => {
    const ada = await register();
    await callAs(administrator, admin.signOutAccount, { params: { id: ada.user.uid } });
    const { data } = await callAs(administrator, admin.listAuditEntries, { query: { limit: 100 } });
    expect(data.find(({ target }) => target.id === ada.user.uid)).toMatchObject({
      act: 'sign_out_user',
      target: { name: 'Grace Hopper' },
    });
  },
  deleteAccount: async () => {
    const ada = await register();
    await ada.call(designs.createDesign, { body: designs.NewDesign.parse({ designName: 'Gone' }) });
    await ada.call(account.deleteAccount, {});
    expect(await refusalOf(ada.call(designs.listDesigns, {}))).toMatchObject({ status: 401 });
    // The worker deletes the identity, then everything else.
    await vi.waitFor(
      async () => {
        await expect(signInWithPassword(ada.email, ada.password)).rejects.toThrow();
        const gone = callAs(administrator, users.getProfile, { params: { id: ada.user.uid } });
        expect(await refusalOf(gone)).toMatchObject({ status: 404 });
      },
      { timeout: 30_000, interval: 500 },
    );
  },
  requestExport: async () => {
    const { data } = await grace.call(dataExports.requestExport, {});
    expect(['waiting', 'running', 'ready']).toContain(data.state);
  },
  getExport: async () => {
    await anExport(grace);
  },
  downloadExport: async () => {
    await anExport(grace);
    const { blob, fileName } = await downloadRoute(dataExports.downloadExport, {}, 'lost.zip');
    expect(fileName).toBe('netwright-export.zip');
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    const profile = new TextDecoder().decode(files['profile.json']);
    expect(JSON.parse(profile)).toMatchObject([{ uid: grace.user.uid, email: grace.email }]);
  },
  createDesign: async () => {
    expect(design).toMatchObject({ designName: 'Head office', designStatus: 'draft', version: 1 });
  },
  listDesigns: async () => {
    const { data, pagination } = await grace.call(designs.listDesigns, {});
    expect(data.map(({ id }) => id)).toContain(design.id);
    expect(pagination).toMatchObject({ page: 1, limit: 10, pages: 1 });
  },
  getDesign: async () => {
    const { data } = await grace.call(designs.getDesign, { params: { id: design.id } });
    expect(data).toMatchObject({ requirements: { wiredUsers: 40, wirelessUsers: 60 }, reportCount: 1 });
    expect(data.plannedDevices).toBeGreaterThan(3);
  },
  updateDesign: async () => {
    const { data } = await grace.call(designs.updateDesign, {
      params: { id: design.id },
      body: { version: 1, description: 'Two floors' },
    });
    expect(data).toMatchObject({ description: 'Two floors', version: 2, designName: 'Head office' });
  },
  assessDesign: async () => {
    const call = (topologyVersion: number) =>
      grace.call(designs.assessDesign, {
        params: { id: design.id },
        body: { topologyVersion, failed: 1, warnings: 0 },
      });
    expect(await call(1_000)).toMatchObject({ isRecorded: false });
    expect(await call(plan.version)).toMatchObject({ isRecorded: true });
  },
  archiveDesign: async () => {
    const body = designs.NewDesign.parse({ designName: 'Short-lived' });
    const { data: made } = await grace.call(designs.createDesign, { body });
    const { data } = await grace.call(designs.archiveDesign, { params: { id: made.id } });
    expect(data.designStatus).toBe('archived');
  },
  deleteDesign: async () => {
    const made = await aDeletedDesign('Deleted');
    const refusal = refusalOf(grace.call(designs.getDesign, { params: { id: made.id } }));
    expect(await refusal).toMatchObject({ status: 404 });
  },
  listDeletedDesigns: async () => {
    const made = await aDeletedDesign('Listed as deleted');
    const { data } = await grace.call(designs.listDeletedDesigns, {});
    expect(data).toContainEqual(made);
  },
  restoreDesign: async () => {
    const { id } = await aDeletedDesign('Restored');
    await grace.call(designs.restoreDesign, { params: { id } });
    const { data } = await grace.call(designs.getDesign, { params: { id } });
    expect(data).toMatchObject({ designName: 'Restored', version: 1 });
  },
  generateTopology: async () => {
    expect(plan).toMatchObject({ designId: design.id, version: 1, designVersion: 1 });
    const access = plan.nodes.find(({ type, layer }) => type === 'switch' && layer === 'access');
    expect(access?.model, 'a real device of the catalogue').toBeDefined();
  },
  listTopologyVersions: async () => {
    const { data } = await grace.call(topologyVersions.listTopologyVersions, {
      params: { designId: design.id },
    });
    expect(data.map(({ version }) => version)).toContain(plan.version);
  },
  getTopologyVersion: async () => {
    const { data } = await grace.call(topologyVersions.getTopologyVersion, {
      params: { designId: design.id, version: plan.version },
    });
    expect(data).toEqual({ topology: plan, requirements: design.requirements });
  },
  nameTopologyVersion: async () => {
    const params = { designId: design.id, version: plan.version };
    const { data } = await grace.call(topologyVersions.nameTopologyVersion, {
      params,
      body: { name: 'As ordered' },
    });
    expect(data).toMatchObject({ version: plan.version, name: 'As ordered' });
  },
  getTopology: async () => {
    const { data } = await grace.call(topology.getTopology, { params: { designId: design.id } });
    expect(data).toEqual(plan);
  },
  updateTopology: async () => {
    const [node] = plan.nodes;
    const changes = TopologyChanges.parse({
      nodes: { changed: [{ id: node?.id, label: 'Renamed' }] },
    });
    const { data } = await grace.call(updateTopology, {
      params: { designId: design.id },
      body: { version: 1, changes },
    });
    expect(data.version).toBe(2);
    expect(data.nodes[0]).toEqual({ ...node, label: 'Renamed' });
  },
  getRecommendations: async () => {
    const { data } = await grace.call(designEquipment.getRecommendations, { params: { id: design.id } });
    expect(data).toMatchObject({ designId: design.id, designVersion: 2, topologyVersion: 2 });
    expect(data.roles.map(({ role }) => role)).toContain('access');
  },
  assignEquipment: async () => {
    const body = { designId: design.id, equipment: [deviceId] };
    const { data } = await grace.call(designEquipment.assignEquipment, { body });
    expect(data.devices).toMatchObject([{ id: deviceId, quantity: 1, version: 1 }]);
  },
  updateDesignEquipment: async () => {
    const use = { role: 'access' as const, quantity: 7, sites: [] };
    const body = { devices: [{ id: deviceId, version: 1, uses: [use] }] };
    const params = { designId: design.id };
    const { data } = await grace.call(designEquipment.updateDesignEquipment, { params, body });
    expect(data.devices).toMatchObject([{ id: deviceId, uses: [use], quantity: 7, version: 2 }]);
  },
  listDesignEquipment: async () => {
    const params = { designId: design.id };
    const { data } = await grace.call(designEquipment.listDesignEquipment, { params });
    expect(data).toMatchObject([{ id: deviceId, quantity: 7 }]);
    const { data: counted } = await grace.call(designs.getDesign, { params: { id: design.id } });
    expect(counted.deviceCount).toBe(7);
  },
  removeEquipment: async () => {
    const body = { designId: design.id, equipmentIds: [deviceId] };
    expect(await grace.call(designEquipment.removeEquipment, { body })).toEqual({});
    const { data } = await grace.call(designs.getDesign, { params: { id: design.id } });
    expect(data.deviceCount).toBe(0);
  },
  listEquipment: async () => {
    const { data } = await grace.call(equipment.listEquipment, {});
    expect(data[0]).toEqual(device);
    expect(data.map(({ id }) => id)).toContain(deviceId);
  },
  listUserEquipment: async () => {
    const { data } = await grace.call(equipment.listUserEquipment, {});
    expect(data).toEqual([device]);
  },
  getEquipment: async () => {
    const { data, usedBy } = await grace.call(equipment.getEquipment, { params: { id: device.id } });
    expect(data).toEqual(device);
    expect(usedBy).toEqual([]);
  },
  listEquipmentByCategory: async () => {
    const params = { category: 'switch' } as const;
    const { data } = await grace.call(equipment.listEquipmentByCategory, { params });
    expect(data[0]).toEqual(device);
    expect(data.length).toBeGreaterThan(10);
    expect(new Set(data.map(({ category }) => category))).toEqual(new Set(['switch']));
  },
  listSimilarEquipment: async () => {
    const { data } = await grace.call(equipment.listSimilarEquipment, { params: { id: device.id } });
    expect(data).toHaveLength(10);
    expect(data[0]?.distance).toBeLessThanOrEqual(data[9]?.distance ?? 0);
  },
  createEquipment: async () => {
    expect(device).toMatchObject({ model: 'Access 48', systemOwned: false, version: 1 });
    const picture = await fetch(new URL(device.image ?? '', inject('site')));
    expect(picture.headers.get('content-type')).toBe('image/png');
    const kept = Buffer.from(await picture.arrayBuffer());
    expect(kept.subarray(1, 4).toString()).toBe('PNG');
    expect(Buffer.from(aPng).includes('tEXt') && !kept.includes('tEXt'), 'metadata is gone').toBe(true);
  },
  createSystemEquipment: async () => {
    const body = { ...aDevice, model: 'For everybody' };
    const { data } = await callAs(administrator, equipment.createSystemEquipment, { body });
    expect(data.systemOwned).toBe(true);
    const query = { systemOwned: 'true' } as const;
    expect((await grace.call(equipment.listEquipment, { query })).data).toContainEqual(data);
  },
  updateEquipment: async () => {
    const { data: made } = await grace.call(equipment.createEquipment, { body: aDevice });
    const body = EquipmentChange.parse({ ...aDevice, image: undefined, model: 'Renamed', version: 1 });
    const { data } = await grace.call(equipment.updateEquipment, { params: { id: made.id }, body });
    expect(data).toMatchObject({ id: made.id, image: made.image, model: 'Renamed', version: 2 });
    await grace.call(equipment.deleteEquipment, { params: { id: made.id } });
  },
  deleteEquipment: async () => {
    const { data: made } = await grace.call(equipment.createEquipment, { body: aDevice });
    await grace.call(equipment.deleteEquipment, { params: { id: made.id } });
    const gone = await refusalOf(grace.call(equipment.getEquipment, { params: { id: made.id } }));
    expect(gone).toMatchObject({ status: 404, message: 'This device does not exist.' });
    const picture = await fetch(new URL(made.image ?? '', inject('site')));
    expect(picture.status).not.toBe(200);
  },
  importEquipment: async () => {
    const text = 'category,manufacturer,model,part_number\nrouter,Acme,Imported,R-1\n';
    const files = [{ name: 'mine.csv', text }];
    const body = { format: 'csv', files, skipInvalid: false } as const;
    const preview = await grace.call(equipment.importEquipment, { body: { ...body, mode: 'preview' } });
    expect(preview.data).toMatchObject({ valid: 1, invalid: 0, created: [] });
    const { data } = await grace.call(equipment.importEquipment, { body: { ...body, mode: 'create' } });
    expect((await grace.call(equipment.listUserEquipment, {})).data).toEqual(
      expect.arrayContaining(data.created),
    );
  },
  listReports: async () => {
    const { data } = await grace.call(reports.listReports, { query: { designId: design.id } });
    expect(data).toEqual([report]);
  },
  createReport: async () => {
    expect(report).toMatchObject({ designId: design.id, designName: 'Head office', topologyVersion: 1 });
  },
  downloadReport: async () => {
    await grace.call(users.getCurrentUser, {});
    const { blob, fileName } = await downloadRoute(
      reports.downloadReport,
      { params: { id: report.id } },
      'lost.pdf',
    );
    expect(fileName).toBe(`report_${report.id}.pdf`);
    expect(
      Buffer.from(await blob.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(blob.size).toBe(report.sizeBytes);
  },
  deleteReport: async () => {
    const { id } = (await grace.call(reports.createReport, { params: { id: design.id } })).data;
    await grace.call(reports.deleteReport, { params: { id } });
    const { data } = await grace.call(reports.listReports, {});
    expect(data).toEqual([report]);
  },
  createTemplate: async () => {
    expect(template).toMatchObject({ name: 'Host names', revision: 1, version: '1.0.0', deployments: [] });
  },
  listTemplates: async () => {
    const { data } = await grace.call(templates.listTemplates, {});
    expect(data).toContainEqual(
      expect.objectContaining({ id: template.id, configContent: template.configContent }),
    );
    expect(data.some(({ isSystemTemplate }) => isSystemTemplate)).toBe(true);
  },
  listUserTemplates: async () => {
    const query = { search: 'HOST NAMES' } as const;
    const { data } = await grace.call(templates.listUserTemplates, { query });
    expect(data.map(({ id }) => id)).toContain(template.id);
  },
  listAllTemplates: async () => {
    const { data } = await callAs(administrator, templates.listAllTemplates, {});
    expect(data).toContainEqual(template);
  },
  getTemplate: async () => {
    const { data } = await grace.call(templates.getTemplate, { params: { id: template.id } });
    expect(data).toMatchObject({ ...template, deployments: [{ id: deployment.id }] });
  },
  updateTemplate: async () => {
    const { data: made } = await grace.call(templates.createTemplate, { body: aTemplate });
    const params = { id: made.id };
    const body = TemplateUpdate.parse({ revision: 1, vendor: 'Cisco', changeNote: 'Only for Cisco' });
    const { data } = await grace.call(templates.updateTemplate, { params, body });
    expect(data).toMatchObject({ vendor: 'Cisco', revision: 2, version: '1.0.1', name: 'Host names' });
    expect(data.changeLog.map(({ note }) => note)).toEqual(['Only for Cisco', 'Created']);
  },
  deleteTemplate: async () => {
    const { data: made } = await grace.call(templates.createTemplate, { body: anUploadedTemplate });
    const params = { id: made.id };
    expect(await grace.call(templates.deleteTemplate, { params })).toEqual({});
    expect(await refusalOf(grace.call(templates.getTemplate, { params }))).toMatchObject({ status: 404 });
  },
  downloadTemplate: async () => {
    const { data: made } = await grace.call(templates.createTemplate, { body: anUploadedTemplate });
    const params = { id: made.id };
    const { blob, fileName } = await downloadRoute(templates.downloadTemplate, { params }, 'lost.txt');
    expect(blob.type).toMatch(/^application\/json;/);
    expect([fileName, await blob.text()]).toEqual(['core.json', '{"vlan": 10}']);
  },
  listTemplateVersions: async () => {
    const { data } = await grace.call(templates.listTemplateVersions, { params: { id: template.id } });
    expect(data).toEqual(template.changeLog);
  },
  getTemplateVersion: async () => {
    const params = { id: template.id, revision: 1 };
    expect((await grace.call(templates.getTemplateVersion, { params })).data).toEqual(template);
  },
  deployTemplate: async () => {
    expect(deployment).toMatchObject({
      deviceId: nodeId,
      status: 'pending',
      renderedConfig: 'hostname entered\n',
      device: { category: 'switch' },
    });
  },
  listDeploymentsByConfig: async () => {
    const { data, pagination } = await grace.call(deployments.listDeploymentsByConfig, {});
    expect(data.map(({ id }) => id)).toContain(template.id);
    expect(pagination).toMatchObject({ page: 1, limit: 10, totalPages: pagination.pages });
  },
  listDeploymentsByUser: async () => {
    const { data } = await grace.call(deployments.listDeploymentsByUser, {});
    expect(data[0]).toMatchObject({ id: template.id, name: 'Host names' });
  },
  listDeployments: async () => {
    const query = { designId: design.id };
    const { data } = await grace.call(deployments.listDeployments, { query });
    expect(data.at(-1)).toEqual(deployment);
  },
  getDeployment: async () => {
    const { data } = await grace.call(deployments.getDeployment, { params: paramsOf(deployment) });
    expect(data).toEqual(deployment);
  },
  updateDeployment: async () => {
    const made = await deployToNode({ hostname: 'cancelled' });
    const params = paramsOf(made);
    const body = { status: 'cancelled', notes: 'Not today' } as const;
    const { data } = await grace.call(deployments.updateDeployment, { params, body });
    expect(data).toMatchObject({ status: 'cancelled', notes: 'Not today', revision: 2 });
    const again = await refusalOf(grace.call(deployments.updateDeployment, { params, body }));
    expect(again).toMatchObject({ status: 409, code: 'wrong_status', details: { allowed: [] } });
  },
  rollBackDeployment: async () => {
    const [first, second] = [
      await deployToNode({ hostname: 'one' }),
      await deployToNode({ hostname: 'two' }),
    ];
    await bringTo(first, 'in_progress', 'completed');
    await bringTo(second, 'in_progress', 'completed');
    const { data } = await grace.call(deployments.rollBackDeployment, { params: paramsOf(second) });
    expect(data).toMatchObject({
      renderedConfig: 'hostname one\n',
      rollbackOf: second.id,
      status: 'pending',
    });
  },
  downloadDeployment: async () => {
    const input = { params: paramsOf(deployment) };
    const { blob, fileName } = await downloadRoute(deployments.downloadDeployment, input, 'lost.txt');
    expect(await blob.text()).toBe('hostname entered\n');
    expect(fileName).toMatch(/\.\w+$/);
  },
  listDeviceDeployments: async () => {
    const { data } = await grace.call(deployments.listDeviceDeployments, { params: { id: nodeId } });
    expect(data.at(-1)).toEqual(deployment);
  },
  listCompatibleTemplates: async () => {
    const { data } = await grace.call(deployments.listCompatibleTemplates, { params: { id: nodeId } });
    expect(data.map(({ id }) => id)).toContain(template.id);
  },
  getRunningConfig: async () => {
    const missing = grace.call(deployments.getRunningConfig, { params: { id: device.id } });
    expect(await refusalOf(missing)).toMatchObject({ status: 404 });
  },
  putRunningConfig: async () => {
    const params = { id: nodeId };
    const body = { text: 'hostname running\n' };
    const { data } = await grace.call(deployments.putRunningConfig, { params, body });
    expect(data).toMatchObject({ deviceId: nodeId, text: body.text, revision: 1 });
    expect((await grace.call(deployments.getRunningConfig, { params })).data).toEqual(data);
  },
  getLabResult: async () => {
    const { data: other } = await grace.call(designs.createDesign, {
      body: designs.NewDesign.parse({ designName: 'Never booted' }),
    });
    const missing = grace.call(deployments.getLabResult, { params: { id: other.id } });
    expect(await refusalOf(missing)).toMatchObject({ status: 404 });
  },
  putLabResult: async () => {
    const params = { id: design.id };
    const body = aLabRun(400, 12);
    const { data } = await grace.call(deployments.putLabResult, { params, body });
    expect(data).toMatchObject({ flows: 412, asExpected: 412, failures: 0 });
    expect((await grace.call(deployments.getLabResult, { params })).data).toEqual(data);
  },
  getDashboard: async () => {
    const { data } = await grace.call(dashboard.getDashboard, {});
    // One of the two reports was deleted.
    expect(data.stats).toMatchObject({ reportsGenerated: 2, topologiesGenerated: 1 });
    expect(data.recentItems.reports).toMatchObject([{ id: report.id, displayName: 'Head office' }]);
    expect(data.activityData.reportsGenerated.at(-1)).toBe(2);
  },
  getStats: async () => {
    const { data } = await callAs(undefined, stats.getStats, {});
    expect(data.users).toBeGreaterThanOrEqual(2);
    expect(data.designs).toBeGreaterThanOrEqual(1);
  },
};

describe('the typed client reaches', () => {
  it.each(Object.entries(calls))('%s', async (_, call) => {
    await call();
  });

  it('every route of the contract', () => {
    expect(Object.keys(calls).sort()).toEqual(routes.map(({ name }) => name).sort());
  });
});

it('the description of the API is served next to it', async () => {
  const answer = await fetch(new URL('/api/openapi.json', inject('site')));
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
});
