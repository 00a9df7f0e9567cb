import {
  createHash,
  createHmac,
  getDiffieHellman,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** All that is stored of a password. Both numbers are hexadecimal. */
export interface PasswordVerifier {
  readonly salt: string;
  readonly verifier: string;
}

/** The server's half of one sign-in. */
export interface SrpExchange {
  /** The server's public value B, hexadecimal, for the client. */
  readonly publicKey: string;
  /** Whether the client's signature proves that it knows the password behind the verifier. */
  proves(claim: { secretBlock: string; timestamp: string; signature: string }): boolean;
}

/** RFC 3526 group 15 with generator 2: the 3072-bit prime that the service's clients carry. */
const prime = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const generator = 2n;
/** SRP-6a's multiplier k = H(N | g), RFC 5054 section 2.5.3. */
const multiplier = hashToNumber(signed(prime), signed(generator));

/** The verifier g^x mod N of a new password, under a fresh salt. */
export function createVerifier(poolName: string, username: string, password: string): PasswordVerifier {
  const salt = randomBytes(16).toString('hex');
  return { salt, verifier: verifierFor(poolName, username, password, salt) };
}

/** Whether the verifier was made from this password. */
export function matchesVerifier(
  poolName: string,
  username: string,
  password: string,
  stored: PasswordVerifier,
): boolean {
  return sameText(verifierFor(poolName, username, password, stored.salt), stored.verifier);
}

/**
 * Answers a client's public value A with the server's B.
 * @param clientPublicKey A, hexadecimal; null comes back when A mod N is 0, which would sign in without a password
 */
export function openExchange(
  poolName: string,
  username: string,
  stored: PasswordVerifier,
  clientPublicKey: string,
): SrpExchange | null {
  const a = BigInt(`0x${clientPublicKey}`);
  if (a % prime === 0n) return null;
  const verifier = BigInt(`0x${stored.verifier}`);
  const secret = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const b = (multiplier * verifier + power(generator, secret)) % prime;
  return {
    publicKey: b.toString(16),
    proves({ secretBlock, timestamp, signature }) {
      const scrambler = hashToNumber(signed(a), signed(b));
      const shared = power(a * power(verifier, scrambler), secret);
      const key = hkdfSync('sha256', signed(shared), signed(scrambler), 'Caldera Derived Key', 16);
      const expected = createHmac('sha256', Buffer.from(key))
        .update(poolName)
        .update(username)
        .update(Buffer.from(secretBlock, 'base64'))
        .update(timestamp)
        .digest('base64');
      return sameText(expected, signature);
    },
  };
}

function verifierFor(poolName: string, username: string, password: string, salt: string): string {
  const identity = createHash('sha256').update(`${poolName}${username}:${password}`).digest();
  return power(generator, hashToNumber(signed(BigInt(`0x${salt}`)), identity)).toString(16);
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % prime;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}

/** Big-endian two's complement, as Java's BigInteger writes a positive number: the clients hash exactly that. */
function signed(value: bigint): Buffer {
  const digits = value.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function hashToNumber(...parts: readonly Buffer[]): bigint {
  const digest = createHash('sha256').update(Buffer.concat(parts)).digest('hex');
  return BigInt(`0x${digest}`);
}

function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
