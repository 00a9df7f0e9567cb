import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as apiTokens from '#shared/contract/api-tokens.ts';
import { type Deployment, NewDeployment } from '#shared/contract/deployment-items.ts';
import * as deployments from '#shared/contract/deployments.ts';
import * as equipment from '#shared/contract/equipment.ts';
import { NewEquipment } from '#shared/contract/equipment-items.ts';
import { routes } from '#shared/contract/routes.ts';
import { NewTemplate } from '#shared/contract/template-form.ts';
import * as templates from '#shared/contract/templates.ts';
import { routeAddress } from '#web/api/route-input.ts';
import { proveAddress } from '../support/operator.ts';
import { callAs, type Person, refusalOf, register } from '../support/person.ts';

/** Where Ansible is not installed, the shell loop alone is tried. */
const hasAnsible = spawnSync('ansible-playbook', ['--version']).status === 0;

let owner: Person;
let stranger: Person;

const tokenOf = async (person: Person, scope: 'read' | 'deploy' = 'read', name = 'Pipeline') =>
  person.call(apiTokens.createApiToken, { body: { name, scope, expiresInDays: 30 } });

/** A pending deployment of a person. */
async function deployed(person: Person, hostname: string): Promise<Deployment> {
  const { data: template } = await person.call(templates.createTemplate, {
    body: NewTemplate.parse({ name: `Names ${hostname}`, configContent: 'hostname {{ hostname }}\n' }),
  });
  const { data: device } = await person.call(equipment.createEquipment, {
    body: NewEquipment.parse({
      category: 'switch',
      manufacturer: 'Acme',
      model: hostname,
      partNumber: hostname,
      specs: { ports: [] },
    }),
  });
  const body = NewDeployment.parse({ deviceId: device.id, variables: { hostname } });
  return (await person.call(deployments.deployTemplate, { params: { templateId: template.id }, body })).data;
}

const paramsOf = ({ template, id }: Deployment) => ({ templateId: template, deploymentId: id });
const take = (token: string, deployment: Deployment) =>
  callAs(token, deployments.updateDeployment, {
    params: paramsOf(deployment),
    body: { status: 'in_progress', notes: '' },
  });

const proved = async (planId: 'professional' | 'enterprise'): Promise<Person> => {
  const person = await register({ planId });
  await proveAddress(person);
  return person;
};

beforeAll(async () => {
  owner = await proved('enterprise');
  stranger = await proved('enterprise');
});

