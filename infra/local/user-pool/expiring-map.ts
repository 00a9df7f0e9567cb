/** An in-memory map whose entries all expire after the same time; used for what a restart may lose. */
export interface ExpiringMap<Value> {
  get(key: string): Value | undefined;
  /** Stores the value and restarts its time. */
  set(key: string, value: Value): void;
  delete(key: string): void;
}

export function createExpiringMap<Value>(lifetimeMs: number): ExpiringMap<Value> {
  // A Map iterates in order of insertion, which is the order of expiry here.
  const entries = new Map<string, { value: Value; expiresAt: number }>();
  const dropExpired = () => {
    for (const [key, entry] of entries) {
      if (entry.expiresAt > Date.now()) return;
      entries.delete(key);
    }
  };
  return {
    get(key) {
      dropExpired();
      return entries.get(key)?.value;
    },
    set(key, value) {
      dropExpired();
      entries.delete(key);
      entries.set(key, { value, expiresAt: Date.now() + lifetimeMs });
    },
    delete: (key) => entries.delete(key),
  };
}
