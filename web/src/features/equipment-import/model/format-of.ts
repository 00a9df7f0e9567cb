import type { EquipmentImport } from '#shared/contract/equipment-import.ts';

export type ImportFormat = EquipmentImport['format'];

export const formatLabels: Readonly<Record<ImportFormat, string>> = { 'netbox-yaml': 'YAML', csv: 'CSV' };

/** What a file's name says of its format; undefined where it is none of an import. */
export function formatOfName(name: string): ImportFormat | undefined {
  if (/\.ya?ml$/i.test(name)) return 'netbox-yaml';
  return /\.(csv|tsv)$/i.test(name) ? 'csv' : undefined;
}

/** What pasted text is: CSV begins with the names of its columns. */
export function formatOfText(text: string): ImportFormat {
  const [head = ''] = text.trimStart().split('\n', 1);
  return /[,;\t]/.test(head) && /\bmanufacturer\b/i.test(head) ? 'csv' : 'netbox-yaml';
}
