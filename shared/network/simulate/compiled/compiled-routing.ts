import type { Bgp, PrefixFilter, Routing, StaticRoute } from '../../../contract/configuration/routing.ts';
import { type Block, parseAddress, parseBlock } from '../../addressing/ipv4.ts';
import { isIpv6 } from '../../addressing/prefix.ts';

/** The routing statements of a device with addresses as numbers; IPv4 only. */
export interface CompiledRouting {
  readonly statics: readonly {
    readonly row: StaticRoute;
    readonly prefix: Block;
    readonly nextHop: number | undefined;
  }[];
  readonly filters: ReadonlyMap<string, readonly CompiledFilterRule[]>;
  readonly networks: readonly Block[];
  readonly neighbours: readonly { readonly row: Bgp['neighbours'][number]; readonly address: number }[];
  /** Summaries by area, the narrowest first. */
  readonly ranges: ReadonlyMap<number, readonly Block[]>;
}

interface CompiledFilterRule {
  readonly isPermitted: boolean;
  readonly block: Block;
  readonly from: number;
  readonly to: number;
}

export function compileRouting(routing: Routing | undefined): CompiledRouting {
  const { statics = [], filters = [], ospf, bgp } = routing ?? {};
  return {
    statics: statics.flatMap((row) =>
      isIpv4(row.prefix) && isIpv4(row.nextHop ?? '')
        ? [
            {
              row,
              prefix: parseBlock(row.prefix),
              nextHop: row.nextHop === undefined ? undefined : parseAddress(row.nextHop),
            },
          ]
        : [],
    ),
    filters: new Map(filters.map(({ name, rules }) => [name, rules.flatMap(compileRule)])),
    networks: (bgp?.networks ?? []).filter(isIpv4).map(parseBlock),
    neighbours: (bgp?.neighbours ?? []).flatMap((row) =>
      isIpv4(row.address) ? [{ row, address: parseAddress(row.address) }] : [],
    ),
    ranges: new Map(
      (ospf?.areas ?? []).map(({ id, summaries }) => [
        id,
        summaries
          .filter(isIpv4)
          .map(parseBlock)
          .sort((a, b) => b.prefix - a.prefix),
      ]),
    ),
  };
}

function compileRule({ action, prefix, from, to }: PrefixFilter['rules'][number]): CompiledFilterRule[] {
  if (!isIpv4(prefix)) return [];
  const block = parseBlock(prefix);
  const isExact = from === undefined && to === undefined;
  return [
    {
      isPermitted: action === 'permit',
      block,
      from: from ?? block.prefix,
      to: isExact ? block.prefix : (to ?? 32),
    },
  ];
}

export const isIpv4 = (text: string): boolean => !isIpv6(text);
