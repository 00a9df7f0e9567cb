import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { type KeyUse, keysOf } from './keys-of.ts';

/** What tables charge, as on-demand tables count it. */
export interface Consumed {
  reads: number;
  writes: number;
  requests: number;
  /** Units by `table key`, and by `table index` for what an index takes beside its table. */
  readonly byKey: Map<string, { reads: number; writes: number }>;
}

const Units = z.object({ CapacityUnits: z.number().default(0) });
const Capacity = Units.extend({
  TableName: z.string(),
  GlobalSecondaryIndexes: z.record(z.string(), Units).optional(),
});
const Answer = z.object({ ConsumedCapacity: z.union([Capacity, z.array(Capacity)]).optional() });
type Capacity = z.output<typeof Capacity>;

const writing = /^(Put|Update|Delete|TransactWrite|BatchWrite)/;

/** Stands before the tables, asks what each request consumes, and adds it up. */
export function createCapacityProxy(tables: string, consumed: Consumed): Server {
  return createServer(async (incoming, outgoing) => {
    const operation = String(incoming.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    const request: object = JSON.parse((await buffer(incoming)).toString());
    const answer = await fetch(tables, {
      method: 'POST',
      headers: Object.fromEntries(
        Object.entries(incoming.headers).flatMap(([name, value]) =>
          typeof value === 'string' && name !== 'content-length' && name !== 'host' ? [[name, value]] : [],
        ),
      ),
      body: JSON.stringify({ ...request, ReturnConsumedCapacity: 'INDEXES' }),
    });
    const text = await answer.text();
    const { ConsumedCapacity: parts = [] } = Answer.parse(JSON.parse(text));
    const kind = writing.test(operation) ? 'writes' : 'reads';
    for (const part of [parts].flat()) add(consumed, kind, part, keysOf(operation, request));
    consumed.requests += 1;
    outgoing.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' });
    outgoing.end(text);
  });
}

/** A request of several keys says what it took by table: each key counts an equal part. */
function add(consumed: Consumed, kind: 'reads' | 'writes', part: Capacity, keys: readonly KeyUse[]): void {
  const { TableName, CapacityUnits, GlobalSecondaryIndexes: indexes = {} } = part;
  const count = (key: string, units: number) => {
    const used = consumed.byKey.get(key) ?? { reads: 0, writes: 0 };
    used[kind] += units;
    consumed.byKey.set(key, used);
  };
  consumed[kind] += CapacityUnits;
  let ofTable = CapacityUnits;
  for (const [index, { CapacityUnits: units }] of Object.entries(indexes)) {
    count(`${TableName} ${index}`, units);
    ofTable -= units;
  }
  const own = keys.filter(({ table }) => table === TableName);
  for (const { key } of own) count(`${TableName} ${key}`, ofTable / own.length);
}
