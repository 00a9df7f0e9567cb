import { type Capabilities, capabilities, type DeviceLine } from '../contract/device.ts';

/** `ospfv2 bgp=licence mlag=no`, in the order of the contract: what is not named is unknown. */
export const formatCapabilities = (stated: Capabilities): string =>
  capabilities
    .flatMap((name) => {
      const level = stated[name];
      if (level === undefined) return [];
      return level === 'yes' ? name : `${name}=${level}`;
    })
    .join(' ');

/** Reads what `formatCapabilities` writes; its values are the contract's to validate. */
export const parseCapabilities = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(/[\s,;]+/)
      .filter((word) => word !== '')
      .map((word) => {
        const [name = '', level = 'yes'] = word.split('=');
        return [name, level];
      }),
  );

/**
 * `2 x licence | C9300-NA-24 | Network Advantage | 1500 | for ospfv2 bgp; support | SNT | 8x5 | 80 | street 60 | a year`: each line's kind, part number,
 * name and list price, then what else is said of it.
 */
export const formatLines = (lines: readonly DeviceLine[]): string =>
  lines
    .map(
      ({
        kind,
        partNumber,
        name,
        price,
        streetPrice,
        perYear,
        neededFor,
        includesSupport,
        remoteUsers,
        quantity,
      }) =>
        [
          quantity === 1 ? kind : `${quantity} x ${kind}`,
          partNumber,
          name,
          price,
          ...(streetPrice === undefined ? [] : [`street ${streetPrice}`]),
          ...(neededFor === undefined ? [] : [`for ${neededFor.join(' ')}`]),
          ...(perYear ? ['a year'] : []),
          ...(includesSupport ? ['with support'] : []),
          ...(remoteUsers === undefined ? [] : [`each ${remoteUsers} remote users`]),
        ].join(' | '),
    )
    .join('; ');

/** Reads what `formatLines` writes. @throws Error where a line says something else */
export const parseLines = (text: string): Record<string, unknown>[] =>
  text
    .split(';')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [what = '', partNumber, name, price = '', ...more] = line.split('|').map((cell) => cell.trim());
      const [, quantity = '1', kind] = /^(?:(\d{1,3}) x )?(.*)$/.exec(what) ?? [];
      return {
        kind,
        partNumber,
        name,
        price: price === '' ? undefined : Number(price),
        quantity: Number(quantity),
        ...Object.assign({}, ...more.map(partOf)),
      };
    });

function partOf(words: string): Record<string, unknown> {
  if (words === 'a year') return { perYear: true };
  if (words === 'with support') return { includesSupport: true };
  const [, users] = /^each (\d{1,6}) remote users$/.exec(words) ?? [];
  if (users !== undefined) return { remoteUsers: Number(users) };
  const [, key, value] = /^(street|for) (.+)$/.exec(words) ?? [];
  if (key === undefined || value === undefined)
    throw new Error(`says “${words.slice(0, 60)}”, which is not understood`);
  return key === 'for' ? { neededFor: value.split(/[\s,]+/) } : { streetPrice: Number(value) };
}
