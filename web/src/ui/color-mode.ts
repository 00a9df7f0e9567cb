import { useSyncExternalStore } from 'react';

export const colorModes = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

const key = 'color-mode';
const listeners = new Set<() => void>();
const systemIsDark = () => window.matchMedia?.('(prefers-color-scheme: dark)');

/** What the person chose; the system's choice unless they did. Remembered; public/color-mode.js restores it. */
export function useColorMode(): readonly [ColorMode, (mode: ColorMode) => void] {
  return [useSyncExternalStore(subscribe, chosen), choose];
}

/** What is shown now: for a canvas that has to draw again when it changes. */
export const useShownColorMode = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, () => {
    const mode = chosen();
    if (mode !== 'system') return mode;
    return systemIsDark()?.matches ? 'dark' : 'light';
  });

function chosen(): ColorMode {
  const mode = document.documentElement.dataset.colorMode;
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}

function choose(mode: ColorMode): void {
  if (mode === 'system') {
    delete document.documentElement.dataset.colorMode;
    localStorage.removeItem(key);
  } else {
    document.documentElement.dataset.colorMode = mode;
    localStorage.setItem(key, mode);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const system = systemIsDark();
  system?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system?.removeEventListener('change', listener);
  };
}
