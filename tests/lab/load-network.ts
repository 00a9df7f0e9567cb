import { existsSync, readFileSync } from 'node:fs';
import { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { Requirements } from '#shared/contract/requirements.ts';
import { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { allCases } from '../network/reference/cases/all-cases.ts';
import type { ReferenceCase } from '../network/reference/reference-case.ts';

/**
 * The network of a reference design by its name, or of a JSON file: a `NetworkConfiguration`, requirements, or
 * `{ "requirements", "graph" }` of a design. Throws a sentence that says what is wrong, or which facts the plan lacks.
 */
export function loadNetwork(name: string): NetworkConfiguration {
  const reference = allCases.find(({ id }) => id === name);
  if (reference) return planned(reference);
  if (!existsSync(name))
    throw new Error(
      `There is neither a file nor a reference design ${name}. There are: ${allCases.map(({ id }) => id).join(', ')}.`,
    );
  const content: unknown = JSON.parse(readFileSync(name, 'utf8'));
  if (typeof content !== 'object' || content === null) throw new Error(`${name} holds no network.`);
  if ('devices' in content) return NetworkConfiguration.parse(content);
  if (!('requirements' in content)) return planned({ requirements: Requirements.parse(content) });
  const requirements = Requirements.parse(content.requirements);
  return 'graph' in content
    ? configured(Graph.parse(content.graph), requirements)
    : planned({ requirements });
}

function planned({ requirements, existing }: Pick<ReferenceCase, 'requirements' | 'existing'>) {
  const graph = planNetwork({
    requirements,
    ...(existing && { existing }),
    devices: catalogue,
    assigned: [],
    today: new Date().toISOString().slice(0, 10),
  });
  return configured(graph, requirements);
}

function configured(graph: Graph, requirements: Requirements): NetworkConfiguration {
  const result = configureNetwork(graph, requirements);
  if (result.kind === 'configured') return result.network;
  throw new Error(
    `The plan does not state: ${result.missing.map((fact) => JSON.stringify(fact)).join(', ')}`,
  );
}
