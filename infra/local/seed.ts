import * as z from 'zod';
import { nodeDeviceId } from '#shared/contract/device-id.ts';
import { setAdministrator } from '../operator/user-pool-admin.ts';
import type { LocalCloud } from './cloud.ts';
import { exampleDesign, exampleTemplate } from './examples.ts';
import { proveEmail } from './prove-email.ts';

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
    await proveEmail({ url, operator }, { email, password });
    if (email === demonstrationAccounts[0].email) await createExample(url, token);
    else await setAdministrator(userPoolOf(operator), email, 'grant');
  }
}

async function createExample(url: string, token: string): Promise<void> {
  const created = await post(`${url}/api/networkdesign`, exampleDesign, token);
  const { data } = await read(created, z.object({ data: z.object({ id: z.string() }) }));
  const planned = await post(`${url}/api/topology/${data.id}`, undefined, token);
  const { nodes } = (await read(planned, PlannedTopology)).data;
  const switches = nodes.filter(({ type }) => type === 'switch');
  await deployExample(
    `${url}/api`,
    token,
    switches.slice(0, 2).map(({ id }) => nodeDeviceId(data.id, id)),
  );
}

const PlannedTopology = z.object({
  data: z.object({ nodes: z.array(z.object({ id: z.string(), type: z.string() })) }),
});
const Entity = z.object({ data: z.object({ id: z.string() }) });

/** A template of the designer's own, deployed to two devices: one is done, one is waiting. */
async function deployExample(api: string, token: string, deviceIds: readonly string[]): Promise<void> {
  const made = await post(`${api}/configs`, formOf({ config: JSON.stringify(exampleTemplate) }), token);
  const { id } = (await read(made, Entity)).data;
  const [first] = await Promise.all(
    deviceIds.map(async (deviceId) => {
      const form = formOf({ deviceId, variables: JSON.stringify({ contact: 'noc@harbour.example' }) });
      return (await read(await post(`${api}/configs/${id}/deploy`, form, token), Entity)).data.id;
    }),
  );
  const path = `${api}/configs/${id}/deployments/${first}`;
  for (const [status, notes] of [
    ['in_progress', 'Saturday’s window'],
    ['completed', 'Applied and saved'],
  ])
    await read(await send('PATCH', path, { status, notes }, token), z.object({}));
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const userPoolOf = ({ userPoolId, region, accessKey, endpoints }: LocalCloud['operator']) => ({
  userPoolId,
  client: { region, credentials: accessKey, endpoint: endpoints.userPool },
});

/**
 * Each call has a connection of its own: the server closes an idle one after seconds, which on a busy machine may be
 * just when the next call is sent.
 */
const post = (address: string, body: unknown, token?: string): Promise<Response> =>
  send('POST', address, body, token);

async function send(method: string, address: string, body: unknown, token?: string): Promise<Response> {
  try {
    return await fetch(address, {
      method,
      headers: {
        connection: 'close',
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  } catch (cause) {
    const why = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause);
    throw new Error(
      `The example could not be made: ${method} ${address} got no answer (${why}). Start again, or with SEED=none to go without the example.`,
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
