import type { Requirements } from '../../contract/requirements.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { type TracedRequirement, traceRequirements } from '../requirements/trace-requirements.ts';
import type { CheckAnswer, Finding } from './finding.ts';

/** Every requirement is served by an element of the network. */
export function checkTraceability({ graph }: NetworkIndex, requirements: Requirements): CheckAnswer {
  return { findings: traceRequirements(requirements, graph).flatMap(unserved) };
}

const unserved = ({ words, elements, lacking }: TracedRequirement): Finding[] =>
  lacking === undefined ? [] : [{ severity: 'failure', elements, sentence: `${words}: ${lacking}` }];
