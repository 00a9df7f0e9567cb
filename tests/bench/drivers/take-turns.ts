import { readFileSync, writeSync } from 'node:fs';
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  type GetCommandInput,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { timed } from '../statistics.ts';

/** A call of the API, or reads of the tables that are made at once. */
export type Call =
  | { readonly address: string; readonly token: string }
  | {
      readonly reads: readonly ({ readonly get: GetCommandInput } | { readonly query: QueryCommandInput })[];
    };

export interface Turns {
  readonly tables: Pick<DynamoDBClientConfig, 'region' | 'endpoint'>;
  readonly calls: Readonly<Record<string, Call>>;
  readonly warmUp: number;
  readonly rounds: number;
}

/**
 * Makes each call once a round, in a process that does nothing else, so that what slows the machine down slows them all; says
 * how long each took, in milliseconds.
 */
const { tables, calls, warmUp, rounds } = JSON.parse(readFileSync(0, 'utf8')) as Turns;
const client = DynamoDBDocumentClient.from(new DynamoDBClient(tables));

async function make(call: Call): Promise<unknown> {
  if ('reads' in call)
    return Promise.all(
      call.reads.map((read) =>
        'get' in read ? client.send(new GetCommand(read.get)) : client.send(new QueryCommand(read.query)),
      ),
    );
  const response = await fetch(call.address, { headers: { authorization: `Bearer ${call.token}` } });
  if (!response.ok) throw new Error(`${call.address} was answered with ${response.status}.`);
  return response.json();
}

const entries = Object.entries(calls);
const times = new Map<string, number[]>(entries.map(([name]) => [name, []]));
for (let round = -warmUp; round < rounds; round += 1)
  for (const [name, call] of round % 2 === 0 ? entries : entries.toReversed()) {
    const { ms } = await timed(() => make(call));
    if (round >= 0) times.get(name)?.push(ms);
  }
writeSync(3, JSON.stringify(Object.fromEntries(times)));
process.exit();
