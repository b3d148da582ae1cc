import { statusId } from '../accounts/index.ts'
import { type PdfTemplate, utcDay } from '@sixpence/protocol'
import { batchReceipt } from '../batches/index.ts'
import type { CallerContext } from '../context.ts'
import { writingOf } from '../language/index.ts'
import type { LetterHead } from '../letter-head.ts'
import { refuse } from '../http/index.ts'
import { statementLetter } from '../statements/index.ts'
import { listAgreements } from './agreements.ts'
import { CONFIRMATION_WORDS } from './confirmation-words.ts'
import { documentsReceipt } from './documents-receipt.ts'
import { draftReceipt } from './transaction-receipt.ts'
import { writePdf, type Letter } from '../rendering/index.ts'

/** A document and the name of its file. */
export interface Written {
  readonly fileName: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

type Context = Pick<CallerContext, 'sql' | 'caller' | 'locale' | 'clock'> & {
  /** The bank's home country. */
  readonly region?: string | undefined
}
type Draft = Omit<Letter, 'entity' | 'at'>

/** A document to write, and the name of its file. */
export interface DraftedDocument {
  readonly fileName: string
  readonly letter: Letter
}

/**
 * Drafts one document about what `id` names; returns nothing if it is another customer's or doesn't
 * exist. Reads everything it needs from the database, because writing takes seconds during which
 * nobody should have to wait.
 */
export async function draftDocument(
  { template, id }: { template: PdfTemplate; id: string },
  { entity, ...context }: Context & { entity: LetterHead },
): Promise<DraftedDocument> {
  const at = context.clock.now()
  const {
    what,
    draft,
    on = utcDay(at),
  } = await TEMPLATES[template](id, {
    ...context,
    region: entity.region,
  })
  return { fileName: `${what}-${on}.pdf`, letter: { ...draft, entity, at } }
}

/** Writes a drafted document. */
export const writeDocument = async ({ fileName, letter }: DraftedDocument): Promise<Written> => ({
  fileName,
  bytes: await writePdf(letter),
})

/** The document's title, and its day or month if that isn't the present one. */
interface Drafted {
  readonly what: string
  readonly on?: string
  readonly draft: Draft
}

const TEMPLATES: Readonly<Record<PdfTemplate, (id: string, context: Context) => Promise<Drafted>>> =
  {
    statement: statementLetter,
    batchReceipt,
    async agreement(id, context) {
      const agreement = (await listAgreements(context)).find(one => one.id === id)
      if (!agreement) throw notYours()
      const { title, locale, paragraphs } = agreement
      return { what: id, draft: { title, locale, paragraphs } }
    },
    async accountConfirmation(id, { sql, caller, clock, locale, region }) {
      const [account] = await sql<{ currency: string; holder: string; opened: Date }>`
      select currency_code as currency, full_name(customer) as holder, opened_at as opened
      from customer_account
        join ledger_account using (id) join customer on customer.id = customer_id
        left join card on account_id = customer_account.id
      where customer_account.id = ${id} and customer_id = ${caller.customerId}
        and card_status(card, status_id, ${clock.now()}) = ${statusId('active')}`
      if (!account) throw notYours()
      const words = CONFIRMATION_WORDS[locale]
      const facts = [
        [words.holder, account.holder],
        [words.account, id],
        [words.currency, account.currency],
        [words.opened, writingOf(locale, region).day(account.opened)],
      ] as const
      const { title, text, closing } = words
      return {
        what: 'account-confirmation',
        draft: { title, locale, paragraphs: [text, closing], facts },
      }
    },
    async documentsReceipt(id, context) {
      const draft = await documentsReceipt(id, context)
      if (!draft) throw notYours()
      return { what: 'documents', draft }
    },
    async transactionReceipt(id, context) {
      const draft = await draftReceipt(id, context)
      if (!draft) throw notYours()
      return { what: 'receipt', draft }
    },
  }

const notYours = () => refuse.accessDenied('You have no access to this.')
