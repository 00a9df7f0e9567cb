/** A label as it stands within a sentence: `list price`; one that begins with an abbreviation keeps it: `PoE budget`, `WAN`. */
export const midSentence = (label: string): string =>
  /^[A-Z][a-z]*\b/.test(label) && !label.startsWith('Wi-Fi')
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
