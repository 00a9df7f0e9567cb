/**
 * SWR takes `setTimeout.bind(null, revalidate)` for a listener: the event comes where a delay belongs. A browser reads that as 0,
 * Node too, but with a warning (TimeoutNaNWarning).
 */
globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (target, self, [callback, delay, ...given]) =>
    Reflect.apply(target, self, [callback, delay instanceof Event ? 0 : delay, ...given]),
});

export {};
