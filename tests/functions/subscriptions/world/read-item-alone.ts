import { readTables } from '../../../../functions/storage/tables/batch-get.ts';
import { tableName } from '../../../../functions/storage/tables/table-name.ts';
import type { KeyOf, TableName } from '../../../../shared/tables/tables.ts';

/** Replaces functions/storage/tables/read-item.ts: functions that run beside each other here share no call, and none dies of another's. */
export async function readItem<Table extends TableName>(
  table: Table,
  key: KeyOf<Table>,
): Promise<Record<string, unknown> | undefined> {
  const name = tableName(table);
  const found = await readTables(new Map([[name, [key]]]));
  return found.get(name)?.[0];
}
