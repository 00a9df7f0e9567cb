import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { DhcpPool } from '#shared/contract/configuration/dhcp.ts';
import { discoveryOptions } from '#shared/network/configuration/services/access-point-options.ts';
import { familyOf } from '#shared/network/configuration/services/wireless-families.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { frr } from '#shared/templates/dialects/frr.ts';
import { openEngine } from '../../../support/open-engine.ts';
import { referenceNetwork } from '../../reference-networks.ts';

const engine = await openEngine();

const folder = mkdtempSync(join(tmpdir(), 'netwright-dhcp-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inSpace = (script: string): string => {
  const { stdout, stderr } = spawnSync('/usr/bin/unshare', ['-n', 'sh', '-c', script], { encoding: 'utf8' });
  return `${stdout}${stderr}`;
};

/** A namespace with a pair of links, dnsmasq and a client that shows the bytes of options. */
const isHere = inSpace('command -v dnsmasq && busybox udhcpc --help 2>&1').includes('-O OPT');
if (!isHere) console.warn('DHCP is not exchanged: unshare, dnsmasq or udhcpc of busybox is not here.');

const network = referenceNetwork('law-firm');
const firewall = network.devices.find(({ dhcpPools }) => dhcpPools.length > 0);
const management = network.devices
  .flatMap(({ dhcpPools }) => dhcpPools)
  .find(({ first }) => first.startsWith('192.168.0.2'));

/** Options 43 and 138 in hex, and 60 as text, as udhcpc names them. */
const shown = new Set(['opt43', 'opt138', 'vendor']);

/** What a client hears from dnsmasq with the file of a device that has this pool: by the names that udhcpc gives it. */
function leased(pool: DhcpPool, asked: readonly number[]): ReadonlyMap<string, string> {
  if (firewall === undefined) throw new Error('Nothing hands out addresses.');
  const device = { ...firewall, dhcpPools: [pool], dhcpRelays: [] };
  const files = composeDevice(engine, network, device, frr).files;
  const text = files.find(({ name }) => name === 'etc/dnsmasq.d/network.conf')?.text ?? '';
  const link = /^dhcp-range=set:([^,]+),/m.exec(text)?.[1] ?? '';
  const conf = join(folder, 'network.conf');
  const script = join(folder, 'script');
  writeFileSync(conf, text);
  writeFileSync(script, '#!/bin/sh\n[ "$1" = bound ] && env\nexit 0\n', { mode: 0o700 });
  const said = inSpace(
    [
      'ip link set lo up',
      `ip link add ${link} type veth peer name ap`,
      `ip addr add ${pool.gateway}/${pool.subnet.split('/')[1]} dev ${link}`,
      `ip link set ${link} up && ip link set ap up`,
      `dnsmasq -C ${conf} --user=root --pid-file=${folder}/pid --dhcp-leasefile=${folder}/leases --no-ping`,
      `busybox udhcpc -i ap -f -q -n -t 5 -T 1 -s ${script} ${asked.map((code) => `-O ${code}`).join(' ')}`,
      `kill $(cat ${folder}/pid)`,
    ].join('; '),
  );
  return new Map(
    said.split('\n').flatMap((line) => {
      const at = line.indexOf('=');
      return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1)] as const];
    }),
  );
}

describe.skipIf(!isHere)('dnsmasq with the file of a device', () => {
  it.each([
    ['Cisco', 'Catalyst 9166I', ['10.126.126.2', '10.127.127.2'], { opt43: 'f1080a7e7e020a7f7f02' }],
    ['Ruckus', 'R350', ['192.168.0.200'], { opt43: '060d3139322e3136382e302e323030' }],
    ['Huawei', 'AirEngine 5761', ['192.168.100.1'], { opt43: '030d3139322e3136382e3130302e31' }],
    ['Ubiquiti', 'U6 Pro', ['192.0.2.1'], { opt43: '0104c0000201' }],
    ['HPE Aruba', 'AP-505', ['10.0.2.15'], { opt43: '31302e302e322e3135', vendor: 'ArubaAP' }],
    ['Fortinet', 'FortiAP 231G', ['10.169.2.49'], { opt138: '0aa90231' }],
    ['MikroTik', 'cAP ax', ['192.0.2.1'], { opt138: 'c0000201' }],
  ])(
    'sends an access point of %s the bytes of its maker’s guide, with a lease of its range',
    (manufacturer, model, controllers, told) => {
      const discovery = familyOf({ manufacturer, model })?.discovery;
      if (management === undefined || discovery === undefined) throw new Error('There is nothing to lease.');
      const heard = leased(
        { ...management, options: discoveryOptions(discovery, controllers) },
        [43, 60, 138],
      );
      expect(Object.fromEntries([...heard].filter(([name]) => shown.has(name)))).toEqual(told);
      const last = (address: string | undefined) => Number(address?.split('.')[3]);
      expect(last(heard.get('ip'))).toBeGreaterThanOrEqual(last(management.first));
      expect(last(heard.get('ip'))).toBeLessThanOrEqual(last(management.last));
      expect(heard.get('router')).toBe(management.gateway);
      expect(heard.get('dns')?.split(' ')).toEqual(management.dnsServers);
    },
  );
});
