import { dropSentence, type NameOf } from '#shared/network/verification/drop-sentence.ts';
import { anyService } from './any-service.ts';
import type { AnsweredWalk, WalkQuestion } from './network-verifier.ts';

export interface WalkSentences {
  /** What comes of the flow: `HTTPS from Staff to the internet passes.` */
  readonly outcome: string;
  /** What the policy says of it, where it says something. */
  readonly expectation: string | undefined;
  /** Why it is dropped, where it is. */
  readonly reason: string | undefined;
  readonly isAsExpected: boolean;
}

/** A walk in words. */
export function walkSentences(
  { outcome, drop, expected, service: { name } }: AnsweredWalk,
  { source, destination }: WalkQuestion,
  nameOf: NameOf,
): WalkSentences {
  return {
    outcome: `${name === anyService ? 'Any service' : name} from ${nameOf(source)} to ${nameOf(destination)} ${outcomeWords[outcome]}.`,
    expectation: expected && expectations[expected],
    reason: drop && dropSentence(drop, nameOf),
    isAsExpected: expected === undefined ? outcome === 'pass' : outcome === expected,
  };
}

const outcomeWords = { pass: 'passes', drop: 'is dropped', partly: 'fails for some sessions' } as const;

const expectations = { pass: 'The policy promises it.', drop: 'The policy forbids it.' } as const;
