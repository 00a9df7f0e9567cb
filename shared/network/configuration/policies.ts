import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Subnet } from '../../contract/topology.ts';
import { because } from '../reasons/because.ts';
import type { PolicyReason } from '../reasons/control-plane-rules.ts';
import { isStrict, zoneOfSegment } from '../vlans/segment-shares.ts';
import type { Layer3 } from './layer3.ts';

type Policy = ControlPlane['policies'][number];
type Purpose = Subnet['purpose'];

/**
 * Which traffic is allowed between zones; anything else is dropped. A zone is the purpose of its subnets; a segment
 * that needs more separation than a VLAN is a zone of its own. A policy is enforced where all that it is about comes
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
    ['data', 'internet', web, 'staff-web'],
    ['data', 'server', forStaff, 'staff-servers'],
    ['data', 'voice', ['SIP', 'HTTPS'], 'soft-clients'],
    ['voice', 'server', ['SIP', 'RTP', 'DHCP', 'NTP', 'HTTPS'], 'phones-register'],
    ['voice', 'internet', ['SIP', 'RTP', 'NTP'], 'calls-leave'],
    ['iot', 'server', ['RTSP', 'HTTPS', 'NTP', 'MQTT'], 'sensors-deliver'],
    ['iot', 'internet', null, 'unpatched-internet'],
    ['iot', 'data', null, 'unpatched-staff'],
    ['iot', 'management', null, 'unpatched-management'],
    ['guest', 'internet', ['DNS', 'HTTP', 'HTTPS'], 'guests-internet'],
    ['guest', 'data', null, 'guests-nothing'],
    ['guest', 'voice', null, 'guests-nothing'],
    ['guest', 'iot', null, 'guests-nothing'],
    ['guest', 'server', null, 'guests-nothing'],
    ['guest', 'management', null, 'guests-nothing'],
    ['server', 'internet', ['DNS', 'HTTPS', 'NTP', ...mail.slice(0, 1)], 'servers-update'],
    ['internet', 'dmz', ['HTTPS', ...mail.slice(0, 1)], 'internet-public'],
    ['dmz', 'server', ['HTTPS', 'SQL'], 'public-behind'],
    ['dmz', 'data', null, 'public-nowhere'],
    ['server', 'management', ['SNMP', 'Syslog', 'NTP', 'RADIUS'], 'monitoring'],
    ['data', 'management', null, 'only-administrators'],
    ['internet', 'data', null, 'nothing-unasked'],
    ['internet', 'server', null, 'nothing-unasked'],
    ['internet', 'management', null, 'nothing-unasked'],
  ];
  return [
    ...rules.flatMap(([from, to, allowed, reason]): Policy[] => {
      if (!present.has(from) || !present.has(to)) return [];
      const at = placeOf(from, to);
      const why = because('policy', { reason }, servedBy(from, to, subnets));
      return zonesOf(from, subnets).flatMap((source) =>
        zonesOf(to, subnets).map((target) => policy(source, target, allowed, at, why)),
      );
    }),
    ...strictSegments(segments).flatMap((segment) => [
      ...(present.has('server') ? [apart(segment, 'server', forStaff, placeOf('data', 'server'))] : []),
      apart(segment, 'internet', web, placeOf('data', 'internet')),
      apart(segment, 'data', null, 'gateway'),
    ]),
  ];
}

/** From, to, the services that are allowed (null: none is), why. */
type Rule = readonly [Purpose | 'internet', Purpose | 'internet', readonly string[] | null, PolicyReason];

const web = ['DNS', 'HTTP', 'HTTPS', 'NTP'];

interface StrictSegment {
  readonly name: string;
  readonly isolationLevel: Requirements['segments'][number]['isolationLevel'];
  /** Where the design states it. */
  readonly field: string;
}

/** Segments of staff for which VLANs alone are not enough; guests and devices are zones of their own in any case. */
const strictSegments = (segments: Requirements['segments']): StrictSegment[] =>
  segments.flatMap(({ name, type, isolationLevel }, index) =>
    type !== 'guest' && type !== 'iot' && isStrict({ isolationLevel })
      ? [{ name: zoneOfSegment({ name }), isolationLevel, field: `requirements.segments[${index}]` }]
      : [],
  );

/** What an isolated segment may send: the same as staff, but nothing to other staff. */
const apart = (
  { name, isolationLevel, field }: StrictSegment,
  to: 'server' | 'internet' | 'data',
  allowed: readonly string[] | null,
  at: Policy['at'],
): Policy => policy(name, to, allowed, at, because('segment-apart', { isolation: isolationLevel }, [field]));

const policy = (
  from: string,
  to: string,
  allowed: readonly string[] | null,
  at: Policy['at'],
  why: Policy['because'],
): Policy => ({
  from,
  to,
  action: allowed === null ? 'deny' : 'allow',
  services: allowed === null ? [] : [...new Set(allowed)],
  at,
  because: why,
});

/** The zones of a purpose: one for all of its subnets, and one for each segment of IoT devices; staff's are apart. */
function zonesOf(purpose: Purpose | 'internet', subnets: readonly Subnet[]): readonly string[] {
  if (purpose !== 'iot') return [purpose];
  return [
    ...new Set(subnets.flatMap((subnet) => (subnet.purpose === purpose ? [subnet.zone ?? purpose] : []))),
  ];
}

/** The requirements that the zones themselves are for. */
function servedBy(from: string, to: string, subnets: readonly Subnet[]): string[] {
  const rows = subnets.filter(({ purpose }) => purpose === from || purpose === to);
  return [...new Set(rows.flatMap(({ because }) => because?.serves ?? []))].slice(0, 20);
}
