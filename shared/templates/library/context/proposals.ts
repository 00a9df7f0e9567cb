/** A proposal of IKE or ESP in its parts: `aes256gcm16-prfsha384-ecp384`. */
export interface ProposalRow {
  readonly cipher: 'aes-gcm' | 'aes-cbc';
  readonly keyBits: number;
  /** SHA-2 of this many bits; null where the cipher authenticates by itself. */
  readonly integrityBits: number | null;
  /** The pseudo-random function of IKE: SHA-2 of this many bits. */
  readonly prfBits: number | null;
  /** Diffie-Hellman group by its number (IANA). */
  readonly group: number | null;
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

export const groupNumber = (name: string): number | null => groups[name] ?? null;

export function proposalRow(proposal: string): ProposalRow {
  const words = proposal.split('-');
  const found = (pattern: RegExp): number | null => {
    const bits = words.map((word) => pattern.exec(word)?.[1]).find((match) => match !== undefined);
    return bits === undefined ? null : Number(bits);
  };
  return {
    cipher: words.some((word) => word.includes('gcm')) ? 'aes-gcm' : 'aes-cbc',
    keyBits: found(/^aes(\d+)/) ?? 256,
    integrityBits: found(/^sha(?:2_)?(\d+)$/),
    prfBits: found(/^prfsha(\d+)$/),
    group: words.map(groupNumber).find((group) => group !== null) ?? null,
  };
}
