import { expect, test } from 'vitest';
import { lossOfSites, lostPart } from '#shared/network/failures/lost-part.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { editsAfter, noEdits } from '#shared/network/regenerate/edits-after.ts';
import { regenerate } from '#shared/network/regenerate/regenerate.ts';
import { addingInWords } from '#web/features/topology/model/adding-in-words.ts';
import { leaving } from '#web/features/topology/model/leaving.ts';
import { lossMarks } from '#web/features/topology/model/loss-marks.ts';
import { everything, type Proposal } from '#web/features/topology/model/proposal.ts';
import { proposalMarks } from '#web/features/topology/model/proposal-marks.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

/** Leeds has the provider; York and Hull hang on it. */
const graph = aGraph(
  [
    aNode({ id: 'isp', type: 'internet', layer: 'internet' }),
    aNode({ id: 'fw', label: 'LEE-FW', type: 'firewall', layer: 'edge', site: 'Leeds' }),
    ...['York', 'Hull'].flatMap((site) => [
      aNode({ id: `${site}-sw`, site }),
      aNode({ id: `${site}-staff`, type: 'user', layer: 'endpoint', quantity: 12, site }),
    ]),
  ],
  [
    aLink('isp', 'fw', { type: 'wan' }),
    ...['York', 'Hull'].flatMap((site) => [
      aLink('fw', `${site}-sw`, { type: 'wan' }),
      aLink(`${site}-sw`, `${site}-staff`, { type: 'lan', sourcePort: 'Gi1/0/1-12' }),
    ]),
  ],
);
const card = (...sites: string[]) => ({ id: sites[0] ?? '', sites });

test('a card says what fails there and who is cut off, one of alike sites for all of them', () => {
  const node = graph.nodes.find(({ id }) => id === 'fw');
  if (!node) throw new Error('there is no firewall');
  const network = indexNetwork(graph);
  const markOf = lossMarks(graph, {
    failed: new Set(['fw']),
    bySite: lossOfSites(network, lostPart(network, [{ node }]), new Set(['fw'])),
  });
  expect(markOf(card('Leeds'))).toEqual({ kind: 'fails', lines: ['LEE-FW fails'] });
  expect(markOf(card('York', 'Hull'))).toEqual({ kind: 'loses', lines: ['Cut off: 24 endpoints'] });
  expect(markOf({ id: 'isp', sites: [] })).toBeUndefined();
});

test('a failed provider is marked on its own card', () => {
  const markOf = lossMarks(graph, { failed: new Set(['isp']), bySite: new Map() });
  expect(markOf({ id: 'isp', sites: [] })?.kind).toBe('fails');
});

test('what a proposal removes leaves with its links, unless it is declined', () => {
  const next = aGraph(
    graph.nodes
      .filter(({ site }) => site !== 'Hull')
      .map((node) => ({ ...node, quantity: node.quantity + 1 })),
    graph.edges.filter(({ id }) => !id.includes('Hull')),
  );
  const planned = regenerate({ ...graph }, editsAfter(noEdits(), graph, graph), next);
  const topology = {
    ...planned.graph,
    designId: '65a000000000000000000001',
    version: 2,
    designVersion: 1,
    lastUpdated: '2026-11-20T10:00:00.000Z',
    edits: planned.edits,
  };
  const proposal: Proposal = { current: graph, version: 1, next: topology, difference: planned.difference };
  expect([...leaving(proposal, everything)].toSorted()).toEqual(
    ['Hull-staff', 'Hull-sw', 'Hull-sw--Hull-staff', 'fw--Hull-sw'].toSorted(),
  );
  const marks = proposalMarks(proposal, everything);
  expect(marks(card('Hull'))).toMatchObject({ kind: 'goes' });
  expect(marks(card('Hull', 'York'))).toMatchObject({ kind: 'removes' });
  expect(marks(card('York'))?.kind).toBe('changes');

  const declined = new Set(['removed nodes Hull-sw', 'removed nodes Hull-staff']);
  expect(leaving(proposal, { ...everything, declined }).has('Hull-sw')).toBe(false);
  expect(proposalMarks(proposal, { ...everything, declined })(card('Hull'))?.kind).not.toBe('goes');
});

test('a proposal says in words which sites and how many devices it adds, unless they are declined', () => {
  const [first] = graph.nodes.filter(({ site }) => site === 'York');
  if (first === undefined) throw new Error('York has no device.');
  const added = [
    { ...first, id: 'new', label: 'New', site: 'Selby' },
    { ...first, id: 'more', label: 'More' },
  ];
  const next = aGraph([...graph.nodes, ...added], graph.edges);
  const planned = regenerate({ ...graph }, editsAfter(noEdits(), graph, graph), next);
  const about = { designId: '', version: 2, designVersion: 1, lastUpdated: '', edits: planned.edits };
  const proposal = {
    current: graph,
    version: 1,
    next: { ...planned.graph, ...about },
    difference: planned.difference,
  };
  expect(addingInWords(proposal, everything)).toBe('Selby and 1 new device');
  expect(addingInWords(proposal, { ...everything, declined: new Set(['added nodes new']) })).toBe(
    '1 new device',
  );
});
