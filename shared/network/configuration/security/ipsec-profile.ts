import type { IpsecProfile } from '../../../contract/configuration/security.ts';
import { profileName } from '../interfaces/routed-interfaces.ts';
import { secretName } from '../services/secret-name.ts';

/** IKEv2 (RFC 7296) with AES-GCM and elliptic-curve groups, as RFC 8247 and RFC 8221 advise. */
export const ipsecParameters = {
  ikeProposal: 'aes256gcm16-prfsha384-ecp384',
  espProposal: 'aes256gcm16-ecp384',
  pfsGroup: 'ecp384',
  ikeLifetimeSeconds: 28_800,
  espLifetimeSeconds: 3_600,
  deadPeerSeconds: 10,
} as const;

/** What protects a tunnel, the same at both of its ends. */
export const ipsecProfile = (edge: string): IpsecProfile => ({
  name: profileName(edge),
  ike: 'ikev2',
  ...ipsecParameters,
  secret: secretName('ipsec', edge, 'key'),
  from: [edge],
});
