import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Subnet } from '../../contract/topology.ts';
import type { Layer3 } from './layer3.ts';

type Policy = ControlPlane['policies'][number];
type Purpose = Subnet['purpose'];

/**
 * What the zones may say to each other; what no policy allows is dropped. A zone is the purpose of its subnets; a segment
 * that is to be kept apart by more than a VLAN is a zone of its own. A policy is enforced where all that it is about comes
 * by: at the firewall for what leaves, comes in or ends in the DMZ; else at the gateways of the subnets it begins in.
 */
export function policies(
  subnets: readonly Subnet[],
  gatewaysOf: Layer3['gatewaysOf'],
  { segments, securityRequirements, services }: Requirements,
): Policy[] {
  const present = new Set<Purpose | 'internet'>(['internet', ...subnets.map(({ purpose }) => purpose)]);
  const isByFirewall = (purpose: Purpose) =>
    subnets.every(
      (subnet) =>
        subnet.purpose !== purpose ||
        (gatewaysOf.get(subnet.id) ?? []).every(({ type }) => type === 'firewall'),
    );
  const placeOf = (from: Purpose | 'internet', to: Purpose | 'internet'): Policy['at'] => {
    if (securityRequirements.firewall === 'none') return 'gateway';
    if (from === 'internet' || to === 'internet' || from === 'dmz' || to === 'dmz') return 'firewall';
    return isByFirewall(from) ? 'firewall' : 'gateway';
  };
  const mail = services.onPremise.includes('email') ? ['SMTP', 'IMAPS'] : [];
  const forStaff = ['DNS', 'HTTPS', 'SMB', 'Kerberos', 'LDAPS', ...mail];
  const rules: readonly Rule[] = [
    ['data', 'internet', web, 'Staff use the web'],
    ['data', 'server', forStaff, 'Staff use the servers’ services alone'],
    ['data', 'voice', ['SIP', 'HTTPS'], 'Soft clients register with telephony'],
    ['voice', 'server', ['SIP', 'RTP', 'DHCP', 'NTP', 'HTTPS'], 'Phones register and speak'],
    ['voice', 'internet', ['SIP', 'RTP', 'NTP'], 'Calls leave by the provider’s trunk'],
    ['iot', 'server', ['RTSP', 'HTTPS', 'NTP', 'MQTT'], 'Cameras and sensors deliver to their server'],
    ['iot', 'internet', null, 'Devices that nobody patches stay off the internet'],
    ['iot', 'data', null, 'Devices that nobody patches reach nobody’s PC'],
    ['iot', 'management', null, 'Devices that nobody patches do not manage others'],
    ['guest', 'internet', ['DNS', 'HTTP', 'HTTPS'], 'Guests get the internet'],
    ['guest', 'data', null, 'Guests get nothing else'],
    ['guest', 'voice', null, 'Guests get nothing else'],
    ['guest', 'iot', null, 'Guests get nothing else'],
    ['guest', 'server', null, 'Guests get nothing else'],
    ['guest', 'management', null, 'Guests get nothing else'],
    ['server', 'internet', ['DNS', 'HTTPS', 'NTP', ...mail.slice(0, 1)], 'Servers fetch updates'],
    ['internet', 'dmz', ['HTTPS', ...mail.slice(0, 1)], 'The internet reaches public servers alone'],
    ['dmz', 'server', ['HTTPS', 'SQL'], 'Public servers ask those behind them'],
    ['dmz', 'data', null, 'A public server that was taken over leads nowhere'],
    ['server', 'management', ['SNMP', 'Syslog', 'NTP', 'RADIUS'], 'Monitoring and sign-in of the devices'],
    ['data', 'management', null, 'Only administrators reach the devices, from the servers’ zone'],
    ['internet', 'data', null, 'Nothing comes in unasked'],
    ['internet', 'server', null, 'Nothing comes in unasked'],
    ['internet', 'management', null, 'Nothing comes in unasked'],
  ];
  return [
    ...rules.flatMap(([from, to, allowed, why]): Policy[] =>
      present.has(from) && present.has(to)
        ? [policy(from, to, allowed, placeOf(from, to), why, servedBy(from, to, subnets))]
        : [],
    ),
    ...strictSegments(segments).flatMap((segment) => [
      ...(present.has('server') ? [apart(segment, 'server', forStaff, placeOf('data', 'server'))] : []),
      apart(segment, 'internet', web, placeOf('data', 'internet')),
      apart(segment, 'data', null, 'gateway'),
    ]),
  ];
}

/** From, to, the services that are allowed (null: none is), why. */
type Rule = readonly [Purpose | 'internet', Purpose | 'internet', readonly string[] | null, string];

const web = ['DNS', 'HTTP', 'HTTPS', 'NTP'];

interface StrictSegment {
  readonly name: string;
  readonly isolationLevel: Requirements['segments'][number]['isolationLevel'];
  /** Where the design states it. */
  readonly field: string;
}

/** Segments of staff that VLANs alone do not part enough; guests and devices are zones of their own in any case. */
const strictSegments = (segments: Requirements['segments']): StrictSegment[] =>
  segments.flatMap(({ name, type, isolationLevel }, index) =>
    type !== 'guest' && type !== 'iot' && (isolationLevel === 'full' || isolationLevel === 'physical')
      ? [{ name, isolationLevel, field: `requirements.segments[${index}]` }]
      : [],
  );

/** What a segment that is kept apart may send: what staff may, but nothing to the rest of them. */
const apart = (
  { name, isolationLevel, field }: StrictSegment,
  to: 'server' | 'internet' | 'data',
  allowed: readonly string[] | null,
  at: Policy['at'],
): Policy => policy(name, to, allowed, at, `The segment is kept apart: ${isolationLevel} isolation`, [field]);

function policy(
  from: string,
  to: string,
  allowed: readonly string[] | null,
  at: Policy['at'],
  why: string,
  serves: string[],
): Policy {
  return {
    from,
    to,
    action: allowed === null ? 'deny' : 'allow',
    services: allowed === null ? [] : [...new Set(allowed)],
    at,
    because: {
      rule: 'Zones: what is not allowed is dropped',
      inputs: { from, to },
      arithmetic: why,
      serves,
    },
  };
}

/** The requirements that the zones themselves are for. */
function servedBy(from: string, to: string, subnets: readonly Subnet[]): string[] {
  const rows = subnets.filter(({ purpose }) => purpose === from || purpose === to);
  return [...new Set(rows.flatMap(({ because }) => because?.serves ?? []))].slice(0, 20);
}
