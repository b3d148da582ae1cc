import type { NoticeType } from '@sixpence/protocol'
import { LOCALES } from '@sixpence/protocol'
import type { Context } from '../../context.ts'
import { languageAt, type Text, textIn, wordsOf, writingOf } from '../../language/index.ts'
import { notify } from '../../notifications/index.ts'
import { documentTypeText } from '../../papers/index.ts'

const WORDS = wordsOf('documentMail')

type Now = Pick<Context, 'sql' | 'clock' | 'newId'>

/** The news for a customer about a document of theirs. */
export interface DocumentNews {
  readonly customerId: string
  /** Undefined for a paper that never was a file here. */
  readonly documentId?: string | undefined
  readonly typeId: number
  readonly type: Extract<NoticeType, `document${string}`>
  readonly words: keyof typeof WORDS
  /** The reason, in plain words. */
  readonly reason?: Text | undefined
  /** `YYYY-MM-DD`. */
  readonly date?: string | undefined
}

/** Notifies a customer by notice and by mail, in their own language. */
export async function notifyCustomer(context: Now, news: DocumentNews): Promise<void> {
  const { sql, clock, newId } = context
  const [customer] = await sql<{ email: string }>`
    select email from customer where id = ${news.customerId}`
  if (!customer) return
  const letter = letterOf(news)
  const locale = (await languageAt(sql, customer.email)) ?? 'en'
  await notify(
    { sql, newId },
    {
      id: newId(),
      customerId: news.customerId,
      email: customer.email,
      at: clock.now(),
      type: news.type,
      status:
        news.type === 'documentExpired' || news.type === 'documentExpSoon' ? 'warning' : 'error',
      body: letter.map(text => textIn(locale, text)).join(' '),
      params: { documentId: news.documentId, documentTypeId: news.typeId },
      letter,
    },
  )
}

function letterOf({ words, typeId, date, reason }: DocumentNews): readonly Text[] {
  const values = { document: documentTypeText(typeId), ...(date && { date: dayText(date) }) }
  const what = { words: WORDS[words], values }
  return reason ? [what, reason] : [what]
}

const dayText = (day: string): Text => ({
  words: Object.fromEntries(
    LOCALES.map(locale => [locale, writingOf(locale).day(day)]),
  ) as Text['words'], // one for each
})
