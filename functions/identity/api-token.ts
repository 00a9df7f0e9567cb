import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** An API token names its owner and itself, so that it is found without an index; the rest is 256 random bits. */
export interface ApiTokenParts {
  readonly uid: string;
  readonly id: string;
  readonly secret: string;
}

const prefix = 'nwt_';
const format =
  /^nwt_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_([0-9a-f]{24})_([\w-]{43})$/;

/** Whether a bearer token means to be one; an ID token begins otherwise. */
export const isApiToken = (token: string): boolean => token.startsWith(prefix);

export const newSecret = (): string => randomBytes(32).toString('base64url');

export const writeApiToken = ({ uid, id, secret }: ApiTokenParts): string =>
  `${prefix}${uid.replaceAll('-', '')}_${id}_${secret}`;

export function readApiToken(token: string): ApiTokenParts | undefined {
  const [whole, ...parts] = format.exec(token) ?? [];
  const [id, secret] = parts.slice(5);
  if (whole === undefined || id === undefined || secret === undefined) return undefined;
  return { uid: parts.slice(0, 5).join('-'), id, secret };
}

/** What is stored of a token. Its secret is random, so that a plain hash is as good as a slow one. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether a secret has a hash, in the same time whatever the answer. */
export const hasHash = (secret: string, hash: string): boolean => {
  const [own, stored] = [Buffer.from(hashOf(secret)), Buffer.from(hash)];
  return own.length === stored.length && timingSafeEqual(own, stored);
};
