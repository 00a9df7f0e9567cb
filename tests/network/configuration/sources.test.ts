import { describe, expect, it } from 'vitest';
import { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { sectionsOfDevice } from '#shared/network/device-sections/device-sections.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { allCases } from '../reference/cases/all-cases.ts';

/** Every list under the name `from` in a configuration, with the way to it. */
function sourcesIn(
  value: unknown,
  path = '',
): { readonly path: string; readonly from: readonly unknown[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, own]) =>
    name === 'from' && Array.isArray(own)
      ? [{ path, from: own }]
      : sourcesIn(own, Array.isArray(value) ? path : `${path}.${name}`),
  );
}

describe.each(allCases)('$title', ({ requirements, existing }) => {
  const planned = { requirements, devices: catalogue, assigned: [], today: '2026-11-21' };
  const graph = planNetwork(existing === undefined ? planned : { ...planned, existing });
  const answer = configureNetwork(graph, requirements, catalogue);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  const { network } = answer;

  it('says of everything which elements of the plan it comes from', () => {
    const known = new Set([...graph.nodes, ...graph.edges, ...graph.subnets].map(({ id }) => id));
    const wrong = sourcesIn(network).filter(({ from }) => !from.every((id) => known.has(String(id))));
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(NetworkConfiguration.safeParse(network).error?.issues.slice(0, 3) ?? []).toEqual([]);
  });

  it('says so in every row of every table of a device', () => {
    const bare = network.devices.flatMap((device) =>
      sectionsOfDevice(device, (id) => ({ id, label: id })).flatMap(({ id, rows }) =>
        rows.some(
          ({ cells }) =>
            cells.at(-1)?.kind !== 'elements' || Object.values(cells.at(-1) ?? {})[1]?.length === 0,
        )
          ? [`${device.hostname} ${id}`]
          : [],
      ),
    );
    expect(bare).toEqual([]);
  });
});
