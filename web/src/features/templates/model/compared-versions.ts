import type { TemplateChange } from '#shared/contract/template-items.ts';

/** The two revisions whose difference is shown. */
export interface ComparedVersions {
  /** Undefined where there is only one. */
  readonly from: number | undefined;
  readonly to: number;
}

/** As the address has them; else the newest and the one before it. `changes` are newest first. */
export function comparedIn(address: URLSearchParams, changes: readonly TemplateChange[]): ComparedVersions {
  const known = (name: string) => {
    const stated = Number(address.get(name));
    return changes.find(({ revision }) => revision === stated)?.revision;
  };
  const to = known('to') ?? changes[0]?.revision ?? 1;
  return { from: known('from') ?? changes.find(({ revision }) => revision < to)?.revision, to };
}

export function withCompared(address: URLSearchParams, { from, to }: ComparedVersions): URLSearchParams {
  const next = new URLSearchParams(address);
  if (from !== undefined) next.set('from', String(from));
  next.set('to', String(to));
  return next;
}
