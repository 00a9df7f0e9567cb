import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { CellField } from '#web/features/topology/cells/cell-field.tsx';
import { nodeCells } from '#web/features/topology/cells/node-cells.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { useActions } from '#web/ui/actions/use-actions.ts';
import { ToastProvider } from '#web/ui/toasts.tsx';
import { aGraph, aNode } from '../campus.ts';

const node = aNode({ id: 'a', floor: 2 });
const context = { index: indexGraph(aGraph([node])), devices: new Map() };
const reason = 'A floor is a number from 1 to 200.';
const field = (onChange: (text: string) => void) => (
  <ToastProvider>
    <CellField cell={nodeCells.floor} elements={[node]} context={context} onChange={onChange} />
    <button type="button">Elsewhere</button>
  </ToastProvider>
);

test('what is no value stays in the field with the reason when the field is left, and Escape puts the old one back', async () => {
  const onChange = vi.fn();
  render(field(onChange));
  const user = userEvent.setup();
  const input = screen.getByRole('textbox', { name: 'Floor' });
  await user.clear(input);
  await user.type(input, 'second');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(input).toHaveProperty('value', 'second');
  screen.getByText(reason);
  await user.click(input);
  await user.keyboard('{Escape}');
  expect(input).toHaveProperty('value', '2');
  expect(screen.queryByText(reason)).toBeNull();
  await user.clear(input);
  await user.type(input, '3{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('3');
});

function Undoing({ perform }: { readonly perform: () => void }) {
  useActions([
    { label: 'Undo', shortcuts: [{ key: 'z', withControl: true }], yieldsToFields: 'while typing', perform },
    { label: 'Select all', shortcuts: [{ key: 'a', withControl: true }], yieldsToFields: true, perform },
  ]);
  return field(() => {});
}

test('Ctrl Z goes to the page while nothing is typed in a field, and to the browser while something is', async () => {
  const undo = vi.fn();
  render(
    <MemoryRouter>
      <Undoing perform={undo} />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const input = screen.getByRole('textbox', { name: 'Floor' });
  await user.click(input);
  await user.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledTimes(1);
  // The keys of its text are the field’s, whatever is typed.
  await user.keyboard('{Control>}a{/Control}');
  expect(undo).toHaveBeenCalledTimes(1);
  await user.type(input, '1');
  await user.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledTimes(1);
});

test('a field that goes away with what is no value says what was not kept', async () => {
  const { rerender } = render(field(() => {}));
  const input = screen.getByRole('textbox', { name: 'Floor' });
  await userEvent.setup().type(input, 'x');
  rerender(<ToastProvider>{null}</ToastProvider>);
  await screen.findByText(`“2x” was not kept as floor. ${reason}`);
});
