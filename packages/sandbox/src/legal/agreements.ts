import type { Agreement, Locale } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { ACCOUNT_AGREEMENT } from './account-agreement.ts'

/** The agreement that every customer made at the start. */
const ACCOUNT = 'account-agreement'

/** An agreement with its text. */
export interface WholeAgreement extends Agreement {
  readonly paragraphs: readonly string[]
  /** The language of the text. */
  readonly locale: Locale
}

type Context = Pick<CallerContext, 'sql' | 'caller' | 'locale'>

/** Lists what a customer has agreed to, newest first. */
export async function listAgreements({ sql, caller, locale }: Context): Promise<WholeAgreement[]> {
  const terms = await sql<{ id: string; title: string; text: string; at: Date }>`
    select id, title, text, accepted_at as at from term join required_term on term_id = id
    where customer_id = ${caller.customerId} and accepted_at is not null
    order by accepted_at desc, position desc`
  const [customer] = await sql<{ at: Date }>`
    select created_at as at from customer where id = ${caller.customerId}`
  if (!customer) throw new Error(`no customer ${caller.customerId}`)
  return [
    ...terms.map(({ id, title, text, at }) => ({
      id,
      title,
      acceptedAt: at.toISOString(),
      paragraphs: text.split(/\n+/),
      // Terms are kept in one language.
      locale: 'en' as const,
    })),
    { id: ACCOUNT, acceptedAt: customer.at.toISOString(), locale, ...ACCOUNT_AGREEMENT[locale] },
  ]
}
