/** The version that an owner states for a change; the next patch where they state none, or the stored one again. */
export function nextSemanticVersion(stored: string, stated: string | undefined): string {
  if (stated !== undefined && stated !== stored) return stated;
  const [, major = '1', minor = '0', patch = '0'] = /^(\d+)\.(\d+)\.(\d+)/.exec(stored) ?? [];
  return `${major}.${minor}.${Number(patch) + 1}`;
}
