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
