import { constants, gzipSync } from 'node:zlib';
import { ImportResult } from '#shared/contract/equipment-import.ts';
import { handler as importEquipment } from '../../../functions/equipment/routes/import-equipment.ts';
import { type Answer, send } from '../../support/http-events.ts';
import { equipmentItemsOf } from '../../support/stored-state.ts';

/** Sends an import compressed, as the site does. */
export const importAs = (uid: string, body: object): Promise<Answer> =>
  send(importEquipment, {
    token: uid,
    headers: { 'content-type': 'application/gzip' },
    // Not so well packed that it is taken for a bomb.
    body: gzipSync(JSON.stringify(body), { strategy: constants.Z_HUFFMAN_ONLY }),
  });

export const yaml = (mode: 'preview' | 'create', ...texts: readonly string[]) => ({
  format: 'netbox-yaml' as const,
  files: texts.map((text, index) => ({ name: `${index + 1}.yaml`, text })),
  category: 'switch' as const,
  mode,
});

export const csv = (mode: 'preview' | 'create', ...lines: readonly string[]) => ({
  format: 'csv' as const,
  files: [{ name: 'mine.csv', text: ['category,manufacturer,model,part_number', ...lines].join('\r\n') }],
  mode,
});

export function resultIn({ status, body }: Answer): ImportResult {
  if (status !== 200) throw new Error(`No result was answered: ${status} ${String(body.message)}`);
  return ImportResult.parse(body.data);
}

/** Devices of a user in the table, and what the count next to them says. */
export async function keptBy(uid: string): Promise<{ devices: string[]; count: unknown }> {
  const items = await equipmentItemsOf(uid);
  return {
    devices: items.flatMap(({ partNumber }) => (typeof partNumber === 'string' ? [partNumber] : [])).sort(),
    count: items.find(({ id }) => id === 'counts')?.devices ?? 0,
  };
}
