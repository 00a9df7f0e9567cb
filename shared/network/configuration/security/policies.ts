import type { ControlPlane } from '../../../contract/control-plane.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import type { Graph, Subnet, TopologyNode } from '../../../contract/topology-items.ts';
import { because } from '../../reasons/because.ts';
import type { ServiceName } from '../services/known-services.ts';
import { servicesOfManagers } from '../services/manager-services.ts';
import type { Layer3 } from '../view/layer3.ts';
import { type ApartDevices, apartDevices } from './apart-devices.ts';
import { zoneMembers } from './device-zones.ts';
import { industrialPolicies, zonesOfControllers } from './industrial-policies.ts';
import { isForNobody, type NamedServers, namedServers, sidesOf } from './named-servers.ts';
import { segmentPolicies } from './segment-policies.ts';
import { staffPolicies } from './staff-policies.ts';
import { type ZoneKind, type ZoneRule, zoneRules } from './zone-rules.ts';

type Policy = ControlPlane['policies'][number];

/**
 * Who may begin what between zones, in order; anything else is dropped. A zone is the purpose of its subnets; a segment
 * that needs more separation than a VLAN is a zone of its own. A policy is enforced where all that it is about comes
 * by: at the firewall for what leaves, comes in or ends in the DMZ; else at the gateways of the subnets it begins in.
 */
export function policies(
  { nodes, subnets }: Pick<Graph, 'nodes' | 'subnets'>,
  { gatewaysOf, hub }: Pick<Layer3, 'gatewaysOf' | 'hub'>,
  requirements: Requirements,
): Policy[] {
  const servers = namedServers(nodes, subnets, hub);
  const placeOf = placing(subnets, gatewaysOf, requirements);
  const zones = new Set(['internet', ...zoneMembers(subnets).keys()]);
  const rules = zoneRules(requirements, {
    isServed: servers.services.length > 0,
    hasDmz: zones.has('dmz'),
    leasesManagement: subnets.some(({ purpose, dhcp }) => purpose === 'management' && dhcp !== undefined),
    managedBy: servicesOfManagers(nodes),
  });
  const apart = apartDevices(subnets, requirements);
  const controllers = zonesOfControllers(subnets, requirements);
  return [
    // Before what keeps devices apart, which drops everything else.
    ...industrialPolicies(subnets, requirements, placeOf),
    ...rules.flatMap((rule) =>
      policiesOf(rule, subnets, servers, apart, placeOf(rule.from, rule.to)).filter(
        ({ to }) => !(isOfPictures(rule) && controllers.has(to)),
      ),
    ),
    ...staffPolicies(subnets, requirements, placeOf('data', 'data')),
    ...segmentPolicies(subnets, servers, requirements, (to) => placeOf('data', to)),
  ].filter(({ from, to }) => zones.has(from) && zones.has(to));
}

const isOfPictures = ({ why }: ZoneRule): boolean => why === 'servers-record' || why === 'staff-watch';

function policiesOf(
  rule: ZoneRule,
  subnets: readonly Subnet[],
  servers: NamedServers,
  apart: ReadonlyMap<string, ApartDevices>,
  at: Policy['at'],
): Policy[] {
  const { from, to, why, isWithin } = rule;
  if (isForNobody(rule, servers)) return [];
  const reason = because('policy', { reason: why }, servedBy(from, to, subnets));
  const sources = zonesOf(from, subnets);
  const targets = zonesOf(to, subnets).filter((zone) => isSought(from, apart.get(zone)));
  const pairs = isWithin
    ? sources.map((zone) => [zone, zone] as const)
    : sources.flatMap((source) => targets.map((target) => [source, target] as const));
  return pairs.map(([source, target]) => {
    const own = from === 'iot' && rule.servers === undefined ? apart.get(source) : undefined;
    const allowed = own === undefined ? rule.allowed : allowedApart(rule, own);
    return {
      from: source,
      to: target,
      action: allowed === 'nothing' ? 'deny' : 'allow',
      services: typeof allowed === 'string' ? [] : [...new Set(allowed)],
      ...sidesOf(rule, servers),
      at,
      because: allowed === rule.allowed ? reason : (own?.because ?? reason),
    };
  });
}

/** Nobody watches devices that are kept apart, and of servers only those that they reach ask them for anything. */
const isSought = (from: ZoneKind, apart: ApartDevices | undefined): boolean =>
  apart === undefined || (from === 'server' ? apart.reached.includes(from) : from !== 'data');

/** What a rule allows devices that are kept apart: of servers and the internet, what they state that they reach. */
function allowedApart({ to, allowed }: ZoneRule, { reached }: ApartDevices): ZoneRule['allowed'] {
  if (to === 'server') return reached.includes(to) ? allowed : 'nothing';
  return to === 'internet' && reached.includes(to) ? devicesOutside : allowed;
}

/** What devices ask of services in the internet. */
const devicesOutside = ['DNS', 'HTTPS', 'MQTT', 'NTP'] as const satisfies ServiceName[];

/** Where a policy between two kinds of zones is enforced. */
function placing(
  subnets: readonly Subnet[],
  gatewaysOf: Layer3['gatewaysOf'],
  { securityRequirements }: Requirements,
): (from: ZoneKind, to: ZoneKind) => Policy['at'] {
  const isByFirewall = (purpose: ZoneKind) =>
    subnets.every(
      (subnet) => subnet.purpose !== purpose || isBehindFirewalls(gatewaysOf.get(subnet.id) ?? []),
    );
  return (from, to) => {
    if (securityRequirements.firewall === 'none') return 'gateway';
    if ([from, to].some((kind) => kind === 'internet' || kind === 'dmz')) return 'firewall';
    return isByFirewall(from) ? 'firewall' : 'gateway';
  };
}

/** Whether whoever leaves a subnet comes by a firewall, by its gateways. */
export const isBehindFirewalls = (gateways: readonly Pick<TopologyNode, 'type'>[]): boolean =>
  gateways.every(({ type }) => type === 'firewall');

/** The zones of a kind: one for all of its subnets, and one for each segment of IoT devices; staff's are apart. */
function zonesOf(kind: ZoneKind, subnets: readonly Subnet[]): readonly string[] {
  if (kind !== 'iot') return [kind];
  return [...new Set(subnets.flatMap(({ purpose, zone }) => (purpose === kind ? [zone ?? kind] : [])))];
}

/** The requirements that the zones themselves are for. */
function servedBy(from: ZoneKind, to: ZoneKind, subnets: readonly Subnet[]): string[] {
  const served = new Set<string>();
  for (const { purpose, because: own } of subnets)
    if (purpose === from || purpose === to) for (const id of own?.serves ?? []) served.add(id);
  return [...served].slice(0, 20);
}
