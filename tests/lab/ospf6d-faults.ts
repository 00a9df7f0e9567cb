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
  | 'what it knew before a failure';

/** What is simulated, while something has failed and before. */
export interface SimulatedRoutes {
  readonly now: (ComparedRoute & { readonly isWithinArea: boolean }) | undefined;
  /** Of the whole network, where something has failed. */
  readonly before?: ComparedRoute | undefined;
}

/** The fault that explains why the lab's route is not the simulated one. Nothing where none does. */
export function ospf6dFault(
  prefix: string,
  lab: ComparedRoute | undefined,
  { now, before }: SimulatedRoutes,
): Ospf6dFault | undefined {
  const sources = [lab, now].flatMap((route) => route?.source ?? []);
  if (!prefix.includes(':') || sources.some((source) => source !== 'ospf')) return undefined;
  if (now?.nextHops.length === 0) return "another border router's summary of an own range";
  if (lab === undefined) return undefined;
  if (lab.nextHops.length === 0) return 'the range of an area without a backbone';
  if (now && isPart(lab, now))
    return now.isWithinArea ? 'some of several ways within an area' : 'one of several border routers';
  const isKept = before?.source === 'ospf' && (now === undefined || isPart(lab, before));
  return isKept ? 'what it knew before a failure' : undefined;
}

const isPart = (some: ComparedRoute, all: ComparedRoute): boolean =>
  some.nextHops.every((address) => all.nextHops.includes(address));
