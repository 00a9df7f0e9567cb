import {
  assignEquipment,
  getRecommendations,
  listDesignEquipment,
} from '#shared/contract/design-equipment.ts';
import { deleteDesign } from '#shared/contract/designs.ts';
import { createReport } from '#shared/contract/reports.ts';
import { generateTopology, getTopology } from '#shared/contract/topology.ts';
import { forgotPassword, getCurrentUser } from '#shared/contract/users.ts';
import { proveEmail, signInLocally } from '../../infra/local/prove-email.ts';
import { setAdministrator } from '../../infra/operator/user-pool-admin.ts';
import type { Request } from '../support/http-events.ts';
import { aCompany, createCompanyDesign } from './company.ts';
import { equipmentEvents } from './equipment-events.ts';
import { functionEvent } from './function-event.ts';
import type { BenchCloud, Caller } from './local-cloud.ts';
import { templateEvents } from './template-events.ts';

export interface FunctionEvents {
  /** Whether there is an event for a route. */
  has(routeName: string): boolean;
  /** The next realistic event for a route, with the status that it is to be answered with. */
  next(routeName: string): Promise<{ readonly event: unknown; readonly status: number }>;
}

interface Given extends Request {
  /** 200 when left out. */
  readonly status?: number;
}

const sites = 3;

/** Registers people and makes a design with a topology and a report, for events that find what they ask for. */
export async function functionEvents(cloud: BenchCloud): Promise<FunctionEvents> {
  const person = await cloud.register();
  const admin = await administrator(cloud);
  const { id: designId } = await createCompanyDesign(cloud, person, 'Three sites', sites);
  const byDesign = { params: { designId } };
  await cloud.call(person, generateTopology, byDesign);
  const { data: report } = await cloud.call(person, createReport, { params: { id: designId } });
  const deviceId = await recommendedDevice(cloud, person, designId);
  await cloud.call(person, assignEquipment, { body: { designId, equipment: [deviceId] } });
  let made = 0;

  const signedIn = { token: person.token };
  const ofAnAccount = async (): Promise<Given> => ({
    token: admin,
    params: { id: (await cloud.register()).user.uid },
  });
  const changesOfAccounts = {
    disableAccount: ofAnAccount,
    enableAccount: ofAnAccount,
    signOutAccount: ofAnAccount,
  };
  const given: Readonly<Record<string, () => Given | Promise<Given>>> = {
    getCurrentUser: () => signedIn,
    updateProfile: async () => {
      const { user } = await cloud.call(person, getCurrentUser, {});
      return { ...signedIn, json: { version: user.version, company: 'Benchmarks and Sons' } };
    },
    getProfile: () => ({ ...signedIn, params: { id: person.user.uid } }),
    listUsers: () => ({ token: admin }),
    forgotPassword: async () => ({ json: { email: (await cloud.register()).email } }),
    resetPassword: async () => ({ json: await passwordReset(cloud) }),
    // There is no payment to verify yet, so it rejects.
    convertTrial: () => ({
      ...signedIn,
      json: { plan_code: 'PLN_bench', payment_reference: 'ref-1' },
      status: 422,
    }),
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
    downloadReport: () => ({ ...signedIn, params: { id: report.id } }),
    getStats: () => ({}),
    ...sameForAll(
      ['listSessions', 'listApiTokens', 'listDeletedDesigns', 'getDashboard', 'getSubscriptionDetails'],
      signedIn,
    ),
    ...sameForAll(['listTemplates', 'listUserTemplates', 'listDeploymentsByUser', 'listInvoices'], signedIn),
    ...sameForAll(['listDeployments', 'listDeploymentsByConfig'], signedIn),
    ...sameForAll(['listAccounts', 'getPlanFigures', 'listAuditEntries', 'listAllTemplates'], {
      token: admin,
    }),
    listActivePlans: () => ({}),
    listTopologyVersions: () => ({ ...signedIn, ...byDesign }),
  };

  return {
    has: (routeName) => given[routeName] !== undefined,
    next: async (routeName) => {
      const { status = 200, ...request } = (await given[routeName]?.()) ?? noEvent(routeName);
      return { event: functionEvent(cloud, routeName, request), status };
    },
  };
}

/** For routes that ask for nothing else. */
const sameForAll = (names: readonly string[], request: Given): Readonly<Record<string, () => Given>> =>
  Object.fromEntries(names.map((name) => [name, () => request]));

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

/** A new user who has requested a code and reads it from their mail. */
async function passwordReset(cloud: BenchCloud) {
  const { email } = await cloud.register();
  await cloud.call(undefined, forgotPassword, { body: { email } });
  const mailbox = await fetch(new URL('/local/mailbox', cloud.url));
  const mails = (await mailbox.json()) as readonly { readonly to: string; readonly code: string }[];
  const code = mails.find(({ to }) => to === email)?.code;
  return { email, token: code, newPassword: 'another horse' };
}
