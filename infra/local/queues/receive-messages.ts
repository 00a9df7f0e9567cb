import type { DeployedQueue } from './deployed-queues.ts';
import type { QueueStore, ReceivedMessage } from './queue-store.ts';

/** How much a receiver wants, and for how long it waits. */
export interface Reception {
  readonly most: number;
  readonly visibilitySeconds: number | undefined;
  readonly waitSeconds: number;
}

/** Messages of a queue; where there are none, the first that arrive while the receiver waits. */
export async function receiveMessages(
  store: QueueStore,
  queue: DeployedQueue,
  { most, visibilitySeconds, waitSeconds }: Reception,
): Promise<ReceivedMessage[]> {
  const deadline = Date.now() + waitSeconds * 1_000;
  for (;;) {
    const received = store.receive(queue, most, visibilitySeconds);
    const left = deadline - Date.now();
    if (received.length > 0 || left <= 0) return received;
    await changeOf(store, queue, left);
  }
}

/** Until a message is sent, becomes visible, or the time is over. */
function changeOf(store: QueueStore, queue: DeployedQueue, mostMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const next = store.nextVisibleAt(queue);
  const dueMs = next === undefined ? mostMs : Math.min(mostMs, Math.max(next - Date.now(), 10));
  const timer = setTimeout(resolve, dueMs);
  const stop = store.onMessage(queue, resolve);
  return promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}
