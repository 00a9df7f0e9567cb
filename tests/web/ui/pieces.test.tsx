import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { ConfirmProvider, useConfirm } from '#web/ui/confirm.tsx';
import { Copyable } from '#web/ui/copyable.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Page } from '#web/ui/page.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { ToastProvider, useToast } from '#web/ui/toasts.tsx';
import { expectAccessible } from '../../support/axe.ts';

const show = (piece: ReactNode, at = '/') => {
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <ToastProvider>
        <ConfirmProvider>{piece}</ConfirmProvider>
      </ToastProvider>
      <Place />
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup() };
};

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const place = () => screen.getByRole('status', { name: '' }).textContent;

describe('a page', () => {
  it('has one h1, sets the window title and leads back', async () => {
    const { container } = show(
      <Page
        title="Head office"
        breadcrumb={[{ label: 'Designs', to: '/designs' }]}
        action={<button type="button">Edit</button>}
      >
        Content
      </Page>,
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('Head office – Netwright');
    expect(screen.getByRole('link', { name: 'Designs' }).getAttribute('href')).toBe('/designs');
    const here = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText('Head office');
    expect(here.getAttribute('aria-current')).toBe('page');
    await expectAccessible(container);
  });
});

describe('empty and failed states', () => {
  it('says what a screen is for', async () => {
    const { container } = show(
      <EmptyState icon={Inbox} title="No report yet">
        Reports appear here.
      </EmptyState>,
    );
    await expectAccessible(container);
  });

  it('says what happened, with a retry, and a reference when the service is at fault', async () => {
    const onRetry = vi.fn();
    const error = new ApiError('Failed to fetch designs', {
      status: 503,
      code: 'unavailable',
      requestId: 'r-1',
    });
    const { user } = show(<ErrorState error={error} fallback="x" onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('Failed to fetch designs');
    expect(screen.getByText('r-1')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('advises checking the connection when nothing was reached', () => {
    const error = new ApiError('Failed', { status: 0, code: 'unreachable' });
    const { unmount } = show(<ErrorState error={error} fallback="x" />);
    expect(screen.getByRole('heading').textContent).toBe('Failed');
    expect(screen.getByRole('alert').textContent).toContain('Check the connection');
    unmount();
    show(
      <ErrorState error={error} fallback="x">
        Your changes are kept.
      </ErrorState>,
    );
    expect(screen.getByRole('heading').textContent).toBe('Failed: Netwright could not be reached.');
  });
});

describe('a menu', () => {
  const onSelect = vi.fn();
  const menu = (
    <Menu
      label="Account"
      trigger="AL"
      items={[
        { label: 'Update Profile', to: '/profile' },
        { label: 'Manage Subscription', to: '/subscription' },
        { label: 'Logout', perform: onSelect },
      ]}
    />
  );

  it('opens with the keyboard, moves with the arrows and by letter, and closes on Escape', async () => {
    const { user, container } = show(menu);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Update Profile');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Logout');
    await user.keyboard('m');
    expect(document.activeElement?.textContent).toBe('Manage Subscription');
    await expectAccessible(container);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account' }));
  });

  it('is no higher than what the window leaves below or above its button, and scrolls', async () => {
    const { user } = show(menu);
    const button = screen.getByRole('button', { name: 'Account' });
    button.getBoundingClientRect = () => new DOMRect(0, 200, 40, 32);
    await user.click(button);
    const highest = () => screen.getByRole('menu').parentElement?.style.maxHeight;
    expect(highest()).toBe(`${window.innerHeight - 232 - 8}px`);
    await user.keyboard('{Escape}');
    button.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 40, 40, 32);
    await user.click(button);
    expect(highest()).toBe(`${window.innerHeight - 40 - 8}px`);
  });

  it('shows the keys that do the same, which are no part of an entry’s name', async () => {
    const { user } = show(
      <Menu
        label="Edit"
        trigger="Edit"
        items={[{ label: 'Undo', shortcuts: [{ key: 'z', withControl: true }], perform: onSelect }]}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(within(screen.getByRole('menuitem', { name: 'Undo' })).getByText('Ctrl Z')).toBeTruthy();
  });

  it('follows links, performs actions, and closes on a press outside', async () => {
    const { user } = show(menu);
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(screen.getByRole('menuitem', { name: 'Update Profile' }));
    expect(place()).toBe('/profile');
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(onSelect).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('a table', () => {
  interface Row {
    readonly id: string;
    readonly name: string;
    readonly devices: number;
  }
  const rows: readonly Row[] = [
    { id: 'a', name: 'Site 10', devices: 3 },
    { id: 'b', name: 'Site 9', devices: 30 },
  ];
  const columns: readonly Column<Row>[] = [
    { key: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
    { key: 'devices', header: 'Devices', cell: ({ devices }) => devices, sortBy: ({ devices }) => devices },
  ];
  const archive = vi.fn();
  const table = (
    <DataTable
      caption="Designs"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/designs/${id}`}
      rowName={({ name }) => name}
      rowActions={() => [{ label: 'Archive', perform: archive }]}
    />
  );
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

  it('sorts by a column and back, numbers in names as numbers', async () => {
    const { user, container } = show(table);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Site 9', 'Site 10']);
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Site 10', 'Site 9']);
    await user.click(screen.getByRole('button', { name: 'Devices' }));
    expect(names()).toEqual(['Site 10', 'Site 9']);
    await expectAccessible(container);
  });

  it('opens a row by a click anywhere on it and by Enter on its link', async () => {
    const { user } = show(table);
    await user.click(screen.getByText('30'));
    expect(place()).toBe('/designs/b');
    screen.getByRole('link', { name: 'Site 10' }).focus();
    await user.keyboard('{Enter}');
    expect(place()).toBe('/designs/a');
  });

  it('scrolls sideways without cutting its menus off', async () => {
    const { user } = show(table);
    await user.click(screen.getByRole('button', { name: 'Actions for Site 9' }));
    const menu = screen.getByRole('menu', { name: 'Actions for Site 9' });
    expect(menu.closest('[popover]')).not.toBeNull();
  });

  it('does not open the row under its menu', async () => {
    const { user } = show(table, '/designs');
    await user.click(screen.getByRole('button', { name: 'Actions for Site 9' }));
    await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
    expect(archive).toHaveBeenCalledOnce();
    expect(place()).toBe('/designs');
  });
});

describe('the foot of a list', () => {
  it('counts, and changes the page while it keeps the rest of the address', async () => {
    const pagination = { total: 23, page: 2, pages: 3, limit: 10 };
    const { user } = show(<PageLinks pagination={pagination} noun="design" />, '/designs?search=head&page=2');
    expect(screen.getByText('11 to 20 of 23 designs')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(place()).toBe('/designs?search=head&page=3');
    await user.click(screen.getByRole('link', { name: 'Previous page' }));
    expect(place()).toBe('/designs?search=head');
  });
});

describe('a search', () => {
  it('is focused by /, searches after a pause or on Enter, and is cleared by Escape', async () => {
    const onSearch = vi.fn();
    const { user } = show(<SearchBox label="Search designs" value="" onSearch={onSearch} />);
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await user.keyboard('head');
    expect(onSearch).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith('head');
    await user.keyboard('/1');
    await expect.poll(() => onSearch).toHaveBeenLastCalledWith('head/1');
    await user.keyboard('{Escape}');
    expect(onSearch).toHaveBeenLastCalledWith('');
  });

  it('keeps what is typed on while the address catches up, and follows the address back', async () => {
    const box = (value: string) => (
      <MemoryRouter>
        <SearchBox label="Search designs" value={value} onSearch={() => {}} />
      </MemoryRouter>
    );
    const user = userEvent.setup();
    const { rerender } = render(box(''));
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await user.type(field, 'head {Enter}');
    await user.type(field, 'office');
    rerender(box('head'));
    expect(field.value).toBe('head office');
    rerender(box(''));
    expect(field.value).toBe('');
    rerender(box('head'));
    expect(field.value).toBe('head');
  });
});

describe('toasts, confirmations and copying', () => {
  it('asks before a loss and returns the answer', async () => {
    const onAnswer = vi.fn();
    const { user } = show(<Asking onAnswer={onAnswer} />);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onAnswer.mock.calls).toEqual([[true], [false]]);
  });

  it('reports what finished, offers Undo, and disappears', async () => {
    const onUndo = vi.fn();
    const { user } = show(<Telling onUndo={onUndo} />);
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(screen.getByText('Design archived.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Design archived.')).toBeNull();
  });

  it('copies with one click and says so', async () => {
    const { user } = show(<Copyable text="10.0.1.0/24" label="Copy the subnet" />);
    await user.click(screen.getByRole('button', { name: /10\.0\.1\.0/ }));
    expect(await navigator.clipboard.readText()).toBe('10.0.1.0/24');
    expect(await screen.findByText('Copied')).toBeDefined();
  });
});

function Asking({ onAnswer }: { readonly onAnswer: (yes: boolean) => void }) {
  const confirm = useConfirm();
  const ask = async () =>
    onAnswer(await confirm({ title: 'Leave the form?', body: 'What you typed is lost.', action: 'Leave' }));
  return (
    <button type="button" onClick={ask}>
      Ask
    </button>
  );
}

function Telling({ onUndo }: { readonly onUndo: () => void }) {
  const toast = useToast();
  return (
    <button
      type="button"
      onClick={() => toast.success('Design archived.', { action: { label: 'Undo', onAction: onUndo } })}
    >
      Archive
    </button>
  );
}
