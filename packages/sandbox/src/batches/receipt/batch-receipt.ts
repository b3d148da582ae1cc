import type { Batch } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { refusalText, type Writing, writingOf } from '../../language/index.ts'
import type { Letter, LetterTable } from '../../rendering/index.ts'
import { BATCH_WORDS } from '../batch-words.ts'
import { ownBatch } from '../own-batch.ts'
import { type ReceiptFacts, receiptFacts } from './receipt-facts.ts'
import { receiptHash } from './receipt-hash.ts'
import { type ReceiptTotal, receiptTotals } from './receipt-totals.ts'
import { BATCH_RECEIPT_WORDS, type BatchReceiptWords } from './receipt-words.ts'

interface Context extends Pick<CallerContext, 'sql' | 'caller' | 'locale' | 'clock'> {
  /** The bank's home country. */
  readonly region?: string | undefined
}

/** A receipt as a letter, and the name of its file. */
export interface BatchReceipt {
  readonly what: string
  /** The day of the submission, in the file's name. */
  readonly on: string
  readonly draft: Omit<Letter, 'entity' | 'at'>
}

/**
 * Drafts the receipt of a batch: who submitted and approved it, what came of its payments, and the
 * hash of its rows. It is provisional while the batch is being executed.
 *
 * @throws {Refusal} `13` if the caller has no such batch, or it is a draft; `VF` with `batchWaits`
 *   if it waits for a code or an approver.
 */
export async function batchReceipt(id: string, context: Context): Promise<BatchReceipt> {
  const { sql, locale, region, clock } = context
  const batch = await ownBatch(context, id)
  const { status } = batch
  if (status === 'pendingApproval' || status === 'draft') {
    throw refuse.invalid('batchWaits', refusalText(locale, 'batchWaits'))
  }
  const words = BATCH_RECEIPT_WORDS[locale]
  const write = writingOf(locale, region)
  const facts = await receiptFacts(context, id)
  const isOver = status !== 'executing'
  const hash = await receiptHash(sql, id)
  return {
    what: 'batch-receipt',
    on: batch.date.slice(0, 'YYYY-MM-DD'.length),
    draft: {
      title: isOver ? words.title : words.provisionalTitle,
      locale,
      facts: [
        [words.status, words.statuses[status]],
        ...aboutBatch(batch, facts, words),
        ...decisions(facts, words, write),
        [words.issued, write.moment(clock.now())],
        ...sums(batch, facts, { words, write }),
      ],
      table: tableOf(await receiptTotals(context, batch), context, write),
      paragraphs: [isOver ? '' : words.provisional, `${words.hash}\n${hash}`, words.closing].filter(
        Boolean,
      ),
    },
  }
}

type Facts = readonly (readonly [name: string, value: string])[]

const aboutBatch = (
  { id, name, accountId }: Batch,
  { holder }: ReceiptFacts,
  words: BatchReceiptWords,
): Facts => [
  [words.name, name],
  [words.number, id],
  [words.holder, holder],
  [words.account, accountId],
]

/** Returns who did what, and when. */
function decisions(facts: ReceiptFacts, words: BatchReceiptWords, write: Writing): Facts {
  const steps = [
    [words.submitted, facts.maker, facts.submittedAt],
    [words.confirmed, facts.maker, facts.confirmedAt],
    [
      facts.request === 'declined' ? words.declined : words.approved,
      facts.decider,
      facts.decidedAt,
    ],
    [words.cancelled, facts.canceller, facts.cancelledAt],
  ] as const
  const done = steps.flatMap(([name, who, at]) =>
    who === null || at === null ? [] : [[name, `${who}, ${write.moment(at)}`] as const],
  )
  const { lastPaidAt } = facts
  return lastPaidAt === null ? done : [...done, [words.lastPaid, write.moment(lastPaidAt)]]
}

interface Wording {
  readonly words: BatchReceiptWords
  readonly write: Writing
}

/** Returns the totals of the payments made, in the currency of the account. */
function sums(
  { amount = '0', fee = '0', currencyCode }: Batch,
  { taken }: ReceiptFacts,
  { words, write }: Wording,
): Facts {
  return [
    [words.paid, write.amount(amount, currencyCode)],
    [words.fees, write.amount(fee, currencyCode)],
    [words.taken, write.amount(taken, currencyCode)],
  ]
}

function tableOf(
  totals: readonly ReceiptTotal[],
  { locale }: Pick<Context, 'locale'>,
  write: Writing,
): LetterTable {
  const words = BATCH_RECEIPT_WORDS[locale]
  const { statuses } = BATCH_WORDS[locale]
  return {
    columns: [
      { title: words.outcome, share: 0.22 },
      { title: words.way, share: 0.36 },
      { title: words.payments, share: 0.16, isNumber: true },
      { title: words.amount, share: 0.26, isNumber: true },
    ],
    rows: totals.map(({ status, rail, count, amount, currencyCode }) => [
      statuses[status],
      words.ways[rail ?? 'people'],
      write.number(String(count)),
      write.amount(amount, currencyCode),
    ]),
  }
}
