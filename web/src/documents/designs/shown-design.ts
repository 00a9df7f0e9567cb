import { createContext, use } from 'react';
import type { Design } from '#shared/contract/designs.ts';

/** The design of the address, read once by its screen for everything below: `<ShownDesign value={design}>`. */
export const ShownDesign = createContext<Design | undefined>(undefined);

/** The design that the screen around this shows. */
export function useShownDesign(): Design {
  const design = use(ShownDesign);
  if (!design) throw new Error('This is for the tabs of a design');
  return design;
}
