import type { Ospf } from '../../../contract/configuration/routing.ts';
import { isIpv6 } from '../../../network/addressing/prefix.ts';
import type { DeviceContext } from '../device-context.ts';

export interface RouteMapRule {
  readonly action: 'permit' | 'deny';
  readonly filter: string | null;
  readonly exceptTag: number | null;
  readonly setTag: number | null;
  readonly localPreference: number | null;
  /** How many times the own AS is put in front. */
  readonly prepend: number;
}

/** What is redistributed, or exchanged with a neighbour, where a prefix list alone does not say it. */
export interface RouteMap {
  readonly name: string;
  readonly isIpv6: boolean;
  readonly rules: readonly RouteMapRule[];
  readonly from: readonly string[];
}

const rule: RouteMapRule = {
  action: 'permit',
  filter: null,
  exceptTag: null,
  setTag: null,
  localPreference: null,
  prepend: 0,
};

export function routeMaps({ device }: DeviceContext): RouteMap[] {
  const { ospf, ospf3, bgp } = device.routing ?? {};
  return [
    ...(ospf ? redistribution('ospf', ospf.redistribute, ospf.from) : []),
    ...(ospf3 ? redistribution('ospf3', ospf3.redistribute, ospf3.from) : []),
    ...(bgp ? redistribution('bgp', bgp.redistribute, bgp.from) : []),
    ...(bgp?.neighbours ?? []).flatMap((neighbour): RouteMap[] => {
      const own = neighbour.address.replaceAll(':', '-');
      const map = { isIpv6: isIpv6(neighbour.address), from: neighbour.from };
      return [
        ...(neighbour.localPreference === undefined
          ? []
          : [
              { ...map, name: `in-${own}`, rules: [{ ...rule, localPreference: neighbour.localPreference }] },
            ]),
        ...(neighbour.prepend === 0
          ? []
          : [{ ...map, name: `out-${own}`, rules: [{ ...rule, prepend: neighbour.prepend }] }]),
      ];
    }),
  ];
}

const redistribution = (
  protocol: 'ospf' | 'ospf3' | 'bgp',
  sources: Ospf['redistribute'],
  from: readonly string[],
): RouteMap[] =>
  sources
    .filter(({ filter, setTag, exceptTag }) => filter ?? setTag ?? exceptTag)
    .map(({ source, filter, setTag, exceptTag }) => ({
      name: `${protocol}-${source}`,
      isIpv6: protocol === 'ospf3',
      rules: [
        ...(exceptTag === undefined ? [] : [{ ...rule, action: 'deny' as const, exceptTag }]),
        { ...rule, filter: filter ?? null, setTag: setTag ?? null },
      ],
      from,
    }));
