import { describe, expect, it } from 'vitest';
import type { Graph, Subnet, TopologyNode } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import {
  areGatewaysReadAlike,
  areRulesReadAlike,
  rulesRead,
} from '#shared/network/configuration/rules-read.ts';
import { statedRules, statedScopes } from '#shared/network/configuration/stated-rules.ts';
import { MissingFacts } from '#shared/network/configuration/view/missing-facts.ts';
import { type NetworkView, networkViewOf } from '#shared/network/configuration/view/network-view.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { allCases } from '../reference/cases/all-cases.ts';

const isServer = ({ type }: TopologyNode) => type === 'server' || type === 'internet';

const isFortiGate = ({ type, model }: TopologyNode) =>
  type === 'firewall' && model?.manufacturer === 'Fortinet';

const kindOf = (node: TopologyNode) => {
  if (isServer(node)) return 'servers';
  return node.type === 'accesspoint' || isFortiGate(node) ? 'wireless' : 'others';
};

/** A view that notes which fields of it, its graph, its nodes and subnets are read. */
function watched(view: NetworkView, read: Set<string>): NetworkView {
  const watch = <Of extends object>(kind: keyof typeof rulesRead, of: Of): Of =>
    new Proxy(of, {
      get: (target, field, receiver) => {
        if (typeof field === 'string') read.add(`${kind} ${field}`);
        return Reflect.get(target, field, receiver);
      },
      ownKeys: (target) => {
        read.add(`${kind} (all)`);
        return Reflect.ownKeys(target);
      },
    });
  const nodes = view.graph.nodes.map((node) => watch(kindOf(node), node));
  const subnets = view.graph.subnets.map((subnet) => watch('subnets', subnet));
  const gatewaysOf = new Map(
    [...view.layer3.gatewaysOf].map(([id, own]) => [id, own.map((node) => watch('gateways', node))]),
  );
  return watch('view', {
    ...view,
    graph: watch('graph', { ...view.graph, nodes, subnets }),
    layer3: watch('layer3', { ...view.layer3, gatewaysOf }),
  });
}

const planned = ({ requirements }: (typeof allCases)[number]): Graph =>
  planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });

const dualStacked = allCases.map((reference) => ({
  ...reference,
  requirements: { ...reference.requirements, ipScheme: { ...reference.requirements.ipScheme, ipv6: true } },
}));

describe('the rules that all devices share', () => {
  it('read nothing of a plan but what is compared after an edit', () => {
    const named = new Set(
      Object.entries(rulesRead).flatMap(([kind, fields]) => fields.map((field) => `${kind} ${field}`)),
    );
    // Asked of all nodes: who manages servers, and what decides of servers alone.
    named.add('servers model').add('others group');
    const read = new Set<string>();
    for (const reference of [...allCases, ...dualStacked.slice(0, 3)]) {
      const view = networkViewOf(planned(reference));
      statedRules(watched(view, read), reference.requirements, new MissingFacts());
    }
    expect([...read].filter((field) => !named.has(field))).toEqual([]);
    // It watches them indeed.
    expect(read).toContain('servers addresses');
    expect(read).toContain('others model');
    expect(read).toContain('wireless addresses');
  });

  it('are as they were after each edit of a subnet of which nothing that they read has changed', () => {
    for (const reference of [...allCases.slice(0, 5), ...dualStacked.slice(0, 2)]) {
      const { requirements } = reference;
      const graph = planned(reference);
      const before = networkViewOf(graph);
      const rules = statedRules(before, requirements, new MissingFacts());
      const edits: readonly ((subnet: Subnet) => Partial<Subnet>)[] = [
        ({ vlan }) => (vlan === undefined ? {} : { vlan: vlan + 900 }),
        ({ gateway }) => ({ gateway: gateway?.replace(/\d+$/, '77') }),
        ({ gatewayIpv6 }) => ({ gatewayIpv6: gatewayIpv6?.replace(/[^:]+$/, '77') }),
        ({ name }) => ({ name: `Not ${name}` }),
        () => ({ firstHop: undefined }),
      ];
      for (const edit of edits)
        for (const [at, row] of graph.subnets.entries()) {
          if (at % 5 !== 0) continue;
          const subnets = graph.subnets.map((own) => (own === row ? { ...own, ...edit(own) } : own));
          const now = networkViewOf({ ...graph, subnets });
          expect(areRulesReadAlike(before, now)).toBe(true);
          expect(statedRules(now, requirements, new MissingFacts())).toEqual(rules);
        }
    }
  });

  it('are as they were after each edit of a node of which nothing that they read has changed', () => {
    for (const reference of allCases.slice(0, 5)) {
      const { requirements } = reference;
      const graph = planned(reference);
      const before = networkViewOf(graph);
      const rules = statedRules(before, requirements, new MissingFacts());
      const edits: readonly ((node: TopologyNode) => Partial<TopologyNode>)[] = [
        (node) => (isServer(node) ? {} : { type: node.type === 'user' ? 'accesspoint' : 'user' }),
        (node) => (isServer(node) ? {} : { group: 'servers' }),
        () => ({ model: { manufacturer: 'Arista', model: 'CCS-720XP', partNumber: 'CCS-720XP' } }),
      ];
      let alike = 0;
      for (const edit of edits)
        for (const [at, node] of graph.nodes.entries()) {
          if (at % 19 !== 0) continue;
          const nodes = graph.nodes.map((own) => (own === node ? { ...own, ...edit(own) } : own));
          const now = networkViewOf({ ...graph, nodes });
          if (!areRulesReadAlike(before, now)) continue;
          alike += 1;
          const scopes = areGatewaysReadAlike(before, now) ? {} : statedScopes(now, requirements);
          expect(statedRules(now, requirements, new MissingFacts())).toEqual({ ...rules, ...scopes });
        }
      expect(alike).toBeGreaterThan(0);
    }
  });
});
