import { describe, expect, it } from 'vitest';
import { Requirements, type RequirementsInput } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { regenerate } from '#shared/network/regenerate/regenerate.ts';
import { changeInWords } from '#web/features/topology/model/field-words.ts';
import { rowGroups } from '#web/features/topology/model/proposal-groups.ts';
import { proposalRows, proposedNames } from '#web/features/topology/model/proposal-rows.ts';

const sites = [
  { name: 'York', kind: 'headquarters', floors: 3, wiredUsers: 160, wirelessUsers: 120, servers: 6 },
  { name: 'Leeds', wiredUsers: 20, wirelessUsers: 10 },
] satisfies RequirementsInput['sites'];
const [york, leeds] = sites;

/** Of one maker, so that a change of size does not change all models. */
const plan = (requirements: object): Graph =>
  planNetwork({
    requirements: Requirements.parse({ vendorPreference: 'Cisco', ...requirements }),
    devices: catalogue,
    assigned: [],
    today: '2026-11-22',
  });

function proposed(current: Graph, planned: Graph) {
  const { graph, edits, difference } = regenerate(current, noEdits(), planned);
  const about = { designId: '', version: 2, designVersion: 1, lastUpdated: '', edits };
  return { current, version: 1, next: { ...graph, ...about }, difference };
}

/** The sentences of each site. */
const sentencesOf = (proposal: ReturnType<typeof proposed>) =>
  new Map(
    proposalRows(proposal).map(({ site, rows }) => [site, rowGroups(rows).map(({ sentence }) => sentence)]),
  );

describe('a proposal in sentences', () => {
  const before = plan({ sites });
  const proposal = proposed(
    before,
    plan({
      sites: [
        { ...york, wiredUsers: 300, phones: 40 },
        { ...leeds, cameras: 8 },
      ],
    }),
  );
  const sentences = sentencesOf(proposal);

  it('says what comes where, what is renumbered and what changes its model', () => {
    expect(sentences.get('York')).toEqual(
      expect.arrayContaining([
        'Adds 1 access switch on floor 3',
        'Adds 14 phones on floor 1',
        'Renumbers 15 access points',
        'Changes the number of wired users in 3 places',
      ]),
    );
    expect(sentences.get('Leeds')).toEqual(
      expect.arrayContaining(['Adds 8 cameras on floor 1', 'Renumbers 2 access points']),
    );
  });

  it('counts renumbered loopbacks', () => {
    const renumbered = structuredClone(before);
    for (const node of renumbered.nodes)
      node.addresses = node.addresses.map((address) => address.replace(/^10\.(.*)\/32$/, '10.9$1/32'));
    const loopbacks = renumbered.nodes.filter(
      ({ addresses: [first = ''] }, index) => first !== (before.nodes[index]?.addresses[0] ?? ''),
    );
    const inAll = [...sentencesOf(proposed(before, renumbered)).values()].flat();
    const counted = inAll.map((sentence) => Number(/^Renumbers (\d+) loopbacks?$/.exec(sentence)?.[1]));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(loopbacks.length);
    expect(loopbacks.length).toBeGreaterThan(2);
  });

  it('tells no two groups of a site by the same sentence', () => {
    const pairs = plan({ sites, redundancy: { internet: true, coreSwitching: true, power: true } });
    const renumbered = structuredClone(pairs);
    for (const node of renumbered.nodes)
      node.addresses = node.addresses.map((address) => address.replace(/^10\.(.*)\/32$/, '10.9$1/32'));
    for (const own of sentencesOf(proposed(pairs, renumbered)).values())
      expect(own).toEqual([...new Set(own)]);
  });

  it('shows no ids, nothing serialised, and no change that reads the same before and after', () => {
    const called = proposedNames(proposal);
    const ids = new Set([...before.nodes, ...proposal.next.nodes, ...before.edges].map(({ id }) => id));
    for (const { rows } of proposalRows(proposal)) {
      for (const { name, fields } of rows) {
        expect(ids.has(name)).toBe(false);
        for (const change of fields) {
          const words = changeInWords(change, called);
          expect(words).not.toMatch(/^from (.*) to \1$/);
          expect(words).not.toMatch(/\b[0-9a-f]{24}\b|manufacturer|partNumber|rule /);
          expect(words.split(/[ ,:]+/).filter((word) => ids.has(word))).toEqual([]);
        }
      }
    }
  });
});

it('IoT devices are called by their segment: those of two that were one group are not “cameras” twice', () => {
  const office = { ...leeds, cameras: 15 };
  const segments = [
    { name: 'Video', type: 'iot', users: 9 },
    { name: 'Door locks', type: 'iot', users: 6, poe: 'none' },
  ];
  const before = plan({ sites: [office] });
  const proposal = proposed(before, plan({ sites: [office], segments }));
  const sentences = sentencesOf(proposal).get('Leeds') ?? [];
  expect(sentences).toEqual(
    expect.arrayContaining([
      'Adds 9 devices of Video on floor 1',
      'Adds 6 devices of Door locks on floor 1',
      'Removes 15 cameras on floor 1',
    ]),
  );
  // What was there stays where it was.
  const places = new Map(before.nodes.map(({ id, position }) => [id, position]));
  for (const { id, position } of proposal.next.nodes)
    if (places.has(id)) expect(position).toEqual(places.get(id));
});
