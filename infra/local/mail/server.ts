import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import * as z from 'zod';
import { parseJson, readBody, send, sendError } from '../aws-service/http-exchange.ts';
import { parsed, requirePermission, signedParts } from '../aws-service/json-service.ts';
import { ServiceError } from '../aws-service/service-error.ts';
import { verifyCaller } from '../aws-service/verify-caller.ts';
import { createStandIn } from '../http/local-server.ts';
import type { AccessPolicy } from '../permissions/access-policy.ts';
import { localAccount } from '../template/physical-names.ts';

/** A mail that a function sent. */
export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface MailServerOptions {
  readonly region: string;
  readonly access: AccessPolicy;
  readonly deliver: (mail: SentMail) => void;
}

const Data = z.object({ Data: z.string() });
const Email = z.strictObject({
  FromEmailAddress: z.string(),
  Destination: z.strictObject({ ToAddresses: z.array(z.email()).min(1).max(50) }),
  Content: z.strictObject({
    Simple: z.strictObject({ Subject: Data, Body: z.strictObject({ Text: Data }) }),
  }),
});

const contentType = 'application/json';

/** SES on this machine, by version 2 of its API: what is sent is delivered here, and mailed to nobody. */
export function createMailServer({ region, access, deliver }: MailServerOptions): Server {
  const scope = { service: 'ses', region, access };

  const answer = async (request: IncomingMessage): Promise<object> => {
    const body = await readBody(request);
    const caller = verifyCaller(signedParts(request, body), scope);
    if (request.method !== 'POST' || request.url !== '/v2/email/outbound-emails')
      throw new ServiceError('NotFoundException', 'This stand-in only sends mails.', 404);
    const { FromEmailAddress, Destination, Content } = parsed(Email, parseJson(body));
    const resources = identitiesOf(FromEmailAddress).map(
      (identity) => `arn:aws:ses:${region}:${localAccount}:identity/${identity}`,
    );
    requirePermission(scope, { caller, action: 'SendEmail', resources });
    const { Subject, Body } = Content.Simple;
    for (const to of Destination.ToAddresses)
      deliver({ to, subject: Subject.Data, text: Body.Text.Data, at: new Date().toISOString() });
    return { MessageId: randomUUID() };
  };

  return createStandIn(async (request, response) => {
    try {
      send(response, 200, await answer(request), contentType);
    } catch (error) {
      sendError(response, error, contentType);
    }
  });
}

/** The address and the domain of `Netwright <hello@example.com>`: either may be what was verified. */
function identitiesOf(from: string): string[] {
  const address = (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();
  return [address, address.slice(address.indexOf('@') + 1)];
}
