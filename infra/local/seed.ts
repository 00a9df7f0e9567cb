import * as z from 'zod';
import type { NewDesignInput } from '#shared/contract/designs.ts';
import { setAdministrator } from '../operator/user-pool-admin.ts';
import type { LocalCloud } from './cloud.ts';

/** The demonstration accounts; on this machine only. */
export const demonstrationAccounts = [
  {
    what: 'Designer',
    name: 'Dana Designer',
    email: 'designer@netwright.example',
    password: 'netwright-demo',
  },
  { what: 'Administrator', name: 'Ada Admin', email: 'admin@netwright.example', password: 'netwright-demo' },
] as const;

const exampleDesign: NewDesignInput = {
  designName: 'Harbour Logistics, three sites',
  description:
    'Headquarters on four floors with two branches; the example that every new installation starts with.',
  designStatus: 'active',
  requirements: {
    sites: [
      {
        name: 'Headquarters',
        kind: 'headquarters',
        floors: 4,
        areaM2: 4_800,
        wiredUsers: 180,
        wirelessUsers: 240,
        phones: 120,
        cameras: 16,
        printers: 12,
        servers: 8,
        guests: 30,
        wanMbps: 500,
      },
      ...['Branch North', 'Branch South'].map((name) => ({
        name,
        areaM2: 450,
        wiredUsers: 10,
        wirelessUsers: 15,
        phones: 10,
        cameras: 4,
        printers: 2,
        wanMbps: 100,
      })),
    ],
    segments: [
      { name: 'Operations', users: 260, bandwidthPriority: 'high' },
      { name: 'Finance', users: 60, bandwidthPriority: 'high', isolationLevel: 'vlans' },
      { name: 'Guests', type: 'guest', users: 30, bandwidthPriority: 'low', isolationLevel: 'full' },
    ],
    bandwidth: { upload: 1_000, download: 1_000, symmetric: true },
    services: {
      cloud: ['saas', 'backup'],
      onPremise: ['fileserver', 'erp'],
      network: ['dhcp', 'dns', 'vpn'],
    },
    securityRequirements: { firewall: 'enterprise', ips: true, remoteAccess: 'vpn' },
    redundancy: { internet: true, coreSwitching: true, power: true },
    growth: { percent: 25, years: 3 },
    budgetRange: 'high',
    // A maker whose every model of the plan has a dialect in the template library.
    vendorPreference: 'Juniper',
  },
};

/** Registers the demonstration accounts and gives the designer a design with its topology, through the API; once. */
export async function seed({ url, operator }: Pick<LocalCloud, 'url' | 'operator'>): Promise<void> {
  for (const { name, email, password } of demonstrationAccounts) {
    const answer = await post(`${url}/api/users/register`, {
      name,
      email,
      password,
      company: 'Harbour Logistics',
      role: 'network-designer',
      terms: true,
      planId: 'professional',
    });
    // Registered at an earlier start: later changes are left alone.
    if (answer.status === 409) continue;
    const { token } = await read(answer, z.object({ token: z.string() }));
    if (email === demonstrationAccounts[0].email) await createExample(url, token);
    else await setAdministrator(userPoolOf(operator), email, 'grant');
  }
}

async function createExample(url: string, token: string): Promise<void> {
  const created = await post(`${url}/api/networkdesign`, exampleDesign, token);
  const { data } = await read(created, z.object({ data: z.object({ id: z.string() }) }));
  await read(await post(`${url}/api/topology/${data.id}`, undefined, token), z.object({}));
}

const userPoolOf = ({ userPoolId, region, accessKey, endpoints }: LocalCloud['operator']) => ({
  userPoolId,
  client: { region, credentials: accessKey, endpoint: endpoints.userPool },
});

/**
 * Each call has a connection of its own: the server closes an idle one after seconds, which on a busy machine may be
 * just when the next call is sent.
 */
async function post(address: string, body: unknown, token?: string): Promise<Response> {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: {
        connection: 'close',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    const why = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause);
    throw new Error(
      `The example could not be made: POST ${address} got no answer (${why}). Start again, or with SEED=none to go without the example.`,
      { cause },
    );
  }
}

async function read<Body>(answer: Response, schema: z.ZodType<Body>): Promise<Body> {
  const body: unknown = await answer.json();
  if (!answer.ok)
    throw new Error(
      `The example could not be made: ${answer.url} answered ${answer.status} ${JSON.stringify(body)}`,
    );
  return schema.parse(body);
}
