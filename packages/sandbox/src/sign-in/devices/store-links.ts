import { type SignInContext, AuthRefused } from '../../credentials/index.ts'
import { deliver } from '../../inbox/index.ts'
import { SIGN_IN_MAIL_WORDS } from '../sign-in-mail-words.ts'

const BETWEEN_MS = 60_000

// A sandbox's app is in no store.
const STORES = {
  apple: 'https://go.sixpence.example/app-store',
  google: 'https://go.sixpence.example/google-play',
}

/** Sends the links of the app stores by SMS: once a minute, or anybody's phone could be flooded. */
export async function sendLinksOfStores(
  { customerId, phoneNumber }: { customerId: string; phoneNumber: string },
  { sql, clock, newId, locale }: Pick<SignInContext, 'sql' | 'clock' | 'newId' | 'locale'>,
): Promise<Record<string, never> | AuthRefused> {
  const now = clock.now()
  const [to] = await sql<{ email: string; sentAt: Date | null }>`
    select email, store_links_sent_at as "sentAt"
    from login join customer on customer.id = customer_id
    where customer_id = ${customerId} for update of login`
  if (!to) throw new Error(`no customer ${customerId}`)
  const waitMs = (to.sentAt?.getTime() ?? 0) + BETWEEN_MS - now.getTime()
  if (waitMs > 0) {
    const retryAfterSeconds = Math.ceil(waitMs / 1000)
    const message = `You can ask for another message in ${retryAfterSeconds} s.`
    return new AuthRefused('too_soon', message, { retryAfterSeconds })
  }
  await sql`update login set store_links_sent_at = ${now} where customer_id = ${customerId}`
  await deliver(sql, {
    id: newId(),
    to: to.email,
    channel: 'sms',
    subject: { words: SIGN_IN_MAIL_WORDS.storesSubject, values: { phone: phoneNumber } },
    body: [{ words: SIGN_IN_MAIL_WORDS.stores, values: STORES }],
    locale,
    at: now,
  })
  return {}
}
