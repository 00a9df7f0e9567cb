import { formatBlock, parseBlock } from '../../../network/addressing/ipv4.ts';
import { type Pair, statementOf } from '../pairs/pair-sections.ts';

interface Released {
  readonly lines: readonly string[];
  /** What is left to do. */
  readonly pairs: readonly Pair[];
}

/**
 * Addresses that leave an interface while another one takes an address of the same subnet, which a device refuses as long as
 * both are there: they go first.
 */
export function releaseAddresses(pairs: readonly Pair[]): Released {
  const wanted = pairs.flatMap((port) =>
    port.children.flatMap(({ intended, state }) => {
      const subnet = isPort(port) && state !== 'same' ? subnetOf(intended?.text) : undefined;
      return subnet === undefined ? [] : [{ port, subnet }];
    }),
  );
  const isInTheWay = (port: Pair, { running, state }: Pair): boolean => {
    const subnet = isPort(port) && state !== 'same' ? subnetOf(running?.text) : undefined;
    return subnet !== undefined && wanted.some((row) => row.port !== port && row.subnet === subnet);
  };
  const lines: string[] = [];
  const left = pairs.map((port) => {
    const gone = port.children.filter((child) => isInTheWay(port, child));
    if (gone.length === 0) return port;
    lines.push(statementOf(port).text, ...gone.map(({ running }) => ` no ${running?.text}`));
    return without(port, new Set(gone));
  });
  return { lines, pairs: left };
}

function without(port: Pair, gone: ReadonlySet<Pair>): Pair {
  const statements = new Set([...gone].map(({ running }) => running));
  return {
    ...port,
    ...(port.running && {
      running: { ...port.running, children: port.running.children.filter((child) => !statements.has(child)) },
    }),
    children: port.children.filter((child) => !gone.has(child) || child.state !== 'extra'),
  };
}

const isPort = (pair: Pair): boolean => statementOf(pair).text.startsWith('interface ');

/** `10.0.1.0/24` of `ip address 10.0.1.1 255.255.255.0` and of `ip address 10.0.1.1/24`. */
function subnetOf(text = ''): string | undefined {
  const [, address, length, mask] = /^ip address ([\d.]+)(?:\/(\d+)| ([\d.]+))/.exec(text) ?? [];
  if (address === undefined) return undefined;
  return formatBlock(parseBlock(`${address}/${length ?? lengthOf(mask ?? '')}`));
}

const lengthOf = (mask: string): number =>
  mask.split('.').reduce((bits, octet) => bits + Number(octet).toString(2).replaceAll('0', '').length, 0);
