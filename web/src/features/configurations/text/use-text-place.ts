import { useSearchParams } from 'react-router-dom';
import { useFiltersInAddress } from '#web/ui/filters-in-address.ts';

/** What of a device's text is shown, as the address has it: `?device=hq-core-1&dialect=junos&line=12`. */
export interface TextPlace {
  /** Empty for the one that its model speaks. */
  readonly dialect: string;
  /** Empty for the first. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number | undefined;
  /** Lines that come from this element are marked; empty for none. */
  readonly element: string;
  readonly find: string;
}

const names = ['dialect', 'file', 'line', 'element', 'find'] as const;
type Name = (typeof names)[number];

export interface TextPlaceLinks {
  readonly go: (to: Partial<Record<Name, string>>) => void;
  /** The address of another place of the same text. */
  readonly linkTo: (to: Partial<Record<Name, string>>) => string;
}

export function useTextPlace(): TextPlace & TextPlaceLinks {
  const [address] = useSearchParams();
  const { of, setAll } = useFiltersInAddress(names);
  const line = Number(of('line'));
  return {
    dialect: of('dialect'),
    file: of('file'),
    line: Number.isInteger(line) && line > 0 ? line : undefined,
    element: of('element'),
    find: of('find'),
    go: setAll,
    linkTo: (to) => {
      const next = new URLSearchParams(address);
      for (const [name, value] of Object.entries(to))
        if (value === '') next.delete(name);
        else next.set(name, value);
      return `?${next}`;
    },
  };
}
