import type { ActionDefinition, Shortcut } from './action.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The action whose shortcut was pressed. One that names Shift goes before one that does not. */
export function pressedAction<Given extends ActionDefinition>(
  actions: readonly Given[],
  event: Pressed,
): Given | undefined {
  const pressed = (isShifted: boolean) =>
    actions.find(({ shortcuts = [] }) =>
      shortcuts.some((shortcut) => (shortcut.withShift ?? false) === isShifted && isPressed(shortcut, event)),
    );
  return (event.shiftKey ? pressed(true) : undefined) ?? pressed(false);
}

const isPressed = ({ key, withControl = false }: Shortcut, event: Pressed): boolean =>
  !event.altKey && event.key.toLowerCase() === key && (event.ctrlKey || event.metaKey) === withControl;

/** Pairs of actions with the same shortcut, by their labels; there must be none. */
export function clashes(actions: readonly ActionDefinition[]): readonly string[] {
  const taken = new Map<string, string>();
  return actions.flatMap(({ label, shortcuts = [], scope = 'page' }) =>
    shortcuts.flatMap((shortcut) => {
      const keys = [scope, shortcut.withControl, shortcut.withShift, shortcut.key].join(' ');
      const other = taken.get(keys);
      taken.set(keys, label);
      return other !== undefined && other !== label ? [`${other} and ${label}: ${shortcut.key}`] : [];
    }),
  );
}
