let last = 0;

/** Locally administered, and another one each time: the same on both members of a cluster, since they share the bridge. */
export function nextMac(): string {
  last += 1;
  const digits = last.toString(16).padStart(10, '0');
  return `02:${digits.match(/../g)?.join(':')}`;
}
