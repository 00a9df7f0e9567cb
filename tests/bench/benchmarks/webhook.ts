import { resolve } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { initializePayment, receivePaymentWebhook } from '#shared/contract/subscriptions.ts';
import { built } from '../../../infra/local/prepare.ts';
import { payAtCheckout } from '../../support/pay-at-checkout.ts';
import { bundleBareHandlers } from '../bare-handlers.ts';
import { type Invoked, invokeInFreshProcess } from '../fresh-process.ts';
import { functionEvent } from '../function-event.ts';
import type { BenchCloud } from '../local-cloud.ts';
import { alone, type Benchmark, beside, type Row, usualColumns } from '../report.ts';
import { type SignedNotice, signedNotice } from '../signed-notice.ts';
import { percentile, timed } from '../statistics.ts';

const [warmUp, rounds, payments, processes] = [20, 200, 20, 5];

/** A webhook from the request until it is answered, and until what it points at is applied. */
export const webhook: Benchmark<() => Promise<BenchCloud>> = {
  name: 'webhook',
  title: 'Webhook of the payment provider: to its 200, and to applied',
  run: async (start) => {
    const cloud = await start();
    const provider = cloud.operator.payments;
    if (!provider) throw new Error('This benchmark needs the payment provider of this machine.');
    // Its own webhooks would be measured too.
    await order(provider, 'webhooks', { lose: 1_000_000 });
    const sample = signedNotice(provider.key, 'CUS_nobody', 'nw-bench');
    const bare = await bundleBareHandlers();
    try {
      const event = functionEvent(cloud, receivePaymentWebhook.name, sample);
      const events = Array.from({ length: warmUp + rounds }, () => event);
      const module = resolve(built.functions, receivePaymentWebhook.name, 'index.mjs');
      const environment = cloud.environmentOf(receivePaymentWebhook.name);
      const runs: { ours: Invoked; bare: Invoked }[] = [];
      for (let run = 0; run < processes; run += 1)
        runs.push({
          ours: await invokeInFreshProcess({ module, events }, environment),
          bare: await invokeInFreshProcess(
            { module: bare.usual.module, events: events.map(() => ({})) },
            cloud.environmentOf('getStats'),
          ),
        });
      const failed = runs.flatMap(({ ours }) => ours.statuses).find((status) => status !== 200);
      if (failed !== undefined) throw new Error(`The webhook answered ${failed}.`);
      const warm = (which: 'ours' | 'bare') => runs.flatMap((run) => run[which].answerMs.slice(warmUp));
      const processor = (which: 'ours' | 'bare') =>
        runs.flatMap((run) => run[which].answerCpuMs.slice(warmUp));
      const first = (which: 'ours' | 'bare') => runs.map((run) => run[which].firstAnswerMs);

      const whole: number[] = [];
      for (let round = -warmUp; round < rounds; round += 1) {
        const { ms } = await timed(() => post(cloud, sample));
        if (round >= 0) whole.push(ms);
      }
      const applied: number[] = [];
      for (let round = -2; round < payments; round += 1) {
        const ms = await untilApplied(cloud, provider.key);
        if (round >= 0) applied.push(ms);
      }
      return {
        columns: usualColumns,
        rows: [
          ...percentiles('The function alone, warm', warm('ours'), warm('bare')),
          ...percentiles('The function alone, warm, processor time', processor('ours'), processor('bare')),
          ...percentiles('The function alone, first answer', first('ours'), first('bare')),
          ...[0.5, 0.95].map((part) =>
            alone(`From the request to 200, p${part * 100}`, percentile(whole, part), 'ms'),
          ),
          ...[0.5, 0.95].map((part) =>
            alone(`From the request to applied, p${part * 100}`, percentile(applied, part), 'ms'),
          ),
        ],
        notes: [
          `The function alone: ${rounds} signed webhooks in each of ${processes} fresh processes, after ${warmUp} to warm up; ` +
            'it verifies the signature, parses, and sends a message to the queue, where the bare handler reads one item.',
          `To 200: ${rounds} requests through site, gateway, function and queue. To applied: ${payments} payments of new users, ` +
            'until the ledger has the payment: the worker asks the provider five to nine questions and writes one transaction.',
          'Queue, tables, secrets and provider are on this machine; AWS’s own queue hands a message over within some tens of milliseconds.',
        ],
      };
    } finally {
      bare.remove();
      await order(provider, 'webhooks', {});
    }
  },
};

async function post(cloud: BenchCloud, { body, headers }: SignedNotice): Promise<void> {
  const address = new URL(`/api${receivePaymentWebhook.path}`, cloud.url);
  const answer = await fetch(address, { method: 'POST', body, headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`The webhook was answered with ${answer.status}.`);
}

/** From the webhook of a payment until it stands in the ledger. */
async function untilApplied(cloud: BenchCloud, key: string): Promise<number> {
  const payer = await cloud.register();
  const { data } = await cloud.call(payer, initializePayment, { body: { planId: 'starter' } });
  await payAtCheckout(data.authorization_url);
  const isApplied = ledgerOf(cloud, payer.user.uid);
  const { ms } = await timed(async () => {
    await post(cloud, signedNotice(key, 'CUS_new', data.reference));
    while (!(await isApplied())) await new Promise((resolve_) => setTimeout(resolve_, 2));
  });
  return ms;
}

function ledgerOf(cloud: BenchCloud, uid: string): () => Promise<boolean> {
  const { region, accessKey: credentials, endpoints } = cloud.operator;
  const tables = DynamoDBDocumentClient.from(
    new DynamoDBClient({ region, credentials, endpoint: endpoints.database }),
  );
  return async () => {
    const { Count: count = 0 } = await tables.send(
      new QueryCommand({
        TableName: cloud.environmentOf('verifyPayment').SUBSCRIPTIONS_TABLE,
        KeyConditionExpression: 'uid = :uid AND begins_with(id, :ledger)',
        ExpressionAttributeValues: { ':uid': uid, ':ledger': 'ledger#' },
        ConsistentRead: true,
        Select: 'COUNT',
      }),
    );
    return count > 0;
  };
}

async function order(
  { address, key }: { readonly address: string; readonly key: string },
  name: string,
  body: object,
): Promise<void> {
  await fetch(`${address}/local/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
}

const percentiles = (figure: string, ours: readonly number[], bare: readonly number[]): Row[] =>
  [0.5, 0.95].map((part) =>
    beside(
      `${figure}, p${part * 100}`,
      percentile(ours, part),
      { name: 'bare handler', figure: percentile(bare, part) },
      'ms',
    ),
  );
