import { type TableName, tableVariable } from '#shared/tables/tables.ts';
import { requiredVariable } from '../../runtime/required-variable.ts';

/** A table's physical name. Call it at module load; throws where the template gives this function no such table. */
export const tableName = (table: TableName): string => requiredVariable(tableVariable(table));
