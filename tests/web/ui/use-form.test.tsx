import { Button, TextField } from '@aws-amplify/ui-react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ApiError } from '#web/api/api-error.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { expectAccessible } from '../../support/axe.ts';

const Site = z.strictObject({
  name: z.string().trim().min(1, 'must not be empty'),
  city: z.string().trim().min(1, 'must not be empty'),
});
type Site = z.output<typeof Site>;

function SiteForm({ onSubmit }: { readonly onSubmit: (site: Site) => Promise<void> }) {
  const form = useForm({
    initial: { name: '', city: '' },
    schema: Site,
    onSubmit,
    fallback: 'Saving failed',
  });
  return (
    <Form onSubmit={form.onSubmit}>
      <FormErrors form={form} names={{ name: 'Name', city: 'City' }} />
      <TextField label="Name" {...form.text('name')} />
      <TextField label="City" {...form.text('city')} />
      <Button type="submit" isLoading={form.isSending}>
        Save
      </Button>
    </Form>
  );
}

const show = (onSubmit = vi.fn(async (_: Site) => {})) => {
  const { container } = render(<SiteForm onSubmit={onSubmit} />);
  return { container, onSubmit, user: userEvent.setup() };
};

describe('a form', () => {
  it('shows no error of a field before it has been left', async () => {
    const { user } = show();
    await user.click(screen.getByLabelText('Name'));
    expect(screen.queryByText('Must not be empty.')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Must not be empty.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('submits on the first press of its button, even when the field being left has an error', async () => {
    const { user } = show();
    await user.click(screen.getByLabelText('Name'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert').textContent).toContain('2 fields need correcting.');
  });

  it('sums up the errors, each with a link to its field, and goes to the first', async () => {
    const { user, onSubmit, container } = show();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    await user.click(screen.getByRole('button', { name: 'City' }));
    expect(document.activeElement).toBe(screen.getByLabelText('City'));
    await expectAccessible(container);
  });

  it('submits the parsed values on Enter', async () => {
    const { user, onSubmit } = show();
    await user.type(screen.getByLabelText('Name'), '  Head office ');
    await user.type(screen.getByLabelText('City'), 'Umeå{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Head office', city: 'Umeå' });
  });

  it('submits once, however often Enter is pressed', async () => {
    let finish = () => {};
    const { user, onSubmit } = show(
      vi.fn(
        () =>
          new Promise<void>((resolve) => {
            finish = resolve;
          }),
      ),
    );
    await user.type(screen.getByLabelText('Name'), 'A');
    await user.type(screen.getByLabelText('City'), 'B{Enter}{Enter}{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    finish();
    expect(await screen.findByText('Save')).toBeDefined();
  });

  it('shows the service’s field errors at their fields, until they are changed', async () => {
    const { user } = show(
      vi.fn(async () => {
        throw new ApiError('The city is not known.', {
          status: 400,
          code: 'invalid_request',
          details: { fields: [{ field: 'city', message: 'is not known' }] },
        });
      }),
    );
    await user.type(screen.getByLabelText('Name'), 'A');
    await user.type(screen.getByLabelText('City'), 'B{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('The city is not known.');
    expect(screen.getByText('Is not known.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('City'));
    await user.type(screen.getByLabelText('City'), 'x');
    expect(screen.queryByText('Is not known.')).toBeNull();
  });

  it('shows its fallback for errors without a message, and nothing for cancelled calls', async () => {
    const reasons = [new TypeError('x'), Object.assign(new Error('Aborted'), { name: 'AbortError' })];
    const { user } = show(vi.fn(() => Promise.reject(reasons.shift())));
    await user.type(screen.getByLabelText('Name'), 'A');
    await user.type(screen.getByLabelText('City'), 'B{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Saving failed');
    await user.type(screen.getByLabelText('City'), '{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
