import type { ConfigNode } from '../tree/config-node.ts';

/** Whether two statements say the same, the secrets aside: a placeholder stands for any value, hashed, encrypted or plain. */
export function isSameStatement(a: ConfigNode, b: ConfigNode): boolean {
  return isSameText(a.text, b.text) && (a.block ?? []).join('\n') === (b.block ?? []).join('\n');
}

function isSameText(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.includes('<secret:')) return patternOf(a).test(withoutAlgorithm(b));
  return b.includes('<secret:') && patternOf(b).test(withoutAlgorithm(a));
}

const placeholder = /(?:\b(?:[0-9]|ENC|encrypted|sha512|sha256) )?"?<secret:[a-z][a-z0-9_]*>"?/;

const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${withoutAlgorithm(text)
      .split(placeholder)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('(?:(?:\\d|ENC|encrypted|sha512|sha256) )?(?:"[^"]*"|\\S+)')}$`,
  );

/** How a secret is hashed is for the device to show. */
const withoutAlgorithm = (text: string): string => text.replace(/ algorithm-type \S+/, '');
