export interface WrongField {
  readonly field: string;
  readonly message: string;
  /** What the field is called, where words are registered for it; its name in the contract otherwise. */
  readonly label?: string | undefined;
}

/**
 * A wrong field as a sentence: `requirements.sites[0].wiredUsers` with "must not be negative" becomes
 * "Wired users must not be negative (requirements.sites[0].wiredUsers)."
 */
export function fieldSentence({ field, message, label }: WrongField): string {
  const name = /^(?:.*\.)?(?<name>[a-z]\w*)(?:\[\d+\])?$/i.exec(field)?.groups?.name;
  // A name that is not one of ours came from the caller: echo it unchanged.
  if (!name) return `“${field}” ${message}.`;
  return `${label ?? spoken(name)} ${message}${name === field ? '' : ` (${field})`}.`;
}

/** `wiredUsers` becomes "Wired users", `publicIPs` "Public IPs". */
function spoken(name: string): string {
  const text = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word) => (/^[A-Z]{2}/.test(word) ? word : word.toLowerCase()))
    .join(' ')
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
