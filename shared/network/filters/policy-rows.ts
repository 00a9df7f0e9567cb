import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { PolicyRule, Zone } from '../../contract/configuration/security.ts';
import { holds, isIpv6, type Prefix, prefixOf } from '../addressing/prefix.ts';

/** Addresses of one family that a rule is for. */
export interface Addresses {
  /** Empty where the rule is not for this family; `0.0.0.0/0` or `::/0` for all. */
  readonly prefixes: readonly string[];
  /** Parts of them that belong to another zone by a longer prefix: they are not meant. */
  readonly except: readonly string[];
}

export type PolicyRow = PolicyRule & {
  /** From 1, in the order of deciding. */
  readonly number: number;
  readonly source4: Addresses;
  readonly source6: Addresses;
  readonly destination4: Addresses;
  readonly destination6: Addresses;
};

/** Each rule with the addresses that its zones and its own lists come down to: a zone is where its longest prefix says. */
export function policyRows({ policies, zones }: DeviceConfiguration): PolicyRow[] {
  const side = addressesByZone(zones);
  return policies.map((rule, index) => {
    const source = side(rule.fromZone, rule.sources);
    const destination = side(rule.toZone, rule.destinations);
    // A family that one side names nothing of is not meant.
    const has = (family: 4 | 6) =>
      source[family].prefixes.length > 0 && destination[family].prefixes.length > 0;
    return {
      ...rule,
      number: index + 1,
      source4: has(4) ? source[4] : nothing,
      source6: has(6) ? source[6] : nothing,
      destination4: has(4) ? destination[4] : nothing,
      destination6: has(6) ? destination[6] : nothing,
    };
  });
}

const nothing: Addresses = { prefixes: [], except: [] };

type Sides = { readonly 4: Addresses; readonly 6: Addresses };

function addressesByZone(zones: readonly Zone[]): (zone: string, stated: readonly string[]) => Sides {
  const all = zones.flatMap(({ name, prefixes }) =>
    prefixes.map((text) => ({ zone: name, text, prefix: prefixOf(text) })),
  );
  const known = new Map<string, Sides>();
  const sidesOf = (zone: string, stated: readonly string[]): Sides => {
    const own = all.filter((entry) => entry.zone === zone);
    const meant = stated.length === 0 ? own : narrowed(stated, own);
    const of = (wantsIpv6: boolean): Addresses => {
      const blocks = meant.filter(({ text }) => isIpv6(text) === wantsIpv6);
      const inside = (outer: Prefix) =>
        all.filter(
          (entry) => entry.zone !== zone && entry.prefix.length > outer.length && holds(outer, entry.prefix),
        );
      return {
        prefixes: blocks.map(({ text }) => text),
        except: [...new Set(blocks.flatMap(({ prefix }) => inside(prefix)).map(({ text }) => text))],
      };
    };
    return { 4: of(false), 6: of(true) };
  };
  return (zone, stated) => {
    const key = `${zone}\n${stated.join(' ')}`;
    const found = known.get(key) ?? sidesOf(zone, stated);
    known.set(key, found);
    return found;
  };
}

/** What is stated, as far as the zone has it. */
function narrowed(stated: readonly string[], own: readonly { text: string; prefix: Prefix }[]) {
  return stated
    .map((text) => ({ text, prefix: prefixOf(text) }))
    .flatMap((entry) => {
      if (own.length === 0 || own.some(({ prefix }) => holds(prefix, entry.prefix))) return [entry];
      return own.filter(({ prefix }) => holds(entry.prefix, prefix));
    });
}
