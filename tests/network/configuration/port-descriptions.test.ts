import { expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { allCases } from '../reference/cases/all-cases.ts';

const chosen = ['brownfield', 'own-as', 'hotel', 'municipality', 'hospital'];

it.each(chosen)('says at each port of %s which chassis is at the other end of its cable', (id) => {
  const design = allCases.find((own) => own.id === id);
  if (design === undefined) throw new Error('There is no such design.');
  const { requirements, existing } = design;
  const input = { requirements, devices: catalogue, assigned: [], today: '2026-11-21' };
  const graph = planNetwork({ ...input, ...(existing && { existing }) });
  const answer = configureNetwork(graph, requirements, catalogue);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  const labels = new Map(graph.nodes.map((node) => [node.id, node.label]));
  const farEnds = new Map(
    answer.network.cables.flatMap(({ a, b }) => [
      [`${a.node} ${a.name}`, b.node] as const,
      [`${b.node} ${b.name}`, a.node] as const,
    ]),
  );
  const told = answer.network.devices.flatMap(({ interfaces }) =>
    interfaces.flatMap(({ kind, ports: [port, ...others], description }) => {
      const far = port && farEnds.get(`${port.node} ${port.name}`);
      return kind === 'port' && others.length === 0 && far !== undefined
        ? [[`${port?.node} ${port?.name}`, description, labels.get(far) ?? far]]
        : [];
    }),
  );
  expect(told.length).toBeGreaterThan(0);
  // Other words come before it: a link of a stack says so.
  expect(told.filter(([, description = '', far = '']) => !description.endsWith(` ${far}`))).toEqual([]);
});
