import { useSearchParams } from 'react-router-dom';

/** Filters of a list that stand in the address, each by its name; an empty one is left out of it. */
export function useFiltersInAddress<Name extends string>(names: readonly Name[]) {
  const [address, setAddress] = useSearchParams();
  const of = (name: Name): string => address.get(name) ?? '';
  const set = (name: Name, value: string): void =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const clear = (): void => setAddress({}, { replace: true });
  return { of, set, clear, isAny: names.some((name) => of(name) !== '') };
}
