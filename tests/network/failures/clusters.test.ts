import { describe, expect, it } from 'vitest';
import { checkUniqueness } from '#shared/network/checks/uniqueness.ts';
import { siteAvailability } from '#shared/network/failures/availability.ts';
import { failureImpacts } from '#shared/network/failures/failure-impact.ts';
import { lostPart } from '#shared/network/failures/lost-part.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { planTopology } from '#shared/network/plan.ts';
import { usualFigures } from '#shared/network/requirements/usual-figures.ts';
import { threeSites } from '../requirements-builder.ts';

const leased = planTopology(
  threeSites({ wan: { kind: 'leased-line' }, redundancy: { coreSwitching: true, internet: false } }),
);
const redundant = planTopology(threeSites({ redundancy: { coreSwitching: true, internet: true } }));

const idOf = ({ element }: ReturnType<typeof failureImpacts>[number]): string =>
  'node' in element ? element.node.id : element.edge.id;

describe('a firewall cluster', () => {
  it('harms nobody by the loss of one member', () => {
    const failing = failureImpacts(indexNetwork(redundant), usualFigures).map(idOf);
    expect(failing.filter((id) => /^(hq|bn|bs)-fw-\d$/.test(id))).toEqual([]);
  });

  it('ends a site’s tunnels on either member: no single one takes its internet', () => {
    const causes = siteAvailability(redundant).flatMap(({ causes: own }) => own);
    expect(causes.filter(({ elements }) => elements.length === 1 && /-fw-/.test(elements[0] ?? ''))).toEqual(
      [],
    );
  });

  it('may list each of its addresses on both members, and no other device may', () => {
    expect(checkUniqueness(indexNetwork(redundant)).findings).toEqual([]);
    const torn = {
      ...redundant,
      nodes: redundant.nodes.map(({ cluster, ...node }) =>
        node.id === 'bn-fw-2' ? node : { ...node, ...(cluster !== undefined && { cluster }) },
      ),
    };
    const [finding] = checkUniqueness(indexNetwork(torn)).findings;
    expect(finding?.elements).toEqual(['bn-fw-2', 'bn-fw-1']);
  });
});

describe('a circuit that is handed over to both members of a cluster', () => {
  const [first, second] = leased.edges.filter(({ circuit }) => circuit === 'hq-fw-1--bn-rtr-1');

  it('fails as one: a branch’s only line is among the failures, once, with all who hang on it', () => {
    const impacts = failureImpacts(indexNetwork(leased), usualFigures);
    const line = impacts.filter((impact) => [first?.id, second?.id].includes(idOf(impact)));
    expect(line.map(idOf)).toEqual([first?.id]);
    expect(line[0]?.endpoints).toBe(impacts.find((impact) => idOf(impact) === 'bn-rtr-1')?.endpoints);
    expect(line[0]?.endpoints).toBeGreaterThan(0);
  });

  it('takes the same part whichever of its links is named', () => {
    if (first === undefined || second === undefined) throw new Error('The line is not handed over twice.');
    const index = indexNetwork(leased);
    const lost = lostPart(index, [{ edge: first }]);
    expect(lost.whole.has('bn-rtr-1')).toBe(true);
    expect(lostPart(index, [{ edge: second }])).toEqual(lost);
  });
});
