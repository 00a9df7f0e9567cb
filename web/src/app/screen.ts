import codeFont from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url';
import type { ComponentType } from 'react';
import { preload } from 'react-dom';
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
    preload(codeFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
    return load();
  });
