import { formatExactMoney } from '#shared/vocabulary/money.ts';
import { sendMail } from '../mail/send-mail.ts';
import { fromSubunits } from '../payments/subunits.ts';
import { log } from '../runtime/logger.ts';
import { findProfile } from '../storage/profiles.ts';
import { readGate } from '../storage/sessions/gates.ts';
import { readBilling } from '../storage/subscriptions/invoices.ts';
import type { Effect } from './effect.ts';
import { offerDescription } from './offer-description.ts';
import { presentSeller } from './seller.ts';
import { sellerLines } from './seller-lines.ts';

/**
 * Mails what was paid to the account's address, once its owner has proved it, and to the billing address. A mail that
 * fails is only logged: the invoice is there to be downloaded.
 */
export async function sendReceipts(uid: string, effects: readonly Effect[]): Promise<void> {
  const paid = effects.flatMap((effect) => (effect.kind === 'payment' && !effect.isReversed ? [effect] : []));
  if (paid.length === 0) return;
  try {
    const seller = sellerLines(presentSeller());
    const [profile, gate, billing] = await Promise.all([findProfile(uid), readGate(uid), readBilling(uid)]);
    if (!profile || gate.emailProvedAt === undefined) return;
    const addresses = new Set([profile.email, billing.billingEmail].filter((address) => address !== ''));
    for (const { transaction, offerId } of paid) {
      const amount = formatExactMoney({
        amount: fromSubunits(transaction.amount),
        currency: transaction.currency,
      });
      const text = [
        `We have received your payment of ${amount} for ${offerDescription(offerId)}.`,
        `Reference: ${transaction.reference}`,
        'The invoice is on your subscription page.',
        seller.join('\n'),
      ].join('\n\n');
      for (const to of addresses)
        await sendMail({ to, subject: `Your receipt from Netwright: ${amount}`, text });
    }
  } catch (cause) {
    log('warn', 'a receipt could not be mailed', { cause });
  }
}
