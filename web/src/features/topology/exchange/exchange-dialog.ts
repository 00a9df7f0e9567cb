/** Which of the dialogs for files is open. */
export type ExchangeDialog = 'export' | 'import';

export const isExchangeDialog = (value: string): value is ExchangeDialog =>
  value === 'export' || value === 'import';
