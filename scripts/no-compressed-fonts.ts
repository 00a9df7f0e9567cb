import type { Plugin } from 'esbuild';

/**
 * Has fontkit read no WOFF2, whose compression brings a dictionary of its own: 10 ms of a report's first answer, for fonts that are
 * all TrueType or OpenType files.
 */
export const noCompressedFonts: Plugin = {
  name: 'no-compressed-fonts',
  setup: ({ onLoad }) => onLoad({ filter: /[/\\]brotli[/\\]decompress\.js$/ }, () => ({ contents })),
};

const contents = `
module.exports = () => {
  throw new Error('WOFF2 is not read here.');
};`;
