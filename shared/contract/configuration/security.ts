import * as z from 'zod';
import { list } from '../collections.ts';
import { wholeBetween } from '../figure.ts';
import { ElementId } from '../identifiers.ts';
import { textUpTo } from '../text.ts';
import { From } from './interfaces.ts';

const Name = z.string().min(1).max(100);
const Prefix = z.union([z.cidrv4(), z.cidrv6()]);

/** A prefix that IPv4 addresses follow (RFC 6052, 2.2). */
export const Nat64Prefix = z.cidrv6().refine((prefix) => prefix.endsWith('/96'), { error: 'must be a /96' });

/** The name of a variable that holds a secret, never the secret itself: whoever deploys fills it in. */
export const SecretName = z.string().regex(/^[a-z][a-z0-9_]{0,99}$/);

/** What a service is for, where something else of a configuration depends on it: by this one access points join the firewall that leads them. */
const servicePurposes = ['joins-firewall'] as const;

/** A service as the network sees it. */
export const Service = z.strictObject({
  name: z.string().min(1).max(40),
  protocol: z.enum(['tcp', 'udp', 'icmp', 'esp']),
  /** First and last destination port; none for ICMP and ESP. */
  ports: z.strictObject({ from: wholeBetween(1, 65_535), to: wholeBetween(1, 65_535) }).optional(),
  purpose: z.enum(servicePurposes).optional(),
});
export type Service = z.output<typeof Service>;

/**
 * Who may begin what. Answers come back by themselves (stateful). The first rule that matches decides; what none
 * matches is dropped.
 */
export const PolicyRule = z.strictObject({
  name: Name,
  fromZone: Name,
  toZone: Name,
  /** Any address of the zone where empty. */
  sources: list(Prefix, 2_000),
  destinations: list(Prefix, 2_000),
  /** Any service where empty. */
  services: list(Service, 50),
  action: z.enum(['allow', 'deny']),
  isLogged: z.boolean(),
  from: From,
});
export type PolicyRule = z.output<typeof PolicyRule>;

/** What a firewall looks for in what its policies allow. */
export const Inspection = z.strictObject({
  /** Attacks, which it stops or reports alone; absent where it looks for none. */
  intrusions: z.enum(['stopped', 'reported']).optional(),
  malware: z.boolean(),
  /** Web sites of kinds that nobody is meant to visit. */
  content: z.boolean(),
  from: From,
});
export type Inspection = z.output<typeof Inspection>;

/** Address translation (RFC 3022), and between the families (RFC 6146). */
export const NatRule = z.discriminatedUnion('kind', [
  /** Many inside addresses behind the address of the interface that they leave by. */
  z.strictObject({
    kind: z.literal('source'),
    outside: Name,
    sources: list(Prefix, 2_000).min(1),
    /** Never translated on the way to these. */
    except: list(Prefix, 100),
    address: z.ipv4(),
    from: From,
  }),
  /** A published server: one public address for one inside. */
  z.strictObject({
    kind: z.literal('static'),
    outside: Name,
    inside: z.ipv4(),
    address: z.ipv4(),
    from: From,
  }),
  /** Hosts of IPv6 alone reach IPv4: what they send to an address of the prefix leaves for the IPv4 address in its last 32 bits. */
  z.strictObject({
    kind: z.literal('nat64'),
    outside: Name,
    prefix: Nat64Prefix,
    sources: list(z.cidrv6(), 2_000).min(1),
    address: z.ipv4(),
    from: From,
  }),
]);
export type NatRule = z.output<typeof NatRule>;

/** Zones by the subnets and interfaces that belong to them. `internet` is everything that is nowhere else. */
export const Zone = z.strictObject({
  name: Name,
  interfaces: list(Name, 4_000),
  prefixes: list(Prefix, 4_000),
  from: list(ElementId, 4_000).min(1),
});
export type Zone = z.output<typeof Zone>;

/** How the tunnels of a device are protected. Both ends of a tunnel name the same secret, which no other tunnel has. */
export const IpsecProfile = z.strictObject({
  name: Name,
  ike: z.literal('ikev2'),
  ikeProposal: textUpTo(100),
  espProposal: textUpTo(100),
  /** Diffie-Hellman group of each rekeying (PFS). */
  pfsGroup: textUpTo(40),
  ikeLifetimeSeconds: wholeBetween(60, 604_800),
  espLifetimeSeconds: wholeBetween(60, 604_800),
  deadPeerSeconds: wholeBetween(1, 600),
  secret: SecretName,
  from: From,
});
export type IpsecProfile = z.output<typeof IpsecProfile>;
