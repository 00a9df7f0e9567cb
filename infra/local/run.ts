import { rmSync, writeFileSync } from 'node:fs';
import { type LocalCloud, startLocalCloud } from './cloud.ts';
import { claimDataFolder } from './data-folder.ts';
import { portSetting } from './http/browser-ports.ts';
import { built } from './prepare.ts';
import { demonstrationAccounts, seed } from './seed.ts';
import type { SiteOrigin } from './site/server.ts';

export interface RunOptions {
  /** Builds what the cloud needs, before it starts. */
  readonly prepare: () => Promise<void>;
  readonly site: () => Promise<SiteOrigin>;
  readonly announce: (text: string) => void;
}

/**
 * Runs the local cloud as a program: claims the data folder, prepares, starts, seeds, prints its address, and stops
 * everything on Ctrl-C. A failure becomes a sentence and exit code 1.
 */
export async function runLocalCloud({ prepare, site, announce }: RunOptions): Promise<LocalCloud> {
  try {
    const port = portSetting(process.env.PORT);
    const data = claimDataFolder();
    await prepare();
    const cloud = await startLocalCloud({
      assembly: built.assembly,
      data,
      port,
      site: await site(),
      paymentTestKey: process.env.PAYMENT_TEST_KEY,
      announce,
    });
    // For `npm run admin`, which runs in a process of its own.
    writeFileSync(data.file('operator.json'), JSON.stringify(cloud.operator), { mode: 0o600 });
    stopOnSignal(async () => {
      await cloud.close();
      rmSync(data.file('operator.json'), { force: true });
      data.release();
    });
    await fill(cloud, announce);
    return cloud;
  } catch (error) {
    console.error(sentence(error));
    process.exit(1);
  }
}

async function fill(cloud: LocalCloud, announce: (text: string) => void): Promise<void> {
  const seeded = process.env.SEED !== 'none';
  if (seeded) await seed(cloud);
  announce(`Netwright is ready on ${cloud.url}`);
  if (!seeded) return;
  for (const { what, email, password } of demonstrationAccounts)
    announce(`  ${what}: ${email} / ${password}`);
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const once = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGINT', once).on('SIGTERM', once);
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'This port is taken. Stop what runs there, or choose another one with PORT.';
  return error.message;
}
