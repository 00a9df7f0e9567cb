import type { Requirements } from '../../contract/requirements.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { type TracedRequirement, traceRequirements } from '../requirements/trace-requirements.ts';
import type { CheckAnswer, Finding } from './finding.ts';

/** Every requirement is served by an element of the network. */
export function checkTraceability({ graph }: NetworkIndex, requirements: Requirements): CheckAnswer {
  const traced = traceRequirements(requirements, graph);
  return {
    findings: traced.flatMap(unserved),
    ...(traced.length === 0 && { note: 'The design states no requirements yet.' }),
  };
}

const unserved = ({ words, elements, lacking }: TracedRequirement): Finding[] =>
  lacking === undefined ? [] : [{ severity: 'failure', elements, sentence: `${words}: ${lacking}` }];
