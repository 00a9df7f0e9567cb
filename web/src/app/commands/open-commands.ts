const eventName = 'netwright:commands';

/** Opens the command palette from anywhere. */
export const openCommands = (): void => {
  window.dispatchEvent(new Event(eventName));
};

/** Returns a function that stops listening. */
export function onOpenCommands(listener: () => void): () => void {
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
}
