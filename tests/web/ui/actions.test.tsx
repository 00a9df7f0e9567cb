import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { helpActions } from '#web/app/actions/site-actions.ts';
import ShortcutList from '#web/app/commands/shortcut-list.tsx';
import { canvasActions } from '#web/features/topology/canvas/canvas-actions.ts';
import { topologyActions } from '#web/features/topology/topology-actions.ts';
import type { Action, ActionDefinition } from '#web/ui/actions/action.ts';
import { clashes } from '#web/ui/actions/match-shortcut.ts';
import { useActions } from '#web/ui/actions/use-actions.ts';
import { expectComplaint } from '../../support/console-guard.ts';

const nothing = () => {};
const canvas: readonly ActionDefinition[] = Object.values(canvasActions).map((action) => ({
  ...action,
  scope: 'canvas',
}));
const onTopology: readonly ActionDefinition[] = [
  ...Object.values(helpActions({ palette: nothing, shortcuts: nothing })),
  ...Object.values(topologyActions),
  ...canvas,
];

function Offering({ actions }: { readonly actions: readonly Action[] }) {
  useActions(actions);
  return <input aria-label="Field" />;
}

const offer = (...actions: Action[]) => {
  render(
    <MemoryRouter>
      <Offering actions={actions} />
      <ShortcutList onClose={nothing} />
    </MemoryRouter>,
  );
  return userEvent.setup();
};

describe('the shortcuts of the topology', () => {
  it('do not clash', () => {
    expect(clashes(onTopology)).toEqual([]);
  });

  it('are all in the list of shortcuts', () => {
    offer(...onTopology.map((action) => ({ ...action, perform: nothing })));
    for (const { label, shortcuts = [] } of onTopology)
      if (shortcuts.length > 0) expect(screen.getByText(label, { selector: 'dt' })).toBeDefined();
  });
});

describe('an action', () => {
  const undo = { label: 'Undo', shortcuts: [{ key: 'z', withControl: true }], yieldsToFields: true };
  const redo = { label: 'Redo', shortcuts: [{ key: 'z', withControl: true, withShift: true }] };
  const press = async (keys: string, ...actions: Action[]) => {
    const view = render(
      <MemoryRouter>
        <Offering actions={actions} />
      </MemoryRouter>,
    );
    await userEvent.setup().keyboard(keys);
    view.unmount();
  };

  it('is triggered by its own keys, Shift included', async () => {
    const [undone, redone] = [vi.fn(), vi.fn()];
    const both = [
      { ...undo, perform: undone },
      { ...redo, perform: redone },
    ];
    await press('{Control>}z{/Control}', ...both);
    expect([undone.mock.calls.length, redone.mock.calls.length]).toEqual([1, 0]);
    await press('{Control>}{Shift>}Z{/Shift}{/Control}', ...both);
    expect([undone.mock.calls.length, redone.mock.calls.length]).toEqual([1, 1]);
  });

  it('does nothing while unavailable, and leaves keys to a focused field', async () => {
    const undone = vi.fn();
    await press('{Control>}z{/Control}', { ...undo, isAvailable: false, perform: undone });
    await press('{Tab}{Control>}z{/Control}', { ...undo, perform: undone });
    expect(undone).not.toHaveBeenCalled();
  });

  it('is reported when another has its shortcut', () => {
    expectComplaint(/Two actions have one shortcut: Undo and Revert: z/);
    offer({ ...undo, perform: nothing }, { ...undo, label: 'Revert', perform: nothing });
  });
});
