import type { AdministrativeAct, AuditEntry } from '#shared/contract/admin.ts';
import type { KeyOf } from '#shared/tables/tables.ts';
import { daysAfter, epochSeconds, instantNow } from '../../runtime/clock.ts';
import { newId } from '../../runtime/ids.ts';
import { query } from '../tables/query.ts';
import { tableName } from '../tables/table-name.ts';
import type { Step } from '../tables/transact.ts';
import { entryItem, instantOf, monthOf, parseEntry } from './audit-items.ts';

const TableName = tableName('audit');

/** Days for which entries are kept. */
const daysKept = 400;
const monthsKept = 14;

/** The step that records an administrative act; it belongs to the transaction of the act, or goes before it. */
export function auditStep(act: AdministrativeAct, by: AuditEntry['by'], target: AuditEntry['target']): Step {
  const at = instantNow();
  const id = newId();
  const key = { month: monthOf(at), id } satisfies KeyOf<'audit'>;
  const item = {
    ...key,
    ...entryItem({ id, at, act, by, target }),
    removeAt: epochSeconds(daysAfter(at, daysKept)),
  };
  return { write: { Put: { TableName, Item: item, ConditionExpression: 'attribute_not_exists(id)' } } };
}

/** The entries before one of them, or the latest, newest first. */
export async function listAudit(limit: number, before?: string): Promise<AuditEntry[]> {
  let months = monthsFrom(monthOf(before === undefined ? instantNow() : instantOf(before)));
  const found: AuditEntry[] = [];
  // Acts are rare, and one empty month after another would be read: each time twice as many at once.
  for (let atOnce = 1; months.length > 0 && found.length < limit; atOnce *= 2) {
    const pages = months.slice(0, atOnce).map((month) =>
      query('audit', {
        partition: month,
        ...(before !== undefined && { sort: { from: '0', to: before } }),
        newestFirst: true,
        // The entry that is named is read too.
        atMost: limit - found.length + 1,
      }),
    );
    found.push(
      ...(await Promise.all(pages))
        .flat()
        .map(parseEntry)
        .filter(({ id }) => id !== before),
    );
    months = months.slice(atOnce);
  }
  return found.slice(0, limit);
}

/** A month and those before it for which entries are kept, newest first. */
function monthsFrom(newest: string): string[] {
  const months = [newest];
  while (months.length < monthsKept) months.push(monthBefore(months.at(-1) ?? newest));
  return months;
}

/** `2026-01` follows `2025-12`. */
function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}
