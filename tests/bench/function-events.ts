import {
  assignEquipment,
  getRecommendations,
  listDesignEquipment,
} from '#shared/contract/design-equipment.ts';
import { deleteDesign } from '#shared/contract/designs.ts';
import { nodeDeviceId } from '#shared/contract/device-id.ts';
import { createReport } from '#shared/contract/reports.ts';
import { generateTopology, getTopology } from '#shared/contract/topology.ts';
import { getCurrentUser } from '#shared/contract/users.ts';
import { proveEmail, signInLocally } from '../../infra/local/prove-email.ts';
import { setAdministrator } from '../../infra/operator/user-pool-admin.ts';
import { accountEvents } from './account-events.ts';
import { aCompany, createCompanyDesign } from './company.ts';
import { deploymentEvents } from './deployment-events.ts';
import { equipmentEvents } from './equipment-events.ts';
import { functionEvent } from './function-event.ts';
import { type GivenEvents, sameForAll } from './given-event.ts';
import type { BenchCloud, Caller } from './local-cloud.ts';
import { subscriptionEvents } from './subscription-events.ts';
import { templateEvents } from './template-events.ts';

export interface FunctionEvents {
  /** Whether there is an event for a route. */
  has(routeName: string): boolean;
  /** The next realistic event for a route, with the status that it is to be answered with. */
  next(routeName: string): Promise<{ readonly event: unknown; readonly status: number }>;
}

const sites = 3;

