import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { close, listen } from '../../../infra/local/listen.ts';
import { createMailServer, type SentMail } from '../../../infra/local/mail/server.ts';
import { openMailbox } from '../../../infra/local/mailbox.ts';
import { createPrincipals } from '../../../infra/local/permissions/principals.ts';
import { openSecretStore } from '../../../infra/local/secrets/secret-store.ts';
import { createSecretServer } from '../../../infra/local/secrets/server.ts';

const region = 'eu-west-2';
const access = createPrincipals();
const folder = mkdtempSync(join(tmpdir(), 'services-'));
const arn = `arn:aws:secretsmanager:${region}:000000000000:secret:Key`;
const file = join(folder, 'secrets.sqlite');
const delivered: SentMail[] = [];
const secretServer = createSecretServer({
  secrets: [{ logicalId: 'Key', arn }],
  store: openSecretStore(file, new Map([[arn, 'made here']])),
  region,
  access,
});
const mailServer = createMailServer({ region, access, deliver: (mail) => delivered.push(mail) });
let secretEndpoint: string;
let mailEndpoint: string;
beforeAll(async () => {
  secretEndpoint = await listen(secretServer);
  mailEndpoint = await listen(mailServer);
});
afterAll(async () => {
  await close(secretServer);
  await close(mailServer);
  rmSync(folder, { recursive: true });
});

const keyFor = (action: string, resource: string) =>
  access.admit(`${action} ${resource}`, [{ effect: 'Allow', actions: [action], resources: [resource] }]);

describe('a secret on this machine', () => {
  const clientOf = (credentials = access.admitOperator()) =>
    new SecretsManagerClient({ region, endpoint: secretEndpoint, credentials, maxAttempts: 1 });
  const read = (client = clientOf(), VersionStage?: string) =>
    client.send(new GetSecretValueCommand({ SecretId: arn, VersionStage }));

  it('is read by whoever’s role allows it', async () => {
    const reader = clientOf(keyFor('secretsmanager:GetSecretValue', arn));
    expect(await read(reader)).toMatchObject({
      ARN: arn,
      SecretString: 'made here',
      VersionStages: ['AWSCURRENT'],
    });
    const put = new PutSecretValueCommand({ SecretId: arn, SecretString: 'mine' });
    await expect(reader.send(put)).rejects.toMatchObject({ name: 'AccessDeniedException' });
    const stranger = clientOf(keyFor('secretsmanager:GetSecretValue', `${arn}Other`));
    await expect(read(stranger)).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });

  it('keeps its previous text when it is rotated, also over a restart', async () => {
    await clientOf().send(new PutSecretValueCommand({ SecretId: arn, SecretString: 'rotated' }));
    expect((await read()).SecretString).toBe('rotated');
    expect((await read(clientOf(), 'AWSPREVIOUS')).SecretString).toBe('made here');
    const reopened = openSecretStore(file, new Map([[arn, 'made here']]));
    expect(reopened.read(arn, 'AWSCURRENT').text).toBe('rotated');
    reopened.close();
  });

  it('is what this machine determines, where it does', () => {
    const given = openSecretStore(
      join(folder, 'given.sqlite'),
      new Map([[arn, 'made']]),
      new Map([[arn, 'given']]),
    );
    expect(given.read(arn, 'AWSCURRENT').text).toBe('given');
    given.close();
  });

  it('that does not exist is not found', async () => {
    await expect(clientOf().send(new GetSecretValueCommand({ SecretId: `${arn}s` }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });
});

describe('a mail on this machine', () => {
  const identity = (name: string) => `arn:aws:ses:${region}:000000000000:identity/${name}`;
  const send = (
    credentials: ReturnType<typeof keyFor>,
    FromEmailAddress: string,
    ToAddresses = ['ada@example.com'],
  ) =>
    new SESv2Client({ region, endpoint: mailEndpoint, credentials, maxAttempts: 1 }).send(
      new SendEmailCommand({
        FromEmailAddress,
        Destination: { ToAddresses },
        Content: { Simple: { Subject: { Data: 'Receipt' }, Body: { Text: { Data: 'Thank you.' } } } },
      }),
    );

  it.each(['hello@example.com', 'example.com'])(
    'is delivered for a role that may send as %s',
    async (name) => {
      const { MessageId } = await send(
        keyFor('ses:SendEmail', identity(name)),
        'Netwright <hello@example.com>',
      );
      expect(MessageId).toBeTruthy();
      expect(delivered.at(-1)).toMatchObject({
        to: 'ada@example.com',
        subject: 'Receipt',
        text: 'Thank you.',
      });
    },
  );

  it('is rejected from another sender, and to no address', async () => {
    const before = delivered.length;
    const key = keyFor('ses:SendEmail', identity('example.com'));
    await expect(send(key, 'hello@other.example')).rejects.toMatchObject({ name: 'AccessDeniedException' });
    await expect(send(key, 'hello@example.com', ['nobody'])).rejects.toThrow(/ToAddresses/);
    expect(delivered).toHaveLength(before);
  });

  it('stays in the mailbox, beside the codes, over a restart', () => {
    const path = join(folder, 'mailbox.json');
    const said: string[] = [];
    const mailbox = openMailbox(path, (line) => said.push(line));
    mailbox.deliverMail({
      to: 'ada@example.com',
      subject: 'Receipt',
      text: 'Thank you.',
      at: '2026-11-22T12:00:00Z',
    });
    expect(openMailbox(path, () => {}).messages()).toEqual([
      {
        kind: 'mail',
        to: 'ada@example.com',
        subject: 'Receipt',
        text: 'Thank you.',
        at: '2026-11-22T12:00:00Z',
      },
    ]);
    expect(said).toEqual(['Mail to ada@example.com: Receipt']);
  });
});
