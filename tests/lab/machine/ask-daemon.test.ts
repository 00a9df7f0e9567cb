import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { askDaemon } from './ask-daemon.ts';

/** What comes of two commands to a daemon that treats each command so. */
async function askedOf(treat: (link: Socket) => void): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'netwright-daemon-'));
  const socket = join(folder, 'vty');
  const server = createServer((link) => link.on('data', () => treat(link)));
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  try {
    return await askDaemon(socket, ['show this', 'show that']);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

it('has the answer of each command', async () => {
  expect(await askedOf((link) => link.write('fine\0\0\0\0'))).toEqual(['fine', 'fine']);
});

it('is told when the daemon ends while it is asked', async () => {
  await expect(askedOf((link) => link.end())).rejects.toThrow('vty has ended');
});
