import type { Plugin } from 'esbuild';

/**
 * Has the AWS SDK look for no configuration in files of a home directory, which Lambda does not have: for each client it would
 * open two at its first call, and load what opens and parses them.
 */
export const noConfigFiles: Plugin = {
  name: 'no-config-files',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\]node-config-provider[/\\]fromSharedConfigFiles\.js$/ }, () => ({ contents })),
};

/** The next source in the SDK's chain is the default. */
const contents = `
const none = Object.assign(new Error('There are no configuration files.'), { tryNextLink: true });
export const fromSharedConfigFiles = () => () => Promise.reject(none);`;
