import { describe, expect, it } from 'vitest';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { openEngine } from '../../../support/open-engine.ts';
import { referenceNetwork } from '../../reference-networks.ts';
import { junosProblems } from './junos-problems.ts';

const engine = await openEngine();

function rendered(
  design: string,
  hostname: string,
  change: (device: DeviceConfiguration) => DeviceConfiguration = (device) => device,
) {
  const network = referenceNetwork(design);
  const device = network.devices.find((row) => row.hostname === hostname);
  if (!device) throw new Error(`${design} has no ${hostname}`);
  const { files, omissions } = composeDevice(engine, network, change(device), dialects.junos);
  return { text: files[0]?.text ?? '', omissions: omissions.join('\n') };
}

/** Statements of an MX, which Junos OS Evolved refuses. */
const ofAnMx =
  /bridge-domains|family bridge\b|routing-interface|gigether-options|rpm-tracking|percent \d+ rate-limit/;

describe('a router with Junos OS Evolved', () => {
  it('as it is planned has no statement of an MX', () => {
    const { text } = rendered('university', 'MC-RTR-1', (device) => {
      expect(device.model).toBe('ACX7024');
      return device;
    });
    expect(text).not.toMatch(ofAnMx);
    expect(text).toMatch(/shaping-rate percent \d+;\n +buffer-size percent \d+;\n +priority strict-high;/);
    expect(junosProblems(text)).toEqual([]);
  });

  it.each(['ACX7024', 'ACX7100-48L', 'PTX10001-36MR'])(
    '%s bridges by VLANs with a routed interface',
    (model) => {
      const { text, omissions } = rendered('own-as', 'HQ-RTR-1', (device) => ({ ...device, model }));
      expect(text).not.toMatch(ofAnMx);
      expect(text).toMatch(
        /family ethernet-switching \{\s+interface-mode access;\s+vlan \{\s+members bridge-4001;/,
      );
      expect(text).toMatch(/^vlans \{\n {4}bridge-4001 \{[^}]* vlan-id 4001;\n {8}l3-interface irb\.4001;/m);
      expect(omissions).toContain('Routers with Junos have no web interface');
      expect(junosProblems(text)).toEqual([]);
    },
  );

  it.each(['MX204', 'MX304'])('is none of %s, which bridges by bridge domains', (model) => {
    const { text } = rendered('own-as', 'HQ-RTR-1', (device) => ({ ...device, model }));
    expect(text).toMatch(/^bridge-domains \{\n {4}bridge-4001 \{[^}]* routing-interface irb\.4001;/m);
    expect(text).not.toContain('ethernet-switching');
    expect(junosProblems(text)).toEqual([]);
  });
});
