/** Two spellings of a name are the same name, whatever their case, invisible characters and encoding of accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '');
