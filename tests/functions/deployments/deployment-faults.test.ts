import '../../support/function-environment.ts';
import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { handler as getDeployment } from '../../../functions/deployments/routes/get-deployment.ts';
import { writeTemplateEngine } from '../../../scripts/template-engine/template-engine-wasm.ts';
import { type Moment, withFailingCall } from '../../support/failing-calls.ts';
import { type Answer, send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { itemsOf, objectsOf } from '../../support/stored-state.ts';
import { aFile, read, templateIn, update } from '../templates/template-forms.ts';
import { aTemplateAndDevice, deploymentIn, setStatus, takeBack } from './deployment-forms.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();
beforeAll(() => {
  writeTemplateEngine();
});

/** A text that is kept in S3: zstd cannot make it small. */
const aLongText = randomBytes(30_000).toString('base64');
type Made = Awaited<ReturnType<typeof aTemplateAndDevice>>;

/** Every text and file that an item points to is there, and no other; the counts agree with the deployments. */
async function expectWhole({ uid, template }: Made, leftBehind: number): Promise<void> {
  const deployments = await itemsOf('deployments', uid);
  const versions = await itemsOf('templateVersions', uid);
  const texts = [...deployments, ...versions].flatMap(({ bodyKey }) => bodyKey ?? []);
  const files = versions.flatMap(({ configFile }) => Object(configFile).key ?? []);
  const [storedTexts, storedFiles] = await Promise.all([
    objectsOf('netwright-configurations', uid),
    objectsOf('netwright-config-files', uid),
  ]);
  expect(storedTexts).toEqual(expect.arrayContaining([...new Set(texts)]));
  expect(storedFiles).toEqual(expect.arrayContaining(files));
  expect(storedTexts.length + storedFiles.length - new Set([...texts, ...files]).size).toBeLessThanOrEqual(
    leftBehind,
  );
  const { revision } = templateIn(await read(uid, template.id));
  expect(versions).toHaveLength(revision);

  const made = deployments.filter(({ status }) => status !== undefined);
  const totals = deployments.find(({ id }) => id === 'totals') ?? {};
  for (const status of ['pending', 'completed', 'rolled_back'])
    expect(totals[status] ?? 0).toBe(made.filter((one) => one.status === status).length);
  expect(deployments.filter(({ id }) => String(id).startsWith('text#'))).toHaveLength(made.length);
  for (const { id, template: templateId } of made) {
    const params = { templateId: String(templateId), deploymentId: String(id) };
    expect(await send(getDeployment, { token: uid, params })).toMatchObject({ status: 200 });
  }
}

const prepared = {
  'changing a template to a long file': async (made: Made) => () =>
    update(made.uid, made.template.id, {}, aFile(aLongText)),
  'deploying a long text': async (made: Made) => {
    await update(made.uid, made.template.id, { configContent: aLongText });
    return () => made.deploy();
  },
  'changing a status': async (made: Made) => {
    const deployment = deploymentIn(await made.deploy());
    return () => setStatus(made.uid, deployment, 'cancelled');
  },
  'rolling back': async (made: Made) => {
    await made.complete();
    const last = await made.complete();
    return () => takeBack(made.uid, last);
  },
} as const satisfies Record<string, (made: Made) => Promise<() => Promise<Answer>>>;

const moments: readonly Moment[] = ['before', 'after'];

describe.each(moments)('when an AWS call fails just %s it takes effect', (moment) => {
  it.each(Object.entries(prepared))(
    '%s is done or undone as a whole',
    { timeout: 60_000 },
    async (_, prepare) => {
      for (let call = 1; ; call += 1) {
        const made = await aTemplateAndDevice();
        const attempt = await prepare(made);
        let status = 0;
        const { failed } = await withFailingCall(call, moment, async () => {
          ({ status } = await attempt());
        });
        // An object whose deletion fails, or whose writer cannot tell whether it was written, stays; nothing points to it.
        await expectWhole(made, failed === '' ? 0 : 1);
        if (!failed) {
          expect(status).toBeLessThan(300);
          expect(call).toBeGreaterThan(2);
          return;
        }
        expect([200, 201, 503]).toContain(status);
      }
    },
  );
});