describe('an API token', () => {
  it('is shown once', async () => {
    const { data, token } = await tokenOf(owner, 'read', 'Shown once');
    const listed = await owner.call(apiTokens.listApiTokens, {});
    expect(listed).toMatchObject({ isAllowed: true, data: [data] });
    expect(JSON.stringify(listed)).not.toContain(token.slice(-43));
  });

  it('reads deployments, and needs its scope to change them', async () => {
    const deployment = await deployed(owner, 'scopes');
    const reading = (await tokenOf(owner, 'read')).token;
    const { data } = await callAs(reading, deployments.getDeployment, { params: paramsOf(deployment) });
    expect(data).toEqual(deployment);
    const pending = await callAs(reading, deployments.listDeployments, { query: { status: 'pending' } });
    expect(pending.data.map(({ id }) => id)).toContain(deployment.id);
    expect(await refusalOf(take(reading, deployment))).toMatchObject({ status: 403, code: 'forbidden' });
    const { data: taken } = await take((await tokenOf(owner, 'deploy', 'Night run')).token, deployment);
    expect(taken.history.at(-1)).toMatchObject({
      status: 'in_progress',
      changedBy: { _id: owner.user.uid, name: 'Grace Hopper (Night run)' },
    });
  });

  it('shows when it was last used, and not that it was refused', async () => {
    const { data, token } = await tokenOf(owner, 'read', 'Last used');
    const lastUse = async () =>
      (await owner.call(apiTokens.listApiTokens, {})).data.find(({ id }) => id === data.id)?.lastUsedAt;
    await refusalOf(callAs(`${token.slice(0, -43)}${'A'.repeat(43)}`, deployments.listDeployments, {}));
    expect(await lastUse()).toBeUndefined();
    await callAs(token, deployments.listDeployments, {});
    const used = await lastUse();
    expect(used).toBeDefined();
    await callAs(token, deployments.listDeployments, {});
    expect(await lastUse()).toBe(used);
  });

  it('is refused by every other call', async () => {
    const { token } = await tokenOf(owner, 'deploy');
    const closed = routes.filter(({ access, tokenScope }) => access !== 'public' && !tokenScope);
    const params = { id: 'a'.repeat(24), designId: 'a'.repeat(24), templateId: 'a'.repeat(24) };
    for (const route of closed) {
      const address = new URL(routeAddress(route, { params }), inject('site'));
      const answer = await fetch(address, {
        method: route.method,
        headers: { authorization: `Bearer ${token}` },
      });
      expect([route.name, answer.status]).toEqual([route.name, 401]);
    }
  });

  it('is of no use once it is revoked, changed by a character, or of another user', async () => {
    const { data, token } = await tokenOf(owner);
    const uses = (used: string) => refusalOf(callAs(used, deployments.listDeployments, {}));
    const last = token.endsWith('A') ? 'B' : 'A';
    expect(await uses(token.slice(0, -1) + last)).toMatchObject({ status: 401 });
    const ofStranger = token.replace(
      owner.user.uid.replaceAll('-', ''),
      stranger.user.uid.replaceAll('-', ''),
    );
    expect(await uses(ofStranger)).toMatchObject({ status: 401, code: 'unauthenticated' });
    await owner.call(apiTokens.revokeApiToken, { params: { id: data.id } });
    expect(await uses(token)).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('gets no more by a change than it had', async () => {
    const { data } = await tokenOf(owner, 'read');
    const change = (body: apiTokens.ApiTokenChange) =>
      owner.call(apiTokens.updateApiToken, { params: { id: data.id }, body });
    const later = new Date(Date.parse(data.expiresAt) + 1_000).toISOString();
    for (const body of [
      { scope: 'deploy' },
      { expiresAt: later },
      { name: 'Both', scope: 'deploy' },
    ] as const)
      expect(await refusalOf(change(body))).toMatchObject({ status: 422, code: 'unprocessable' });
    expect((await change({ name: 'Renamed' })).data).toEqual({ ...data, name: 'Renamed' });
    const now = new Date().toISOString();
    expect((await change({ expiresAt: now })).data).toMatchObject({ expiresAt: now, scope: 'read' });
    expect(await refusalOf(change({ expiresAt: data.expiresAt }))).toMatchObject({ status: 422 });
  });

  it('is no longer valid once it has expired', async () => {
    const { data, token } = await tokenOf(owner);
    const body = { expiresAt: new Date().toISOString() };
    await owner.call(apiTokens.updateApiToken, { params: { id: data.id }, body });
    expect(await refusalOf(callAs(token, deployments.listDeployments, {}))).toMatchObject({ status: 401 });
  });

  it('needs a proved address', async () => {
    const person = await register({ planId: 'enterprise' });
    expect(await refusalOf(tokenOf(person))).toMatchObject({ status: 403, code: 'email_unproved' });
  });

  it('needs a plan with API access', async () => {
    const person = await proved('professional');
    expect(await refusalOf(tokenOf(person))).toMatchObject({ status: 402, code: 'plan_limit' });
  });
});

describe('another user', () => {
  it('neither sees, changes nor revokes a token', async () => {
    const { data, token } = await tokenOf(owner);
    const params = { id: data.id };
    expect((await stranger.call(apiTokens.listApiTokens, {})).data).toEqual([]);
    const attempts = [
      stranger.call(apiTokens.updateApiToken, { params, body: { name: 'Mine now' } }),
      stranger.call(apiTokens.updateApiToken, { params, body: {} }),
      stranger.call(apiTokens.revokeApiToken, { params }),
    ];
    for (const refusal of await Promise.all(attempts.map(refusalOf)))
      expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
    await callAs(token, deployments.listDeployments, {});
  });

  it('reaches with a token nothing but their own deployments', async () => {
    const deployment = await deployed(owner, 'private');
    const { token } = await tokenOf(stranger, 'deploy');
    const attempts = [
      callAs(token, deployments.getDeployment, { params: paramsOf(deployment) }),
      take(token, deployment),
    ];
    for (const refusal of await Promise.all(attempts.map(refusalOf)))
      expect(refusal).toMatchObject({ status: 404 });
    expect((await callAs(token, deployments.listDeployments, {})).data).toEqual([]);
  });
});

describe('the pipeline of docs/templates.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pipeline-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const docs = readFileSync('docs/templates.md', 'utf8');
  const applied = () => readFileSync(join(folder, 'applied'), 'utf8').split('\n').sort();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { mode: 0o700 });
  };

  /** Two pending deployments, of which one is applied without a fault, and a token that may change them. */
  async function pending(kind: string) {
    const person = await proved('enterprise');
    const [good, bad] = [await deployed(person, `good-${kind}`), await deployed(person, `bad-${kind}`)];
    const { token } = await tokenOf(person, 'deploy');
    const env = { PATH: process.env.PATH, NETWRIGHT_URL: inject('site'), NETWRIGHT_TOKEN: token };
    const statusOf = async (deployment: Deployment) =>
      (await person.call(deployments.getDeployment, { params: paramsOf(deployment) })).data;
    return { good, bad, statusOf, run: { cwd: folder, env } };
  }

  it('applies what is pending, and says how it went', async () => {
    const { good, bad, statusOf, run } = await pending('1');
    write('pipeline', /```bash\n(.*?)```/s.exec(docs)?.[1] ?? '');
    write('apply', '#!/bin/sh\ncat "$3" >>applied\ncase "$1" in *bad*) exit 1;; esac\n');
    await promisify(execFile)('./pipeline', run);
    expect(applied()).toEqual(['', 'hostname bad-1', 'hostname good-1']);
    expect(await statusOf(good)).toMatchObject({ status: 'completed', notes: 'Applied' });
    expect(await statusOf(bad)).toMatchObject({ status: 'failed', notes: 'See the log of the pipeline' });
  });

  it.runIf(hasAnsible)(
    'does the same with Ansible, whose module for devices only writes down here',
    async () => {
      const { good, bad, statusOf, run } = await pending('2');
      rmSync(join(folder, 'applied'), { force: true });
      const [pipeline = '', deploy = ''] = [...docs.matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => text);
      write('pipeline.yml', pipeline);
      write('deploy.yml', deploy);
      const names = [good, bad].map(({ device }) => JSON.stringify(device.name));
      write(
        'inventory.yml',
        `all: { hosts: { ${names.map((name) => `${name}: { ansible_connection: local }`).join(', ')} } }\n`,
      );
      write(
        'collections/ansible_collections/ansible/netcommon/plugins/modules/cli_config.py',
        [
          'from ansible.module_utils.basic import AnsibleModule',
          'module = AnsibleModule(argument_spec={"config": {"type": "str"}})',
          `open(${JSON.stringify(join(folder, 'applied'))}, "a").write(module.params["config"])`,
          'if "bad" in module.params["config"]: module.fail_json(msg="The device refused it.")',
          'module.exit_json(changed=True)',
          '',
        ].join('\n'),
      );
      await promisify(execFile)('ansible-playbook', ['--inventory', 'inventory.yml', 'pipeline.yml'], {
        ...run,
        env: { ...run.env, HOME: folder, ANSIBLE_COLLECTIONS_PATH: join(folder, 'collections') },
      });
      expect(applied()).toEqual(['', 'hostname bad-2', 'hostname good-2']);
      expect(await statusOf(good)).toMatchObject({ status: 'completed' });
      expect(await statusOf(bad)).toMatchObject({ status: 'failed', notes: 'The device refused it.' });
    },
    120_000,
  );
});
