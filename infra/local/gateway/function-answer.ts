import * as z from 'zod';

/** What a function returned, as the gateway passes it on. */
export interface GatewayAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
}

/** Lambda's limit for an answer, in bytes of its JSON. */
const maximumAnswerBytes = 6 * 1024 * 1024;

const Structured = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), z.coerce.string()).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().optional(),
  isBase64Encoded: z.boolean().default(false),
});

/** Reads a function's answer by the rules of payload format 2.0; throws on one over Lambda's limit. */
export function functionAnswer(answer: unknown): GatewayAnswer {
  const structured = Structured.safeParse(answer);
  if (!structured.success) {
    const body = Buffer.from(typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? ''));
    return { status: 200, headers: { 'content-type': 'application/json' }, cookies: [], body };
  }
  const { statusCode, headers, cookies, body = '', isBase64Encoded } = structured.data;
  if (Buffer.byteLength(body) > maximumAnswerBytes) throw new Error('The answer is larger than 6 MB.');
  const lowerCased = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return {
    status: statusCode,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...lowerCased },
    cookies,
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
}
