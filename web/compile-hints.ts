import type { Plugin } from 'vite';

/**
 * Marks the files with these modules to be compiled whole when they are loaded. Chromium does it aside, while the page
 * waits for its data; by itself it compiles each function when it is first called. Other browsers read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileHints = (modules: RegExp): Plugin => ({
  name: 'compile-hints',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.moduleIds.some((id) => modules.test(id)))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});
