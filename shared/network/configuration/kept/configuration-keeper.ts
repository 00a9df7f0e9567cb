import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import type { Device } from '../../../contract/device.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import type { Graph } from '../../../contract/topology-items.ts';
import { isSameList } from '../../graph/same-list.ts';
import { isSame } from '../../graph/same-value.ts';
import { cablesOf, type KnownCables } from '../cables.ts';
import { configureDevice } from '../configure-device.ts';
import type { Configured } from '../configure-network.ts';
import { flowsOf, type KnownFlows } from '../flows.ts';
import { hostsOf, type KnownHosts, noKnownHosts } from '../hosts.ts';
import { networkRules, type SharedRules } from '../network-rules.ts';
import { providersOf } from '../providers.ts';
import {
  defaultOrders,
  type RoutedDevice,
  routedDevice,
  routingRules,
  withDefault,
} from '../routed-device.ts';
import { dhcpServersOf } from '../services/dhcp.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import { MissingFacts } from '../view/missing-facts.ts';
import { networkViewOf } from '../view/network-view.ts';
import { needStated } from '../view/stated-facts.ts';
import { viewAfter } from '../view/view-after.ts';
import { type ChangedFacts, changedFacts, type Facts, isConcerned } from './changed-facts.ts';
import { type ReadGraph, readGraph } from './read-graph.ts';
import { AskedFacts, recordedRouting, recordedRules, recordedView } from './recorded-facts.ts';

/** Configures a plan as `configureNetwork` does; of an edited plan only what asked for something that has changed. */
export type ConfigurationKeeper = (
  graph: Graph,
  requirements: Requirements,
  devices: readonly Device[],
) => Configured;

interface KeptDevice {
  readonly device: LogicalDevice;
  readonly asked: AskedFacts;
  readonly routed: RoutedDevice;
  readonly order: number | undefined;
  readonly configuration: DeviceConfiguration;
}

interface Kept {
  readonly graph: ReadGraph;
  readonly requirements: Requirements;
  readonly models: readonly Device[];
  readonly shared: SharedRules;
  readonly facts: Facts;
  readonly devices: ReadonlyMap<string, KeptDevice>;
  readonly network: NetworkConfiguration;
}

/** Rows of the network as they were made before. */
interface KnownRows {
  readonly hosts: KnownHosts;
  readonly cables: KnownCables;
  readonly flows: KnownFlows;
}

const nothingKnown = (): KnownRows => ({ hosts: noKnownHosts(), cables: new WeakMap(), flows: {} });

export function configurationKeeper(): ConfigurationKeeper {
  let kept: Kept | undefined;
  let known = nothingKnown();
  return (graph, requirements, models) => {
    const isSamePlan = kept?.requirements === requirements && areModelsAlike(kept, models);
    const before = isSamePlan ? kept : undefined;
    if (before === undefined) known = nothingKnown();
    const read = readGraph(graph, before?.graph);
    if (before !== undefined && read.read === before.graph.read) {
      kept = { ...before, graph: read };
      return { kind: 'configured', network: before.network };
    }
    const missing = new MissingFacts();
    const made = configured(read, requirements, models, known, missing, before);
    // What was kept lacked nothing, and all else is asked for in the order in which a configuration from nothing asks.
    if (missing.all.length > 0) return { kind: 'refused', missing: missing.all };
    kept = made;
    return { kind: 'configured', network: made.network };
  };
}

/** Whether the models that the plan named are still the same; another choice of model shows in its node. */
function areModelsAlike({ models, graph }: Kept, now: readonly Device[]): boolean {
  if (models === now) return true;
  const [before, after] = [models, now].map((list) => new Map(list.map((device) => [device.id, device])));
  const named = new Set(graph.read.nodes.flatMap(({ equipmentId }) => equipmentId ?? []));
  return [...named].every((id) => isSame(before?.get(id), after?.get(id)));
}

function configured(
  graph: ReadGraph,
  requirements: Requirements,
  models: readonly Device[],
  known: KnownRows,
  missing: MissingFacts,
  before: Kept | undefined,
): Kept {
  const former = before?.facts.rules.view;
  const view = former === undefined ? networkViewOf(graph.read) : viewAfter(graph.read, former);
  needStated(view, missing);
  const shared = networkRules(view, requirements, models, missing, before?.shared);
  const {
    rules: stands,
    made: { stated, scopes },
  } = shared;
  const routing = routingRules(view, requirements);
  const changed = before && changedFacts(before.facts, { rules: stands, routing });
  const { zones, policies, services, qos } = before && changed ? before.facts.rules : stands;
  const rules = { ...stands, zones, policies, services, qos };
  const facts = { rules, routing };
  const devices = configuredDevices(facts, missing, before?.devices ?? new Map(), changed);
  const configurations = devices.map(({ configuration }) => configuration);
  const last = before?.network;
  const hosts = hostsOf(view, missing, known.hosts);
  const network: NetworkConfiguration = {
    devices: configurations,
    cables: keptRows(cablesOf(view, missing, known.cables), last?.cables),
    providers: keptRows(providersOf(view, rules.deviceOf, missing), last?.providers),
    hosts,
    dhcpServers: dhcpServersOf(scopes, rules.services, view, missing),
    flows: flowsOf(hosts, stated, configurations, view.layer3.hub, known.flows),
  };
  const byId = new Map(devices.map((own) => [own.device.id, own]));
  return { graph, requirements, models, shared: { ...shared, rules }, facts, devices: byId, network };
}

function configuredDevices(
  { rules, routing }: Facts,
  missing: MissingFacts,
  before: ReadonlyMap<string, KeptDevice>,
  changed: ChangedFacts | undefined,
): KeptDevice[] {
  const { view } = rules;
  const routed = view.devices.map((device) => {
    const known = before.get(device.id);
    const isKept = changed !== undefined && known?.device === device && !isConcerned(known.asked, changed);
    if (isKept) return { device, known, asked: known.asked, routed: known.routed };
    const asked = new AskedFacts();
    const seen = recordedView(view, asked);
    const own = routedDevice(device, recordedRouting(routing, seen, asked), seen, missing);
    return { device, known: undefined, asked, routed: own };
  });
  const orders = defaultOrders(
    routed.map((own) => own.routed),
    view,
  );
  return routed.map(({ device, known, asked, routed: own }, at) => {
    const order = orders[at];
    if (known !== undefined && known.order === order) return known;
    const made = configureDevice(
      withDefault(own, order),
      recordedRules(rules, recordedView(view, asked), asked),
      missing,
    );
    const former = before.get(device.id)?.configuration;
    const configuration = former === undefined ? made : keptParts(former, made);
    return { device, asked, routed: own, order, configuration };
  });
}

/** A configuration that was made again, with those parts and interfaces of before that say the same. */
function keptParts(before: DeviceConfiguration, now: DeviceConfiguration): DeviceConfiguration {
  const rows = new Map(before.interfaces.map((row) => [row.name, row]));
  const interfaces = now.interfaces.map((row) => {
    const there = rows.get(row.name);
    return isSame(there, row) ? (there ?? row) : row;
  });
  const parts = { ...now, interfaces };
  if (isSame(before, parts)) return before;
  const former = new Map(Object.entries(before));
  const kept = Object.entries(parts).filter(([name, part]) => isSame(former.get(name), part));
  return { ...parts, ...Object.fromEntries(kept.map(([name]) => [name, former.get(name)])) };
}

/** The list of before where it says the same. */
const keptRows = <Row>(now: Row[], before: Row[] | undefined): Row[] =>
  before !== undefined && isSameList(before, now, isSame) ? before : now;
