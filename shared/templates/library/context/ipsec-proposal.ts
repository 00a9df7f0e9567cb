/** A proposal in strongSwan's notation, such as `aes256gcm16-prfsha384-ecp384`, taken apart. */
export interface IpsecProposal {
  readonly cipher: 'aes';
  readonly bits: 128 | 192 | 256;
  /** Encryption that also authenticates; `hash` is the integrity algorithm where it does not. */
  readonly isAuthenticated: boolean;
  /** Of the pseudo-random function, or of integrity. */
  readonly hash: 'sha256' | 'sha384' | 'sha512';
  /** Number of the Diffie-Hellman group (IANA). */
  readonly group: number;
}

const groups: Readonly<Record<string, number>> = {
  modp2048: 14,
  modp3072: 15,
  modp4096: 16,
  ecp256: 19,
  ecp384: 20,
  ecp521: 21,
  curve25519: 31,
};

/** The number of a Diffie-Hellman group by strongSwan's keyword; 20 (ECP, 384 bits) where it is unknown. */
export const diffieHellmanGroup = (keyword: string): number => groups[keyword] ?? 20;

export function ipsecProposal(text: string): IpsecProposal {
  const words = text.toLowerCase().split('-');
  const cipher = /^aes(128|192|256)(gcm)?/.exec(words[0] ?? '');
  const hash = words
    .map((word) => /sha2?_?(256|384|512)/.exec(word)?.[1])
    .find((found) => found !== undefined);
  const bits = cipher?.[1];
  return {
    cipher: 'aes',
    bits: bits === '128' ? 128 : bits === '192' ? 192 : 256,
    isAuthenticated: cipher?.[2] === 'gcm',
    hash: hash === '256' ? 'sha256' : hash === '512' ? 'sha512' : 'sha384',
    group: diffieHellmanGroup(words.find((word) => groups[word] !== undefined) ?? ''),
  };
}
