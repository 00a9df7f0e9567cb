import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import { SitesList } from '#web/documents/designs/described-tables.tsx';

test('a table for reading has the columns that some row has something of, and says which are left out', () => {
  const requirements = Requirements.parse({
    sites: [
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 20 },
      { name: 'York', cameras: 3 },
    ],
  });
  render(<SitesList requirements={requirements} />, { wrapper: MemoryRouter });
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Name', 'Kind', 'Wired users', 'Cameras', 'Floors']);
  const note = screen.getByText(/^None, or not stated/).textContent;
  expect(note).toBe(
    'None, or not stated: wireless users, guests, phones, printers, servers, public servers, floor area and WAN.',
  );
});
