import { type TableName, tableVariable } from '#shared/tables/tables.ts';

/** A table's physical name. Call it at module load; throws where the template gives this function no such table. */
export function tableName(table: TableName): string {
  const variable = tableVariable(table);
  const name = process.env[variable];
  if (!name) throw new Error(`The environment does not match the template: ${variable} is missing.`);
  return name;
}
