import { chosenElements } from './chosen-graph.ts';
import type { Choice, Proposal } from './proposal.ts';

/** Ids of the devices and links that go where what was chosen of a proposal is applied. */
export function leaving(proposal: Proposal, choice: Choice): ReadonlySet<string> {
  const next = chosenElements(proposal, choice);
  const stay = new Set([...next.nodes, ...next.edges].map(({ id }) => id));
  const { nodes, edges } = proposal.current;
  return new Set([...nodes, ...edges].flatMap(({ id }) => (stay.has(id) ? [] : id)));
}
