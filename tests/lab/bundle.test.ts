import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { LabRun } from '#shared/contract/lab-result.ts';
import { labFiles } from '#shared/templates/bundle/lab-files.ts';
import { bootsHere } from './boots-here.ts';
import { smallOffice } from './fixtures/small-office.ts';
import { deviceFiles } from './library/device-files.ts';

/** What tracks follow is tried by `ping`, which a machine may lack. */
const untracked: NetworkConfiguration = {
  ...smallOffice,
  devices: smallOffice.devices.map((device) => ({
    ...device,
    tracks: [],
    firstHops: device.firstHops.map((hop) => ({ ...hop, tracks: [] })),
    ...(device.routing && {
      routing: {
        ...device.routing,
        statics: device.routing.statics.map(({ track: _, ...row }) => row),
      },
    }),
  })),
};

describe.skipIf(!bootsHere)('the script of a bundle', () => {
  it('boots the network, tests every flow, and writes what can be uploaded', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
    try {
      const files = labFiles({
        designName: 'Office',
        topologyVersion: 3,
        network: untracked,
        files: deviceFiles(untracked),
      });
      for (const { path, text, isExecutable } of files) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
        if (isExecutable) chmodSync(join(folder, path), 0o755);
      }
      const out = join(folder, 'results.json');
      const { stdout } = await promisify(execFile)(join(folder, 'lab/boot.sh'), [
        '--fail',
        'sw',
        '--out',
        out,
      ]);
      expect(stdout).toContain('booted: 12 of 12 flows as promised');
      const { scenarios, notes, topologyVersion } = LabRun.parse(JSON.parse(readFileSync(out, 'utf8')));
      expect(topologyVersion).toBe(3);
      expect(notes).toEqual([]);
      expect(scenarios).toMatchObject([
        { kind: 'normal', passed: 6, dropped: 6, unexpected: [], cutOff: [] },
        { kind: 'device', element: 'sw', passed: 0, dropped: 6, unexpected: [] },
      ]);
      expect(scenarios[1]?.cutOff).toHaveLength(6);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
