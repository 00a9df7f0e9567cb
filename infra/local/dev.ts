import { watch } from 'node:fs';
import { oneAtATime } from './one-at-a-time.ts';
import { prepare, rebundle } from './prepare.ts';
import { runLocalCloud } from './run.ts';
import { developmentSite } from './site/development-site.ts';

/** `npm run dev`: as `npm start`, with hot reload of the site, and of the functions when their code changes. */
const announce = (text: string): void => console.log(text);

const cloud = await runLocalCloud({
  prepare: () => prepare(announce, { withSite: false }),
  site: developmentSite,
  announce,
});

/** How long to wait for an editor to finish writing, in milliseconds. */
const quiet = 150;
let timer: NodeJS.Timeout | undefined;

const reload = oneAtATime(async () => {
  try {
    await rebundle(announce);
    await cloud.reloadFunctions();
    announce('The functions run their new code.');
  } catch (error) {
    announce(error instanceof Error ? error.message : String(error));
  }
});

for (const folder of ['functions', 'shared'])
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void reload(), quiet);
  });
