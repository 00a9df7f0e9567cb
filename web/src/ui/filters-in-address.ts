import { useSearchParams } from 'react-router-dom';

/** Filters of a list that stand in the address, each by its name; an empty one is left out of it. */
export function useFiltersInAddress<Name extends string>(names: readonly Name[]) {
  const [address, setAddress] = useSearchParams();
  const of = (name: Name): string => address.get(name) ?? '';
  const setAll = (values: Partial<Record<Name, string>>): void =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of names) {
          const value = values[name];
          if (value === '') next.delete(name);
          else if (value !== undefined) next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  const set = (name: Name, value: string): void => {
    const values: Partial<Record<Name, string>> = {};
    values[name] = value;
    setAll(values);
  };
  const clear = (): void => setAddress({}, { replace: true });
  return { of, set, setAll, clear, isAny: names.some((name) => of(name) !== '') };
}
