/** Tokens that an instance remembers; the oldest is evicted first. */
const most = 500;

/**
 * Remembers the claims of verified tokens, each until it expires, so that an instance verifies a signature once. A
 * token is identified by all of its characters, and its claims are covered by its signature.
 */
export class VerifiedTokens<Claims> {
  readonly #known = new Map<string, { readonly claims: Claims; readonly expiresAt: number }>();

  find(token: string): Claims | undefined {
    const known = this.#known.get(token);
    if (known && Date.now() < known.expiresAt) return known.claims;
    this.#known.delete(token);
    return undefined;
  }

  /** @param expiresAtSecond the token's `exp`, in seconds since the epoch */
  remember(token: string, claims: Claims, expiresAtSecond: number): Claims {
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size >= most) this.#known.delete(oldest);
    this.#known.set(token, { claims, expiresAt: expiresAtSecond * 1_000 });
    return claims;
  }
}
