import type { InvoiceParty, Locale } from '@sixpence/protocol'
import { writingOf } from '../../language/index.ts'
import type { LetterHead } from '../../letter-head.ts'
import { add } from '../../money/index.ts'
import type { Letter, LetterPicture } from '../../rendering/index.ts'
import type { InvoiceRecord } from '../invoice-record.ts'
import { INVOICE_LETTER_WORDS } from '../invoice-words.ts'

interface Drafting {
  /** The reader's role: the holder of a link doesn't see the addressee. */
  readonly party: InvoiceParty
  readonly locale: Locale
  readonly entity: LetterHead
  readonly at: Date
  /** The address where it can be paid; undefined if it no longer can. */
  readonly link: string | undefined
  /** The sender's logo; undefined for the bank's own invoices, and for senders without one. */
  readonly logo: Omit<LetterPicture, 'alt'> | undefined
}

/** Drafts an invoice for paper. */
export function draftInvoice(
  invoice: InvoiceRecord,
  { party, locale, entity, at, link, logo }: Drafting,
): Letter {
  const words = INVOICE_LETTER_WORDS[locale]
  const inWords = (text: string) =>
    text.replaceAll(/\{(payee|link)\}/g, (_, name) =>
      name === 'payee' ? invoice.payeeName : (link ?? ''),
    )
  const notes = invoice.note === null ? [] : [`${inWords(words.note)}:`, invoice.note]
  return {
    title: invoice.kind === 'funding' ? words.fundingTitle : words.title,
    locale,
    at,
    entity,
    paragraphs: [inWords(words[STATE_TEXT[invoice.state]]), ...notes, words.closing],
    facts: factsOf(invoice, { party, locale, entity }),
    ...(logo && { picture: { ...logo, alt: invoice.payeeName } }),
    ...(link !== undefined && {
      code: { address: link, alt: words.qr, caption: inWords(words.scan) },
    }),
  }
}

const STATE_TEXT = {
  awaitingPayment: 'asks',
  unpaid: 'asks',
  pendingApproval: 'pending',
  paid: 'paid',
  rejected: 'asks',
} as const satisfies Record<InvoiceRecord['state'], string>

function factsOf(
  invoice: InvoiceRecord,
  { party, locale, entity }: Pick<Drafting, 'party' | 'locale' | 'entity'>,
): NonNullable<Letter['facts']> {
  const words = INVOICE_LETTER_WORDS[locale]
  const write = writingOf(locale, entity.region)
  const { amount, fee, currencyCode, finalAt, state } = invoice
  const facts: (readonly [string, string | null])[] = [
    [words.from, `${invoice.payeeName} (${invoice.payeeEmail})`],
    [words.to, party === 'bearer' ? null : invoice.toEmail],
    [words.amount, write.amount(amount, currencyCode)],
    [words.fee, write.amount(fee, currencyCode)],
    [words.total, write.amount(add(amount, fee), currencyCode)],
    [words.due, write.day(invoice.dueOn)],
    [words.sent, write.day(invoice.sentAt)],
    [words.paidOn, state === 'paid' && finalAt ? write.day(finalAt) : null],
    [words.number, invoice.id],
  ]
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
}
