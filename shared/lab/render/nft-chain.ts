/** A chain of nftables at a hook, of the usual priority, as lines. */
export const nftChain = (
  name: string,
  hook: 'prerouting' | 'forward' | 'output',
  rules: readonly string[],
): string[] => [`chain ${name} {`, `type filter hook ${hook} priority 0`, ...rules, '}'];
