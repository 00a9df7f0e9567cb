import { partLoader } from './part-loader.ts';

/** What Lambda imports of every bundle, as `index.mjs`. */
export const handler: unknown = Reflect.get(partLoader(import.meta)('./main.js'), 'handler');
