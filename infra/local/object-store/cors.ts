import type { ServerResponse } from 'node:http';
import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

/** A rule as CloudFormation's `CorsConfiguration.CorsRules` gives it. Origins and headers may hold one `*`. */
export interface CorsRule {
  readonly AllowedOrigins: readonly string[];
  readonly AllowedMethods: readonly string[];
  readonly AllowedHeaders?: readonly string[] | undefined;
  readonly ExposedHeaders?: readonly string[] | undefined;
  /** Seconds that a browser may keep the preflight's answer. */
  readonly MaxAge?: number | undefined;
}

/** Answers a preflight request from the bucket's rules. Throws AccessForbidden when no rule allows it. */
export function answerPreflight(
  request: S3Request,
  response: ServerResponse,
  rules: readonly CorsRule[],
): void {
  const { origin, 'access-control-request-method': method } = request.headers;
  if (origin === undefined || method === undefined) {
    throw new S3Error(
      400,
      'BadRequest',
      'Insufficient information. Origin and Access-Control-Request-Method request headers needed.',
    );
  }
  const wanted = (request.headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const rule = rules.find(
    (candidate) => allows(candidate, origin, method) && allowsHeaders(candidate, wanted),
  );
  if (rule === undefined) {
    throw new S3Error(
      403,
      'AccessForbidden',
      'CORSResponse: This CORS request is not allowed. No rule of the bucket matches its origin, method and headers.',
    );
  }
  setRuleHeaders(response, rule, origin);
  if (wanted.length > 0) response.setHeader('access-control-allow-headers', wanted.join(', '));
  if (rule.MaxAge !== undefined) response.setHeader('access-control-max-age', rule.MaxAge);
  response.writeHead(200).end();
}

/** Lets the page that sent an actual request read the answer, if a rule allows it; else the browser keeps the answer. */
export function applyCors(request: S3Request, response: ServerResponse, rules: readonly CorsRule[]): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  const rule = rules.find((candidate) => allows(candidate, origin, request.method));
  if (rule !== undefined) setRuleHeaders(response, rule, origin);
}

function setRuleHeaders(response: ServerResponse, rule: CorsRule, origin: string): void {
  const anyOrigin = rule.AllowedOrigins.includes('*');
  response.setHeader('access-control-allow-origin', anyOrigin ? '*' : origin);
  if (!anyOrigin) response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-methods', rule.AllowedMethods.join(', '));
  if (rule.ExposedHeaders?.length) {
    response.setHeader('access-control-expose-headers', rule.ExposedHeaders.join(', '));
  }
  response.setHeader('vary', 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method');
}

function allows(rule: CorsRule, origin: string, method: string): boolean {
  return (
    rule.AllowedMethods.includes(method) && rule.AllowedOrigins.some((pattern) => matches(pattern, origin))
  );
}

function allowsHeaders(rule: CorsRule, wanted: readonly string[]): boolean {
  const patterns = (rule.AllowedHeaders ?? []).map((pattern) => pattern.toLowerCase());
  return wanted.every((name) => patterns.some((pattern) => matches(pattern, name)));
}

/** Whether the text fits a pattern in which one `*` stands for any characters. */
function matches(pattern: string, text: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return pattern === text;
  const [before, after] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after);
}
