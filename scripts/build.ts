import { build } from '../infra/local/prepare.ts';

/** `npm run build`: the functions' bundles and the site, as a deployment takes them along. */
await build((text) => console.log(text));
