import * as z from 'zod';

/** What is read of a plan of version 1; whatever else there is stays as it was. */
const Node = z.looseObject({ id: z.string(), type: z.string() });
const Edge = z.looseObject({
  source: z.string(),
  target: z.string(),
  type: z.string(),
  service: z.string().optional(),
});
const Lists = z.looseObject({ nodes: z.array(Node), edges: z.array(Edge) });

/**
 * Version 1 said of its circuits only that they are of the wide area: those of a provider's node are access to the internet;
 * between two devices it drew lines of their own, a /31 on each, whatever the design asked for.
 */
export function withServices(plan: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { nodes, edges } = Lists.parse(plan);
  const providers = new Set(nodes.flatMap(({ id, type }) => (type === 'internet' ? [id] : [])));
  const serviceOf = ({ source, target }: z.output<typeof Edge>) =>
    providers.has(source) || providers.has(target) ? 'internet' : 'leased-line';
  return {
    ...plan,
    edges: edges.map((edge) =>
      edge.type === 'wan' && edge.service === undefined ? { ...edge, service: serviceOf(edge) } : edge,
    ),
  };
}
