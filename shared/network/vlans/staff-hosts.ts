import type { SegmentShare } from '../requirements/segment-shares.ts';
import { partsOfBuildings, sharesIn } from '../requirements/segments-in-buildings.ts';
import type { Closet } from '../sizing/closets.ts';
import { countFastDesks } from '../sizing/fast-desks.ts';

/** Hosts of one segment of staff behind a closet, today. May be fractions: shares of people. */
export interface StaffHosts {
  readonly desks: (closet: Closet) => number;
  readonly printers: (closet: Closet) => number;
  readonly wireless: (closet: Closet) => number;
  /** Whether all its people sit at desks whose ports are faster than a gigabit. */
  readonly isAtDesks: boolean;
  /** Whether it has another part of the printers than of the desks. */
  readonly hasOwnPart: boolean;
}

/**
 * The hosts of a segment, building by building where segments are counted so: who finds no desk in one is on the Wi-Fi of that one.
 * @param nth which of `staff` it is
 */
export function staffInBuildings(
  nth: number,
  staff: readonly SegmentShare[],
  closets: readonly Closet[],
  devicesPerPerson: number,
): StaffHosts {
  const ofAll = partsOfBuildings(staff);
  const byBuilding = Map.groupBy(closets, ({ building }) => (ofAll === undefined ? 0 : (building?.at ?? 0)));
  const hosts = new Map(
    [...byBuilding].flatMap(([at, inside]) => {
      const there = sharesIn(staff, at, ofAll);
      const segment = there[nth];
      return segment === undefined
        ? []
        : [[at, staffHosts(segment, there, inside, devicesPerPerson)] as const];
    }),
  );
  const hostsOf = ({ building }: Closet) => hosts.get(ofAll === undefined ? 0 : (building?.at ?? 0));
  return {
    desks: (closet) => hostsOf(closet)?.desks(closet) ?? 0,
    printers: (closet) => hostsOf(closet)?.printers(closet) ?? 0,
    wireless: (closet) => hostsOf(closet)?.wireless(closet) ?? 0,
    isAtDesks: [...hosts.values()].every(({ isAtDesks }) => isAtDesks),
    hasOwnPart: [...hosts.values()].some(({ hasOwnPart }) => hasOwnPart),
  };
}

/**
 * A segment whose hosts state more than a gigabit has its desks on cables, and of the Wi-Fi what finds no desk; the other
 * segments share the other desks and the Wi-Fi that is left, and those of them that print the printers. Where none does, each has
 * its part.
 * @param staff all segments that share these closets
 */
function staffHosts(
  segment: SegmentShare,
  staff: readonly SegmentShare[],
  closets: readonly Closet[],
  devicesPerPerson: number,
): StaffHosts {
  const total = (countOf: (closet: Closet) => number) =>
    closets.reduce((sum, closet) => sum + countOf(closet), 0);
  const people = total(({ wiredUsers, wirelessUsers }) => wiredUsers + wirelessUsers);
  const wirelessUsers = Math.max(
    1,
    total((closet) => closet.wirelessUsers),
  );
  const isFast = (one: SegmentShare) => closets.some((closet) => desksOf(one, closet) > 0);
  /** The part of those on Wi-Fi that a fast segment has, as some of it find no desk. */
  const onRadio = (one: SegmentShare) => {
    const left = one.share * people - total((closet) => desksOf(one, closet));
    return left < 0.5 ? 0 : Math.min(1, left / wirelessUsers);
  };
  const part = partOfPrinters(segment, staff, isFast);
  const printersOf = ({ printers }: Closet) => printers * part;
  if (isFast(segment)) {
    const radio = onRadio(segment);
    return {
      desks: (closet) => desksOf(segment, closet),
      printers: printersOf,
      wireless: (closet) => closet.wirelessUsers * radio * devicesPerPerson,
      isAtDesks: radio === 0,
      hasOwnPart: false,
    };
  }
  const fast = staff.filter(isFast);
  const share = segment.share / Math.max(1e-9, 1 - fast.reduce((sum, one) => sum + one.share, 0));
  const radioLeft = Math.max(0, 1 - fast.reduce((sum, one) => sum + onRadio(one), 0));
  return {
    desks: (closet) => (closet.wiredUsers - countFastDesks(closet.fastDesks)) * share,
    printers: printersOf,
    wireless: (closet) => closet.wirelessUsers * radioLeft * devicesPerPerson * share,
    isAtDesks: false,
    hasOwnPart: Math.abs(part - share) > 1e-9,
  };
}

/** The part of the printers that a segment has: of the first that there are of segments that share them, any, and all. */
function partOfPrinters(
  segment: SegmentShare,
  staff: readonly SegmentShare[],
  isFast: (one: SegmentShare) => boolean,
): number {
  const present = staff.filter(({ share }) => share > 0);
  const ordinary = present.filter((one) => !isFast(one));
  const upTo = (last: number) => ordinary.filter(({ printsLast = 0 }) => printsLast <= last);
  const holders = [upTo(0), upTo(1), ordinary].find(({ length }) => length > 0) ?? present;
  const all = holders.reduce((sum, { share }) => sum + share, 0);
  return holders.includes(segment) ? segment.share / all : 0;
}

const desksOf = ({ fields }: SegmentShare, { fastDesks }: Closet): number =>
  fastDesks.reduce((sum, { field, desks }) => sum + (fields.includes(field) ? desks : 0), 0);
