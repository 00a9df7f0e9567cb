import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { DialectId } from '#shared/contract/dialect.ts';
import { ansibleFiles } from '#shared/templates/bundle/ansible.ts';
import type { BundleFile } from '#shared/templates/bundle/bundle-file.ts';
import { bundleOfDeployment } from '#shared/templates/bundle/deployment-bundle.ts';
import { bundleOfDesign } from '#shared/templates/bundle/design-bundle.ts';
import { zipBundle } from '#shared/templates/bundle/zip-bundle.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import type { TemplateEngine } from '#shared/templates/engine/template-engine.ts';
import { smallOffice } from '../../lab/fixtures/small-office.ts';
import { openEngine } from '../../support/open-engine.ts';

let engine: TemplateEngine;
beforeAll(async () => {
  engine = await openEngine();
});

const hash = async (text: string): Promise<string> => createHash('sha256').update(text).digest('hex');

/** The small office with other host names, its firewall in one dialect and its switch in another. */
async function bundle(names: Readonly<Record<string, string>> = {}, dialect: DialectId = 'ios-xe') {
  const network = {
    ...smallOffice,
    devices: smallOffice.devices.map(
      (device): DeviceConfiguration => ({
        ...device,
        ...(names[device.id] && { hostname: names[device.id] ?? '' }),
      }),
    ),
  };
  const [first] = network.devices;
  return bundleOfDesign(
    {
      design: { id: 'a'.repeat(24), name: 'Office' },
      topologyVersion: 3,
      at: '2026-11-22T12:00:00.000Z',
      network,
      devices: network.devices.map((device) => {
        if (device.kind === 'firewall' && device !== first)
          return { device, choice: { kind: 'unsupported', sentence: 'It runs something else.' } };
        const own = dialects[device === first ? 'frr' : dialect];
        return {
          device,
          choice: { kind: 'supported', dialect: own },
          composed: composeDevice(engine, network, device, own),
        };
      }),
    },
    hash,
  );
}

const textOf = (files: readonly BundleFile[], path: string): string =>
  files.find((file) => file.path === path)?.text ?? '';

describe('the bundle of a design', () => {
  it('has a manifest first that names every other file with its hash', async () => {
    const [manifest, ...files] = await bundle();
    const { files: rows, topologyVersion } = JSON.parse(manifest?.text ?? '');
    expect(manifest?.path).toBe('manifest.json');
    expect(topologyVersion).toBe(3);
    expect(rows.map(({ path }: BundleFile) => path)).toEqual(files.map(({ path }) => path));
    for (const [at, { path, text }] of files.entries()) {
      expect(rows[at].sha256, path).toBe(await hash(text));
      expect(rows[at].bytes, path).toBe(Buffer.byteLength(text));
    }
  });

  it('names every device in the inventory by role, site and dialect, with variables of its own', async () => {
    const files = await bundle();
    const { all } = parse(textOf(files, 'inventory.yml'));
    const names = smallOffice.devices.map(({ hostname }) => hostname);
    expect(Object.keys(all.hosts)).toEqual(names);
    expect(Object.keys(all.children)).toEqual(
      expect.arrayContaining(['dialect_frr', 'dialect_ios_xe', 'role_switch']),
    );
    for (const name of names)
      expect(parse(textOf(files, `host_vars/${name}.yml`))).toMatchObject({
        hostname: name,
        device_name: name,
      });
  });

  it('keeps its folders and its structure whatever devices are called', async () => {
    const names = { fw: '../../etc/passwd', sw: 'con: {a: [b]}\n- &x "' };
    const files = await bundle(names);
    for (const { path } of files) {
      expect(path).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._@-]*)*$/);
      expect(path.split('/')).not.toContain('..');
    }
    const { all } = parse(textOf(files, 'inventory.yml'));
    expect(Object.keys(all.hosts)).toHaveLength(smallOffice.devices.length);
    const variables = Object.keys(all.hosts).map((name) => parse(textOf(files, `host_vars/${name}.yml`)));
    expect(variables.map(({ hostname }) => hostname)).toEqual(expect.arrayContaining(Object.values(names)));
    expect(variables.every((row) => Object.keys(row).includes('interfaces') && !('a' in row))).toBe(true);
  });

  it('names interfaces as the device does, and leaves nothing of theirs for Ansible to render', async () => {
    const files = await bundle({ sw: "{{ lookup('pipe', 'id') }}" });
    const texts = files.filter(({ path }) => path.startsWith('host_vars/')).map(({ text }) => text);
    const switched = texts.find((text) => text.includes('lookup')) ?? '';
    expect(switched.match(/.*lookup\(.*/g)).toEqual([
      expect.stringMatching(/^hostname: !unsafe "/),
      expect.stringMatching(/^device_name: !unsafe "/),
    ]);
    const rows = smallOffice.devices.map((device) => ({
      device,
      choice: { kind: 'supported' as const, dialect: dialects['ios-xe'] },
      files: { name: device.id, path: undefined, files: [] },
    }));
    const [, firewall] = ansibleFiles(smallOffice, rows);
    expect(parse(firewall?.text ?? '').interfaces).toContainEqual(
      expect.objectContaining({ name: 'GigabitEthernet0/0/0.10' }),
    );
  });

  it('says of a device without a dialect why it has no configuration', async () => {
    const files = await bundle();
    const rows = JSON.parse(textOf(files, 'manifest.json')).devices;
    const others = smallOffice.devices.slice(1).filter(({ kind }) => kind === 'firewall');
    expect(rows.filter(({ unsupported }: { unsupported?: string }) => unsupported !== undefined)).toEqual(
      others.map(({ id }) => expect.objectContaining({ id, unsupported: 'It runs something else.' })),
    );
    for (const { hostname } of others)
      expect(textOf(files, 'README.md')).toContain(`- ${hostname}: It runs something else.\n`);
  });

  it('is a zip whose scripts can be run', async () => {
    const files: BundleFile[] = [
      { path: 'a/ä.txt', text: 'ä\n' },
      { path: 'boot.sh', text: '#!/bin/sh\n', isExecutable: true },
    ];
    const zip = zipBundle(files, 'office', new Date('2026-11-22T12:00:00Z'));
    expect(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
      ['office/a/ä.txt', 'ä\n'],
      ['office/boot.sh', '#!/bin/sh\n'],
    ]);
  });
});

describe('the bundle of a deployment', () => {
  it('fills in the secrets that are entered, and names the others', async () => {
    const [manifest, file, ...more] = await bundleOfDeployment(
      {
        deployment: {
          id: 'b'.repeat(24),
          templateId: 'a'.repeat(24),
          templateVersion: 2,
          deviceId: 'c'.repeat(24),
          deviceName: '../r1',
          status: 'pending',
          hash: '0',
        },
        dialect: 'eos',
        text: 'enable secret <secret:one>\nkey <secret:two>\n',
        at: '2026-11-22T12:00:00.000Z',
        secrets: { one: 'x' },
      },
      hash,
    );
    expect(more).toEqual([]);
    expect(file).toEqual({ path: 'r1/r1.cfg', text: 'enable secret x\nkey <secret:two>\n' });
    expect(JSON.parse(manifest?.text ?? '').files[0].secretsToEnter).toEqual(['two']);
  });
});
