import type { Requirements } from '../../contract/requirements.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { type TracedRequirement, traceRequirements } from '../requirements/trace-requirements.ts';
import { staffBesideSegments } from './beside-segments.ts';
import type { CheckAnswer, Finding } from './finding.ts';
import { publicElsewhere } from './public-elsewhere.ts';

/** Every requirement is served by an element of the network. */
export function checkTraceability({ graph }: NetworkIndex, requirements: Requirements): CheckAnswer {
  const traced = traceRequirements(requirements, graph);
  const remarks = [staffBesideSegments(requirements), publicElsewhere(requirements)].filter(
    (said) => said !== undefined,
  );
  return {
    findings: traced.flatMap(unserved),
    ...(traced.length === 0 && { note: 'The design states no requirements yet.' }),
    ...(remarks.length > 0 && { remark: remarks.join(' ') }),
  };
}

const unserved = ({ words, elements, lacking }: TracedRequirement): Finding[] =>
  lacking === undefined ? [] : [{ severity: 'failure', elements, sentence: `${words}: ${lacking}` }];
