import { Refusal } from '../../contract/errors.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Subnet } from '../../contract/topology-items.ts';
import { formatNumber } from '../../vocabulary/counts.ts';
import { logicalDevices } from '../graph/clusters.ts';
import type { DrawnNetwork } from '../topology/draw-network.ts';
import { reservedAddresses, subnetSize } from '../vlans/subnet-size.ts';
import { addressesOf, cutBlocks } from './cut-blocks.ts';
import { assignPools } from './infrastructure-pools.ts';
import { type Block, formatBlock, parseBlock } from './ipv4.ts';
import { ipv6Plan } from './ipv6.ts';
import { assignPublicAddresses, publicNeedsOf } from './public-addresses.ts';
import { remoteAccessNeed, remoteAccessRow } from './remote-access-pool.ts';
import { assignSite } from './site-addresses.ts';
import { prefixFor, sizeOf } from './sizes/block-size.ts';

/**
 * Cuts the private block, clear of an existing network's: one summarisable block a site, largest first, then the pools
 * of loopbacks, of point-to-point links and of remote access; gives devices and links their addresses and answers the plan's rows. Public addresses come last.
 * Where hosts have IPv6 alone, only these are of IPv4.
 * @throws Refusal `unprocessable` when the block is too small, stating which prefix would be large enough.
 */
export function assignAddresses(
  { draft, sites }: DrawnNetwork,
  requirements: Requirements,
  keepClearOf: string | undefined,
): Subnet[] {
  const ipv6 = ipv6Plan(
    requirements,
    sites.map(({ vlans }) => vlans.length),
  );
  const { remote, ...needed } = neededOf({ draft, sites }, requirements, keepClearOf);
  const { vlans, at } = requirements.ipScheme.ipv6Only ? nothingCut : (cutWhole(needed) ?? refuse(needed));
  return [
    ...sites.flatMap((site, index) => assignSite(site, at(index), vlans[index] ?? [], ipv6)),
    ...assignPools(draft, at(sites.length), at(sites.length + 1), ipv6),
    ...(remote === undefined ? [] : [remoteAccessRow(remote, at(sites.length + 2), ipv6?.remoteAccess)]),
    ...assignPublicAddresses(draft, publicNeedsOf(requirements), ipv6),
  ];
}

/** Whether the private block holds what was drawn: whether `assignAddresses` has an answer. */
export const hasRoomFor = (
  drawn: DrawnNetwork,
  requirements: Requirements,
  keepClearOf: string | undefined,
): boolean =>
  requirements.ipScheme.ipv6Only || cutWhole(neededOf(drawn, requirements, keepClearOf)) !== undefined;

/** What has to be in the private block. */
interface Needed {
  readonly whole: Block;
  /** Prefixes of the VLANs of each site. */
  readonly vlanPrefixes: readonly (readonly number[])[];
  readonly pools: readonly number[];
  /** The block of an existing network. */
  readonly keepClearOf: string | undefined;
}

function neededOf(
  { draft, sites }: DrawnNetwork,
  requirements: Requirements,
  keepClearOf: string | undefined,
): Needed & { readonly remote: ReturnType<typeof remoteAccessNeed> } {
  const reserved = reservedAddresses(requirements);
  const remote = remoteAccessNeed(sites, requirements);
  return {
    whole: parseBlock(requirements.ipScheme.private),
    vlanPrefixes: sites.map(({ vlans }) => vlans.map(({ hosts }) => prefixFor(subnetSize(hosts, reserved)))),
    pools: [
      prefixFor(logicalDevices(draft.routers).length),
      prefixFor(Math.max(1, draft.routed.length * 2)),
      ...(remote === undefined ? [] : [remote.prefix]),
    ],
    keepClearOf,
    remote,
  };
}

interface Cut {
  /** Of each site, in the order of its VLANs. */
  readonly vlans: readonly (readonly Block[])[];
  /** Of the sites, then the pools. */
  readonly at: (index: number) => Block | undefined;
}

/** Hosts of IPv6 alone. */
const nothingCut: Cut = { vlans: [], at: () => undefined };

/**
 * A block for each site, the power of two that holds its VLANs, and one for each pool. A single site needs no summary: where that does
 * not fit, its VLANs and the pools are cut from the whole block, which is the site's. Undefined where that does not fit either.
 */
function cutWhole({ whole, vlanPrefixes, pools, keepClearOf }: Needed): Cut | undefined {
  const taken = keepClearOf === undefined ? [] : [parseBlock(keepClearOf)];
  const prefixes = [...vlanPrefixes.map((own) => prefixFor(addressesOf(own))), ...pools];
  const blocks = cutBlocks(whole, prefixes, taken);
  if (blocks !== undefined) {
    const at = (index: number) => blocks[index] ?? whole;
    return { at, vlans: vlanPrefixes.map((own, index) => cutBlocks(at(index), own) ?? []) };
  }
  const [only = [], ...others] = vlanPrefixes;
  const together = others.length === 0 ? cutBlocks(whole, [...only, ...pools], taken) : undefined;
  if (together === undefined) return undefined;
  const ofPools = together.slice(only.length);
  return {
    at: (index) => (index === 0 ? whole : (ofPools[index - 1] ?? whole)),
    vlans: [together.slice(0, only.length)],
  };
}

function refuse({ whole, vlanPrefixes, pools, keepClearOf = '' }: Needed): never {
  const prefixes = [...vlanPrefixes.map((own) => prefixFor(addressesOf(own))), ...pools];
  const [only = [], ...others] = vlanPrefixes;
  rejectTooSmall(whole, addressesOf(others.length === 0 ? [...only, ...pools] : prefixes));
  throw takenBy(whole, addressesOf(prefixes), keepClearOf);
}

function takenBy(whole: Block, needed: number, existing: string): Refusal {
  const count = formatNumber(needed);
  return new Refusal(
    'unprocessable',
    `This network needs ${count} addresses, more than ${formatBlock(whole)} has left next to the existing ${existing}. Choose a private block that does not overlap the existing one.`,
    {
      fields: [
        { field: 'requirements.ipScheme.private', message: `has too few addresses left next to ${existing}` },
      ],
    },
  );
}

function rejectTooSmall(whole: Block, needed: number): void {
  if (needed <= sizeOf(whole.prefix)) return;
  const fitting = prefixFor(needed);
  const suggestion =
    fitting >= 8
      ? `A /${fitting} would be large enough${fitting >= 12 ? '' : ', for example 10.0.0.0/8'}.`
      : 'No private block is that large. Split the network into several designs.';
  const field = 'requirements.ipScheme.private';
  const count = formatNumber(needed);
  throw new Refusal(
    'unprocessable',
    `This network needs ${count} addresses with growth, more than ${formatBlock(whole)} has. ${suggestion}`,
    { fields: [{ field, message: `is too small: must be a /${Math.max(8, fitting)} or larger` }] },
  );
}
