import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { type DevicePage, type FacetName, findDevices } from '#shared/equipment/facets.ts';
import { mostCompared } from '#web/documents/equipment/model/compare-address.ts';
import { compareValues } from '#web/features/equipment/model/facet-labels.ts';
import {
  addressOf,
  type CatalogueView,
  perPage,
  queryOf,
  viewFrom,
} from '#web/features/equipment/model/view-address.ts';

/** Every value that a facet has in the whole catalogue, in an order that stays. */
export type FacetChoices = Readonly<Record<FacetName, readonly string[]>>;

export interface Catalogue {
  readonly view: CatalogueView;
  readonly found: DevicePage<Equipment>;
  /** Of all pages. */
  readonly matches: readonly Equipment[];
  readonly choices: FacetChoices;
  /** The one currency of all prices; empty where there are several. */
  readonly currency: string;
  /** Shows something else; from its first page, unless a page is said. `replace` leaves no step in the history. */
  readonly show: (change: Partial<CatalogueView>, replace?: boolean) => void;
  /** Filters by what is being typed, before it is in the address. */
  readonly type: (text: string) => void;
  readonly toggleCompared: (id: string) => void;
}

/** Finds devices by what the address says. The list is whole in the browser, so typing needs no request. */
export function useCatalogue(devices: readonly Equipment[]): Catalogue {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => viewFrom(address), [address]);
  const [typed, setTyped] = useState<string>();
  const asked = useMemo(
    () => (typed === undefined ? view : { ...view, search: typed, page: 1 }),
    [view, typed],
  );
  // Typing is rendered immediately, its result when there is time: a slow machine drops no key.
  const sought = useDeferredValue(asked);
  const all = useMemo(() => findDevices(devices, queryOf(sought, wholeList)), [devices, sought]);
  const found = useMemo(() => pageOf(all, sought.page), [all, sought.page]);
  const choices = useMemo(() => choicesOf(devices), [devices]);
  const currency = useMemo(() => onlyCurrency(devices), [devices]);

  // The search box calls a moment later, from a drawing that may be older than the address.
  const latest = useRef({ asked, setAddress });
  latest.current = { asked, setAddress };
  const show = useCallback((change: Partial<CatalogueView>, replace = false) => {
    const next = { ...latest.current.asked, page: 1, ...change };
    latest.current.asked = next;
    setTyped(undefined);
    latest.current.setAddress(addressOf(next), { replace });
  }, []);
  const toggleCompared = useCallback(
    (id: string) => {
      const { page } = latest.current.asked;
      show({ compare: toggled(latest.current.asked.compare, id), page }, true);
    },
    [show],
  );
  return { view, found, matches: all.devices, choices, currency, show, type: setTyped, toggleCompared };
}

const wholeList = Number.MAX_SAFE_INTEGER;

/** A page beyond the last is the last. */
function pageOf(all: DevicePage<Equipment>, asked: number): DevicePage<Equipment> {
  const pages = Math.max(1, Math.ceil(all.total / perPage));
  const page = Math.min(asked, pages);
  return { ...all, devices: all.devices.slice((page - 1) * perPage, page * perPage), page, pages };
}

/** A fifth device is not added. */
const toggled = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(0, mostCompared);

function choicesOf(devices: readonly Equipment[]): FacetChoices {
  const { facets } = findDevices(devices);
  const ordered = (name: FacetName) =>
    facets[name].map(({ value }) => value).sort((a, b) => compareValues(name, a, b));
  return {
    category: ordered('category'),
    manufacturer: ordered('manufacturer'),
    speed: ordered('speed'),
    poe: ordered('poe'),
    layer: ordered('layer'),
    capability: ordered('capability'),
    class: ordered('class'),
    environment: ordered('environment'),
    rackUnits: ordered('rackUnits'),
    owner: ordered('owner'),
  };
}

function onlyCurrency(devices: readonly Equipment[]): string {
  const [first = '', ...others] = new Set(devices.flatMap(({ price }) => price?.currency ?? []));
  return others.length === 0 ? first : '';
}
