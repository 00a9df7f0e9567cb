/** A result with what it was worked out from: while that is the same, so is the result. */
export interface Derived<Result> {
  readonly inputs: readonly unknown[];
  readonly result: Result;
}

/**
 * Works a result out unless it is known of the same inputs. One that comes out alike stays the one that was there, so that
 * what is derived from it stays as well.
 */
export function derive<Result>(
  known: Derived<Result> | undefined,
  inputs: readonly unknown[],
  make: () => Result,
  isSame: (a: Result, b: Result) => boolean,
): Derived<Result> {
  if (known !== undefined && isSameList(known.inputs, inputs)) return known;
  const result = make();
  return { inputs, result: known !== undefined && isSame(known.result, result) ? known.result : result };
}

/** Whether two lists have the same members, or alike ones, in the same order. */
export function isSameList<Member>(
  a: readonly Member[],
  b: readonly Member[],
  isAlike: (a: Member, b: Member) => boolean = Object.is,
): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) {
    const [one, other] = [a[at], b[at]];
    if (one !== other && (one === undefined || other === undefined || !isAlike(one, other))) return false;
  }
  return true;
}
