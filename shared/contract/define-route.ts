import * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Served } from './served.ts';

// Runs before any schema is made, which is why it is here. Compiled schemas need `new Function`: the site's content
// security policy refuses it, and compiling costs a function's first answer more than it saves.
z.config({ jitless: true });

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** `signed`: the payment provider calls, and signs the bytes of the body. */
export type Access = 'public' | 'user' | 'admin' | 'signed';

/** What an API token may be used for; `deploy` includes `read`. */
export const apiTokenScopes = ['read', 'deploy'] as const;
export type ApiTokenScope = (typeof apiTokenScopes)[number];

/** How often one user, or a visitor’s address, may make a call: so many times in each stretch of so many minutes. */
export interface Rate {
  readonly calls: number;
  readonly minutes: number;
}

/**
 * How a body is encoded; JSON of at most `maxBytes` once decompressed. Multipart routes name the one file part that
 * they accept.
 */
export type BodyKind =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly maxBytes: number }
  | {
      readonly kind: 'multipart';
      readonly file: string;
      readonly maxBytes: number;
      /** Begins the sentence that rejects the file: `File upload failed`. */
      readonly rejection?: string;
    };

/** How an answer is encoded: JSON in the envelope, or a file's bytes; `file` states the type of each. */
export type AnswerKind = 'json' | 'pdf' | 'file';

/** Both fields are in every error; clients of the specification read one or the other, by call. */
export type ErrorField = 'message' | 'error';

/**
 * One call of the API, defined once. `path` is below `/api`; `params`, `query` and `body` are strict (an unknown
 * field is an error); `answer` is the rest of the envelope next to `success: true`.
 */
export interface Route<Params, Query, Body, Answer, Who extends Access = Access> {
  readonly name: string;
  /** Of the registry in routes.ts. */
  readonly domain: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Who;
  /** An API token with this scope is taken in place of the ID token; none is where it is left out. */
  readonly tokenScope?: ApiTokenScope;
  readonly summary: string;
  readonly params: z.ZodType<Params>;
  readonly query: z.ZodType<Query>;
  readonly body: z.ZodType<Body>;
  readonly bodyKind: BodyKind;
  readonly answer: z.ZodType<Answer>;
  readonly answerKind: AnswerKind;
  /** How the answer is sent, where that is more than the answer itself. */
  readonly served?: Served<Answer, Query>;
  /** Lists in its `data` that may have thousands of elements: sent in lines, which the site parses while they arrive. */
  readonly longLists?: readonly string[];
  /** Fields of its answers that a body may bring back; they change nothing. Other unknown fields are an error. */
  readonly readOnly: readonly string[];
  /** HTTP status of success. */
  readonly status: 200 | 201;
  /** The errors of this call, in addition to those of every call (see `commonErrors`). */
  readonly errors: readonly ErrorCode[];
  /**
   * Of a call that takes much of a processor, for each user; of one that guesses or mails, for each source of calls. Others
   * are limited by address only (infra/constructs/firewall.ts).
   */
  readonly rate?: Rate;
  /**
   * When the gate of the caller's account is read: `beside` the call, where its role can write nothing
   * (tests/infra/gates.test.ts), else `first`.
   */
  readonly gate: 'first' | 'beside';
  /** The sentence of the specification's error catalogue, shown when the server sends no sentence. */
  readonly fallback: string;
  /** The field of an error that the site shows (specification, section 8); the other one where it has no text. */
  readonly errorField: ErrorField;
  /** The sentence for an answer that arrives and says `success: false`, where it is not the fallback. */
  readonly unsuccessful?: string;
}

/** Any route, for code that reads only its data. */
export type AnyRoute = Route<unknown, unknown, unknown, unknown>;

/** Errors that every call may answer with. */
export const commonErrors = [
  'invalid_request',
  'forbidden',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** A design of 500 sites is half of it. */
const usualBodyBytes = 1_000_000;

const empty = z.strictObject({});
export type Empty = z.output<typeof empty>;

export interface Draft<Params, Query, Body, Answer, Who extends Access>
  extends Pick<
    Route<Params, Query, Body, Answer, Who>,
    'name' | 'domain' | 'method' | 'path' | 'access' | 'summary' | 'unsuccessful' | 'longLists'
  > {
  readonly tokenScope?: ApiTokenScope;
  readonly params?: z.ZodType<Params>;
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  readonly bodyKind?: BodyKind;
  readonly answer: z.ZodType<Answer>;
  readonly answerKind?: AnswerKind;
  readonly served?: Served<NoInfer<Answer>, NoInfer<Query>>;
  readonly readOnly?: readonly string[];
  readonly status?: 200 | 201;
  readonly errors?: readonly ErrorCode[];
  readonly rate?: Rate;
  /** Of a GET that writes, or answers what the gate says. */
  readonly gate?: 'first';
  readonly fallback: string;
  readonly errorField?: ErrorField;
}

/** Fills in the defaults of a route: no parameters, no query, no body, JSON, 200; a user's GET runs beside the gate. */
export function defineRoute<Answer, Who extends Access, Params = Empty, Query = Empty, Body = undefined>(
  draft: Draft<Params, Query, Body, Answer, Who>,
): Route<Params, Query, Body, Answer, Who>;
export function defineRoute(draft: Draft<unknown, unknown, unknown, unknown, Access>): AnyRoute {
  return {
    params: empty,
    query: empty,
    body: z.undefined(),
    bodyKind: draft.body ? { kind: 'json', maxBytes: usualBodyBytes } : { kind: 'none' },
    answerKind: 'json',
    readOnly: [],
    status: 200,
    errorField: 'message',
    gate: runsBesideGate(draft) ? 'beside' : 'first',
    ...draft,
    // Administration needs a proved address.
    errors: [...(draft.errors ?? []), ...(draft.access === 'admin' ? ['email_unproved' as const] : [])],
  };
}

/** Counting calls and the use of API tokens writes. */
const runsBesideGate = ({
  method,
  access,
  rate,
  tokenScope,
}: Pick<Draft<unknown, unknown, unknown, unknown, Access>, 'method' | 'access' | 'rate' | 'tokenScope'>) =>
  method === 'GET' && access === 'user' && !rate && !tokenScope;

/** What a client receives, beside `success`. */
export const servedSchema = ({ answer, served }: Pick<AnyRoute, 'answer' | 'served'>): z.ZodType =>
  served?.schema ?? answer;
