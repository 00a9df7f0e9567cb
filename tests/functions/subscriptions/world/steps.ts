import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What goes wrong with one request at one of its calls to AWS or the provider, counted from 1. `dies`: the function ends there,
 * as by a crash or a time-out, and makes no further call; `fails`: only this call does.
 */
export interface Failure {
  readonly at: number;
  readonly moment: 'before' | 'after';
  readonly how: 'dies' | 'fails';
}

/** What happens while a request is held before one of its calls, counted from 1. */
export interface Hold {
  readonly at: number;
  readonly meanwhile: () => Promise<unknown>;
}

interface Actor {
  readonly failure: Failure | undefined;
  readonly hold: Hold | undefined;
  steps: number;
  isDead: boolean;
}

/** Runs requests beside each other, one call of theirs at a time, in an order that a seed decides. */
export interface Steps {
  /** Runs a request; every call that it makes through `step` belongs to it. */
  act<Result>(
    run: () => Promise<Result>,
    failure?: Failure,
    hold?: Hold,
  ): Promise<{ result: Result; steps: number }>;
  /** Carries a call out when its turn comes, or lets it fail. */
  step<Result>(failed: () => unknown, effect: () => Result): Promise<Result>;
}

export function createSteps(random: () => number): Steps {
  const actors = new AsyncLocalStorage<Actor>();
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Lets a random one of those that wait go on, once all others have come to wait too. */
  const pump = (): void => {
    const [next] = waiting.splice(Math.floor(random() * waiting.length), 1);
    next?.();
    if (waiting.length > 0) setImmediate(pump);
  };
  const turn = (): Promise<void> | undefined => {
    if (running < 2) return undefined;
    return new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(pump);
    });
  };

  return {
    async act(run, failure, hold) {
      const actor: Actor = { failure, hold, steps: 0, isDead: false };
      running += 1;
      try {
        return { result: await actors.run(actor, run), steps: actor.steps };
      } finally {
        running -= 1;
      }
    },
    async step(failed, effect) {
      await turn();
      const actor = actors.getStore();
      if (!actor) return effect();
      if (actor.isDead) throw failed();
      actor.steps += 1;
      const { failure, hold } = actor;
      if (hold?.at === actor.steps) await actors.exit(hold.meanwhile);
      if (failure?.at !== actor.steps) return effect();
      actor.isDead = failure.how === 'dies';
      if (failure.moment === 'after') unheard(effect);
      throw failed();
    },
  };
}

/** The effect may also be an error, which nobody learns of. */
function unheard(effect: () => unknown): void {
  try {
    effect();
  } catch {}
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
