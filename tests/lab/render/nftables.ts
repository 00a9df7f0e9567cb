import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import { linuxName } from '../wiring/interface-names.ts';
import { natLines } from './nat-lines.ts';
import { policyLines } from './policy-lines.ts';

/** The device's rules for `nft -f`: policies, translation and the size of TCP segments. Empty where it has none. */
export function nftables(device: DeviceConfiguration): string {
  return [
    ...table('inet policies', policyLines(device)),
    ...table('ip nat', natLines(device)),
    ...table('inet segments', segmentLines(device)),
  ].join('\n');
}

const table = (name: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`table ${name} {`, ...lines.map((line) => `  ${line}`), '}'] : [];

function segmentLines(device: DeviceConfiguration): string[] {
  const narrow = device.interfaces.flatMap(({ name, tcpMss }) =>
    ['iifname', 'oifname'].flatMap((side) =>
      tcpMss === undefined
        ? []
        : [`  ${side} ${linuxName(device, name)} tcp flags syn tcp option maxseg size set ${tcpMss}`],
    ),
  );
  return narrow.length > 0
    ? ['chain forward {', '  type filter hook forward priority mangle;', ...narrow, '}']
    : [];
}
