import type { Site } from '../../contract/requirements.ts';
import { smallAccessModel } from '../requirements/assumptions.ts';
import { staffOf } from '../requirements/effective-sites.ts';
import type { SizingFigures } from '../requirements/figures-of-sites.ts';
import { wirelessDevicesOf } from '../requirements/wireless-devices.ts';
import { closetsOf } from './closets.ts';
import { usablePorts } from './usable-ports.ts';

/**
 * The part of a site where a segment of staff with switches of its own sits: as many closets as fill a small switch each, on floors
 * next to each other, with the area that the segment has of everybody's. Where that are all closets of the site, it is all over it.
 * @param own the site with the people of the segment alone
 * @param whole the site with everybody
 */
export function seatedTogether(own: Site, whole: Site, growth: number, figures: SizingFigures): Site {
  const accessPoints = (wirelessDevicesOf(own, figures) * growth) / figures.clientsPerAccessPoint;
  const ports = own.wiredUsers * growth + Math.ceil(accessPoints - 1e-9);
  const needed = Math.ceil(ports / usablePorts(smallAccessModel, figures) - 1e-9);
  if (needed >= closetsOf(own, growth, 0, figures).length) return own;
  const share = staffOf(own) / Math.max(1, staffOf(whole) + whole.guests);
  const all = [whole, ...whole.buildings].reduce((sum, { areaM2 }) => sum + areaM2, 0);
  const floors = Math.min(own.floors, needed);
  const areaM2 = Math.min(all * share, (own.areaM2 * floors) / own.floors);
  const rooms = own.rooms === undefined ? {} : { rooms: Math.ceil(own.rooms * share) };
  return { ...own, ...rooms, buildings: [], floors, areaM2 };
}
