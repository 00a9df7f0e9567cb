import type { Site } from '../../contract/requirements.ts';
import type { SizingFigures } from '../requirements/figures-of-sites.ts';
import { type Closet, closetsOf } from './closets.ts';

/** The closets of a site by how many servers are on its access switches. */
export type LikeClosets = (
  site: Site,
  figures: SizingFigures,
) => (serversOnAccess: number) => readonly Closet[];

/** Closets as `closetsOf` sizes them, the same ones for all sites that are alike but for their names. */
export function likeClosets(growth: number): LikeClosets {
  const known = new Map<string, Map<number, readonly Closet[]>>();
  return (site, figures) => {
    const unnamed = { ...site, name: '' };
    const kind = JSON.stringify([unnamed, figures]);
    const sized = known.get(kind) ?? new Map<number, readonly Closet[]>();
    known.set(kind, sized);
    return (serversOnAccess) => {
      const closets = sized.get(serversOnAccess) ?? closetsOf(unnamed, growth, serversOnAccess, figures);
      sized.set(serversOnAccess, closets);
      return closets;
    };
  };
}
