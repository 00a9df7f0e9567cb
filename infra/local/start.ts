import { rmSync, writeFileSync } from 'node:fs';
import { startLocalCloud } from './cloud.ts';
import { claimDataFolder } from './data-folder.ts';
import { built, prepare } from './prepare.ts';
import { demonstrationAccounts, seed } from './seed.ts';
import { builtSite } from './site/built-site.ts';

/** `npm start`: builds what has changed, starts the whole product on loopback, and fills it for a first look. */
const say = (text: string): void => console.log(text);

try {
  const data = claimDataFolder();
  await prepare(say);
  const cloud = await startLocalCloud({
    assembly: built.assembly,
    data,
    port: Number(process.env.PORT ?? 3000),
    site: builtSite(built.site),
    announce: say,
  });
  writeFileSync(data.file('operator.json'), JSON.stringify(cloud.operator), { mode: 0o600 });

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await cloud.close();
    rmSync(data.file('operator.json'), { force: true });
    data.release();
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);

  const seeded = process.env.SEED !== 'none';
  if (seeded) await seed(cloud);
  say(`Netwright is ready on ${cloud.url}`);
  if (seeded)
    for (const { what, email, password } of demonstrationAccounts) say(`  ${what}: ${email} / ${password}`);
} catch (error) {
  console.error(sentence(error));
  process.exit(1);
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'This port is taken. Stop what runs there, or choose another one with PORT.';
  return error.message;
}
