import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { unplacedHosts } from '#shared/network/checks/unplaced-hosts.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** Every fact of an element that it may lack by its schema, one of each kind deleted by itself. */

type Path = readonly string[];
type Json = Record<string, unknown>;
const lists = ['nodes', 'edges', 'subnets'] as const;

/** What no configuration says, or says as a description alone. */
const unread = new Set([
  ...['because', 'notes', 'label', 'position', 'model', 'unmet', 'controller', 'locked', 'building', 'floor'],
  ...['people', 'ports', 'existing', 'status', 'lengthM', 'cable', 'medium', 'twinax', 'breakout', 'optics'],
]);
/** What an element is, and what a part of it is: the schema demands it. */
const demanded = new Set([
  ...['id', 'type', 'layer', 'site', 'quantity', 'source', 'target', 'purpose', 'name', 'hosts'],
  ...['firstHop.group', 'firstHop.members', 'firstHop.members.#.node', 'firstHop.members.#.priority'],
  ...['dhcp.from', 'dhcp.to', 'outer.source', 'outer.target', 'underlay.source', 'underlay.target'],
]);
/** Without it an element is another one, and a whole one: less is stated of what it is, not of what it does. */
const harmless = new Set(['group', 'equipmentId', 'uploadMbps', 'placeholder', 'pair', 'outOfBand', 'hub']);

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, own]) =>
    unread.has(name) ? [] : [[...path, name], ...pathsOf(own, [...path, name])],
  );
}

const isNumber = (name: string | undefined): boolean => /^\d+$/.test(name ?? '');
const nameOf = (path: Path): string => path.map((name) => (isNumber(name) ? '#' : name)).join('.');
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((own, name) => (isObject(own) ? own[name] : undefined), value);

/** What kind of fact it is: of hundreds that are alike one is deleted. */
function kindOf(element: Json, path: Path): string {
  const value = at(element, path);
  const ending = typeof value === 'string' ? (/\/(32|128)$/.exec(value)?.[0] ?? '') : '';
  const about = ['type', 'purpose', 'service'].map((name) => element[name]);
  const has = ['cluster', 'mlag', 'pair', 'firstHop', 'vlan', 'subnet', 'aggregate'].filter(
    (name) => name in element,
  );
  const ends = [element.source, element.target].map((id) => String(id).replace(/\d+/g, ''));
  return [...about, ...has, ...ends, nameOf(path), ending].join(' ');
}

/** The graph without that fact. */
function without(graph: Graph, list: (typeof lists)[number], index: number, path: Path): Graph {
  const changed = structuredClone(graph);
  const parent = at(changed[list][index], path.slice(0, -1));
  const last = path.at(-1) ?? '';
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (isObject(parent) && Array.isArray(parent[last])) parent[last] = [];
  else if (isObject(parent)) delete parent[last];
  return changed;
}

const designs: Readonly<Record<string, RequirementsInput>> = {
  'two providers, tunnels, a segment for the public and remote access, both families': {
    sites: [
      {
        ...{ name: 'HQ', kind: 'headquarters', floors: 2, wiredUsers: 120, wirelessUsers: 60, phones: 40 },
        ...{ servers: 6, publicServers: 2, guests: 20, cameras: 6 },
      },
      { name: 'Leeds', wiredUsers: 40, phones: 10, internet: 'own' },
      { name: 'York', wiredUsers: 20 },
    ],
    redundancy: { internet: true, coreSwitching: true },
    ipScheme: { ipv6: true },
  },
  'a works on a leased line with everything twice, both families': {
    sites: [
      { name: 'HQ', kind: 'headquarters', floors: 3, wiredUsers: 250, servers: 6 },
      { name: 'Works', kind: 'factory', wiredUsers: 120, phones: 40, redundancy: 'full' },
    ],
    wan: { kind: 'leased-line' },
    redundancy: { coreSwitching: true },
    ipScheme: { ipv6: true },
  },
  'MPLS with two lines, IPv4 alone': {
    sites: [
      { name: 'HQ', kind: 'headquarters', wiredUsers: 150, servers: 6, redundancy: 'full' },
      { name: 'B', wiredUsers: 40 },
      { name: 'C', wiredUsers: 20, redundancy: 'link' },
    ],
    wan: { kind: 'mpls' },
    redundancy: { internet: true, coreSwitching: true },
  },
};

const saidBy = (network: object): string =>
  JSON.stringify(network, (name, value) => (name === 'from' ? undefined : value));

describe.each(Object.entries(designs))('%s: a plan without one of its facts', (_, input) => {
  const requirements = requirementsOf(input);
  const graph = planTopology(requirements);
  const whole = configureNetwork(graph, requirements);

  it('is refused, is configured as before, or has its hosts found that are in no VLAN', () => {
    expect(whole.kind === 'refused' ? whole.missing : []).toEqual([]);
    const said = whole.kind === 'refused' ? '' : saidBy(whole.network);
    const tried = new Set<string>();
    const silent: string[] = [];
    let [refused, found] = [0, 0];
    for (const list of lists) {
      for (const [index, element] of graph[list].entries()) {
        for (const path of pathsOf(element)) {
          const [field = ''] = path;
          const isPart = isNumber(path.at(-1)) && field === 'vlans';
          // Access points of plans from before they learnt their addresses have them by hand.
          const isLeased = field === 'dhcp' && 'purpose' in element && element.purpose === 'management';
          if (demanded.has(nameOf(path)) || harmless.has(field) || isPart || isLeased) continue;
          const kind = kindOf(element, path);
          if (tried.has(kind)) continue;
          tried.add(kind);
          const left = without(graph, list, index, path);
          const answer = configureNetwork(left, requirements);
          if (answer.kind === 'refused') refused += 1;
          // Hosts in no VLAN are a finding, which has its fix.
          else if (unplacedHosts(indexNetwork(left), answer.network.hosts).length > 0) found += 1;
          else if (saidBy(answer.network) !== said) silent.push(`${element.id}: ${path.join('.')}`);
        }
      }
    }
    expect(silent).toEqual([]);
    expect(refused).toBeGreaterThan(30);
    expect(found).toBeGreaterThan(0);
  });
});
