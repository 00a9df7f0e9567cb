import { built, prepare } from './prepare.ts';
import { runLocalCloud } from './run.ts';
import { builtSite } from './site/built-site.ts';

/** `npm start`: builds what has changed, starts the whole product on loopback, and seeds it. */
const announce = (text: string): void => console.log(text);

await runLocalCloud({ prepare: () => prepare(announce), site: async () => builtSite(built.site), announce });
