/** `checkout_started` → `Checkout started`. */
export const eventName = (event: string): string =>
  `${event.charAt(0).toUpperCase()}${event.slice(1).replaceAll('_', ' ')}`;
