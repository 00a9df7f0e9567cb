import { createContext, use } from 'react';
import type { Template } from '#shared/contract/template-items.ts';

export interface ReadTemplate {
  readonly template: Template;
  /** A newer one may be on its way. */
  readonly isValidating: boolean;
}

/** The template of the address, read once by its screen for the tabs below. */
export const ShownTemplate = createContext<ReadTemplate | undefined>(undefined);

/** The template that the screen around this shows. */
export function useShownTemplate(): ReadTemplate {
  const shown = use(ShownTemplate);
  if (!shown) throw new Error('This is for the tabs of a template');
  return shown;
}