/** Registers people and makes a design with a topology and a report, for events that find what they ask for. */
export async function functionEvents(cloud: BenchCloud): Promise<FunctionEvents> {
  const person = await cloud.register();
  const admin = await administrator(cloud);
  const { id: designId } = await createCompanyDesign(cloud, person, 'Three sites', sites);
  const byDesign = { params: { designId } };
  const { data: plan } = await cloud.call(person, generateTopology, byDesign);
  const node = plan.nodes.find(({ type, layer }) => type === 'switch' && layer === 'access');
  const { data: report } = await cloud.call(person, createReport, { params: { id: designId } });
  const deviceId = await recommendedDevice(cloud, person, designId);
  await cloud.call(person, assignEquipment, { body: { designId, equipment: [deviceId] } });
  const ofPlan = { designId, version: String(plan.version) };
  let made = 0;

  const signedIn = { token: person.token };
  const ofAnAccount = async () => ({
    token: admin,
    params: { id: (await cloud.register()).user.uid },
  });
  const changesOfAccounts = {
    disableAccount: ofAnAccount,
    enableAccount: ofAnAccount,
    signOutAccount: ofAnAccount,
  };
  const given: GivenEvents = {
    getCurrentUser: () => signedIn,
    updateProfile: async () => {
      const { user } = await cloud.call(person, getCurrentUser, {});
      return { ...signedIn, json: { version: user.version, company: 'Benchmarks and Sons' } };
    },
    getProfile: () => ({ ...signedIn, params: { id: person.user.uid } }),
    listUsers: () => ({ token: admin }),
    forgotPassword: async () => ({ json: { email: (await cloud.register()).email } }),
    clearCache: () => signedIn,
    registerUser: () => ({
      json: {
        name: 'Bo Bench',
        email: `bo-${++made}@example.com`,
        company: 'Benchmarks Ltd',
        role: 'consultant',
        password: 'correct horse',
        terms: true,
        planId: 'professional',
      },
      status: 201,
    }),
    loginUser: () => ({ json: { idToken: person.token } }),
    logoutUser: async () => ({ token: (await cloud.register()).token }),
    requestExport: async () => ({ token: (await cloud.register()).token, status: 201 }),
    deleteAccount: async () => ({ token: (await cloud.register()).token }),
    createDesign: () => ({
      ...signedIn,
      json: { designName: `Made ${++made}`, requirements: aCompany(sites) },
      status: 201,
    }),
    listDesigns: () => signedIn,
    getDesign: () => ({ ...signedIn, params: { id: designId } }),
    // Without a version a change applies to what is stored, so that several can be made in advance.
    updateDesign: () => ({
      ...signedIn,
      params: { id: designId },
      json: { description: `Changed ${++made}` },
    }),
    assessDesign: () => ({
      ...signedIn,
      params: { id: designId },
      json: { topologyVersion: plan.version, failed: ++made, warnings: 0 },
    }),
    archiveDesign: async () => ({
      ...signedIn,
      params: { id: (await createCompanyDesign(cloud, person, `To be archived ${++made}`, sites)).id },
    }),
    deleteDesign: async () => ({
      ...signedIn,
      params: { id: (await createCompanyDesign(cloud, person, `To be deleted ${++made}`, sites)).id },
    }),
    restoreDesign: async () => {
      const { id } = await createCompanyDesign(cloud, person, `To be restored ${++made}`, sites);
      await cloud.call(person, deleteDesign, { params: { id } });
      return { ...signedIn, params: { id } };
    },
    getAccount: () => ({ token: admin, params: { id: person.user.uid } }),
    ...changesOfAccounts,
    generateTopology: () => ({ ...signedIn, ...byDesign }),
    getTopology: () => ({ ...signedIn, ...byDesign }),
    updateTopology: async () => {
      const { data } = await cloud.call(person, getTopology, byDesign);
      const changed = data.nodes.slice(0, 1).map(({ id }) => ({ id, label: `Renamed ${++made}` }));
      return { ...signedIn, ...byDesign, json: { changes: { nodes: { changed } } } };
    },
    ...(await equipmentEvents(cloud, person, admin)),
    ...(await templateEvents(cloud, person)),
    ...(await deploymentEvents(cloud, person, {
      designId,
      nodeId: nodeDeviceId(designId, node?.id ?? 'none'),
    })),
    ...(await accountEvents(cloud)),
    ...(await subscriptionEvents(cloud, admin)),
    getRecommendations: () => ({ ...signedIn, params: { id: designId } }),
    assignEquipment: () => ({ ...signedIn, json: { designId, equipment: [deviceId] } }),
    updateDesignEquipment: async () => {
      const { data } = await cloud.call(person, listDesignEquipment, byDesign);
      const devices = data.map(({ id, version, uses }) => ({ id, version, uses }));
      return { ...signedIn, ...byDesign, json: { devices } };
    },
    removeEquipment: () => ({ ...signedIn, json: { designId, equipmentIds: [designId] } }),
    listDesignEquipment: () => ({ ...signedIn, ...byDesign }),
    listReports: () => signedIn,
    createReport: () => ({ ...signedIn, params: { id: designId }, status: 201 }),
    deleteReport: async () => {
      const { data } = await cloud.call(person, createReport, { params: { id: designId } });
      return { ...signedIn, params: { id: data.id } };
    },
    downloadReport: () => ({ ...signedIn, params: { id: report.id } }),
    getStats: () => ({}),
    ...sameForAll(
      [
        'listSessions',
        'listApiTokens',
        'listDeletedDesigns',
        'getDashboard',
        'listTemplates',
        'listUserTemplates',
      ],
      signedIn,
    ),
    ...sameForAll(['listAccounts', 'getPlanFigures', 'listAuditEntries', 'listAllTemplates'], {
      token: admin,
    }),
    listActivePlans: () => ({}),
    listTopologyVersions: () => ({ ...signedIn, ...byDesign }),
    getTopologyVersion: () => ({ ...signedIn, params: ofPlan }),
    nameTopologyVersion: () => ({ ...signedIn, params: ofPlan, json: { name: `As ordered ${++made}` } }),
  };

  return {
    has: (routeName) => given[routeName] !== undefined,
    next: async (routeName) => {
      const { status = 200, ...request } = (await given[routeName]?.()) ?? noEvent(routeName);
      return { event: functionEvent(cloud, routeName, request), status };
    },
  };
}

function noEvent(routeName: string): never {
  throw new Error(`Say in tests/bench/function-events.ts what ${routeName} is asked.`);
}

async function recommendedDevice(cloud: BenchCloud, person: Caller, id: string): Promise<string> {
  const { data } = await cloud.call(person, getRecommendations, { params: { id } });
  const chosen = data.roles.flatMap(({ choice }) => choice?.device.id ?? [])[0];
  if (chosen === undefined) throw new Error('Nothing was recommended: is the catalogue loaded?');
  return chosen;
}

/** The token of a user who joined the administrators' group before signing in. */
async function administrator(cloud: BenchCloud): Promise<string> {
  const { email, password } = await cloud.register();
  await proveEmail(cloud, { email, password });
  const { region, accessKey, endpoints, userPoolId } = cloud.operator;
  const client = { region, credentials: accessKey, endpoint: endpoints.userPool };
  await setAdministrator({ userPoolId, client }, email, 'grant');
  return (await signInLocally(cloud, { email, password })).idToken;
}
