/** A route of one device by one prefix: where it comes from, and its next hops; none where it discards. */
export interface ComparedRoute {
  readonly source: string;
  readonly nextHops: readonly string[];
}

/** What FRR 8.4's ospf6d is known to get wrong; docs/lab.md says how, and where it was mended. */
export type Ospf6dFault =
  | 'one of several border routers'
  | 'some of several ways within an area'
  | "another border router's summary of an own range"
  | 'the range of an area without a backbone'
  | 'a prefix that two routers announce';

/** What the comparison knows of a prefix beside the two routes. */
export interface PrefixFacts {
  readonly simulated: (ComparedRoute & { readonly isWithinArea: boolean }) | undefined;
  /** Whether two routers announce it, and something has failed. */
  readonly isUncertain: boolean;
}

/** The fault that explains why the lab's route is not the simulated one. Nothing where none does. */
export function ospf6dFault(
  prefix: string,
  lab: ComparedRoute | undefined,
  { simulated, isUncertain }: PrefixFacts,
): Ospf6dFault | undefined {
  const sources = [lab, simulated].flatMap((route) => route?.source ?? []);
  if (!prefix.includes(':') || sources.some((source) => source !== 'ospf')) return undefined;
  if (simulated?.nextHops.length === 0) return "another border router's summary of an own range";
  if (lab?.nextHops.length === 0) return 'the range of an area without a backbone';
  if (simulated && lab?.nextHops.every((address) => simulated.nextHops.includes(address)))
    return simulated.isWithinArea ? 'some of several ways within an area' : 'one of several border routers';
  return isUncertain ? 'a prefix that two routers announce' : undefined;
}
