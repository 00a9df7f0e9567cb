import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { FullScreenSpinner } from '#web/ui/full-screen-spinner.tsx';
import { RouteError } from './route-error.tsx';
import { ScreenLoadError } from './screen-load-error.ts';

/** A screen whose code is fetched on its own, with what stands in its place until then and when it fails. */
export const screen = (load: () => Promise<{ readonly default: ComponentType }>) =>
  ({
    lazy: async () => {
      const { default: Component } = await load().catch((cause: unknown) => {
        throw new ScreenLoadError(cause);
      });
      return { Component };
    },
    HydrateFallback: FullScreenSpinner,
    ErrorBoundary: RouteError,
  }) satisfies RouteObject;

/** A screen full of addresses and ports, whose typeface comes along with its code. */
export const screenInCode: typeof screen = (load) =>
  screen(() => {
    // Failures are ignored: the text is shown in another typeface until then.
    if ('fonts' in document) document.fonts.load('1em "JetBrains Mono Variable"').catch(() => {});
    return load();
  });
