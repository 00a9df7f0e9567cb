import type { FieldError } from './errors.ts';

/**
 * A wrong field as a sentence: `requirements.sites[0].wiredUsers` with "must not be negative" becomes
 * "Wired users must not be negative (requirements.sites[0].wiredUsers)."
 */
export function fieldSentence({ field, message }: FieldError): string {
  const name = field.split('.').at(-1) ?? field;
  return `${spoken(name)} ${message}${name === field && !name.includes('[') ? '' : ` (${field})`}.`;
}

/** `wiredUsers` becomes "Wired users", `publicIPs` "Public IPs", `sites[0]` "Sites". */
function spoken(name: string): string {
  const words = name
    .replace(/\[.*$/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word) => (/^[A-Z]{2}/.test(word) ? word : word.toLowerCase()));
  const text = words.join(' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
