import { parts, patchBetween } from './graph-patch.ts';
import type { Extra, Judged, Judgement } from './judgement.ts';
import type { CheckAnswer } from './messages.ts';
import { type CheckPort, openWorker } from './open-worker.ts';

/** What was asked, and what came of it. */
export interface Outcome {
  readonly asked: Judged;
  readonly judgement?: Judgement;
  /** Why it could not be judged. */
  readonly failure?: string;
}

export interface Checker {
  /** Judges this next; what was asked before and has not begun is passed over. */
  readonly ask: (judged: Judged, extra: Extra | undefined) => void;
  readonly close: () => void;
}

/** Elements that are copied to the worker at a time: about 4 ms of the page's time. */
const elementsAtOnce = 400;

/** Has topologies judged outside the page, one at a time, the latest first; told of each by `onOutcome`. */
export function openChecker(onOutcome: (outcome: Outcome) => void): Checker {
  let port: CheckPort | undefined;
  /** What the worker has. */
  let sent: Judged | undefined;
  let running: Judged | undefined;
  let waiting: { readonly judged: Judged; readonly extra: Extra | undefined } | undefined;
  let isClosed = false;

  const finish = (answer: CheckAnswer) => {
    if (running === undefined) return;
    const asked = running;
    running = undefined;
    if (answer.kind === 'failed') {
      // A new worker, told everything anew: this one may be anything now.
      port?.close();
      port = undefined;
      sent = undefined;
    }
    onOutcome(
      answer.kind === 'failed' ? { asked, failure: answer.reason } : { asked, judgement: answer.judgement },
    );
    begin();
  };

  const begin = () => {
    if (running !== undefined || waiting === undefined || isClosed) return;
    const { judged, extra } = waiting;
    waiting = undefined;
    running = judged;
    const to = port ?? openWorker(finish);
    port = to;
    void hand(to, judged, sent).then((isHanded) => {
      if (!isHanded || port !== to) return;
      to.send({
        kind: 'judge',
        extra,
        ...(judged.requirements !== sent?.requirements && { requirements: judged.requirements }),
        ...(judged.existing !== sent?.existing && { existing: judged.existing }),
        ...(judged.devices !== sent?.devices && { devices: judged.devices }),
      });
      sent = judged;
    });
  };

  const hand = async (to: CheckPort, judged: Judged, before: Judged | undefined): Promise<boolean> => {
    for (const [at, patch] of parts(patchBetween(before?.graph, judged.graph), elementsAtOnce).entries()) {
      if (at > 0) await new Promise((resolve) => setTimeout(resolve));
      if (isClosed) return false;
      to.send({ kind: 'change', patch });
    }
    return true;
  };

  return {
    ask: (judged, extra) => {
      waiting = { judged, extra };
      begin();
    },
    close: () => {
      isClosed = true;
      port?.close();
    },
  };
}
