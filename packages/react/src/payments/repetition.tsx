import { utcDay } from '@sixpence/core/locale'
import type { PaymentIntent, PaymentOrder } from '@sixpence/core/payments'
import {
  subscriptionDays,
  subscriptionTerms,
  type SubscriptionTerms,
} from '@sixpence/core/preapproved'
import { useFormats, useMessages } from '../i18n/index.ts'

/** The number of dates shown before a customer agrees to a repeated payment. */
const SHOWN_DATES = 3

const EVERY = {
  weekly: 'repeatWeeklyText',
  monthly: 'repeatMonthlyText',
  quarterly: 'repeatQuarterlyText',
} as const

/** Returns a function that words how often a payment is repeated, and until when. */
export function useRepetitionText(): (
  terms: Pick<SubscriptionTerms, 'frequency'> & Partial<SubscriptionTerms>,
) => string {
  const { t } = useMessages('payments')
  const formats = useFormats()
  return ({ frequency, endDate, transactions }) =>
    [
      t(EVERY[frequency]),
      endDate && t('repeatUntilText', { date: formats.calendarDay(endDate) }),
      transactions && t('repeatCountText', { number: formats.count(transactions) }),
    ]
      .filter(Boolean)
      .join(' · ')
}

/** Shows the repetition of a payment, who may stop it, and its next dates from a day (UTC) on. */
export function Repetition({ terms, firstDay }: { terms: SubscriptionTerms; firstDay: string }) {
  const { t } = useMessages('payments')
  const textOf = useRepetitionText()
  return (
    <span className="sp-repetition">
      <span>{textOf(terms)}</span>
      <RepetitionDates terms={terms} firstDay={firstDay} />
      <span className="sp-muted">
        {t(terms.userCancel ? 'repeatYouStopText' : 'repeatBankStopsText')}
      </span>
    </span>
  )
}

/** The next dates of a repeated payment, including the first. */
export function RepetitionDates({
  terms,
  firstDay,
}: {
  terms: SubscriptionTerms
  firstDay: string
}) {
  const { t } = useMessages('payments')
  const formats = useFormats()
  const days = subscriptionDays({ ...terms, firstDay }, SHOWN_DATES + 1)
  const shown = days.slice(0, SHOWN_DATES).map(day => formats.calendarDay(day))
  const dates = [shown.join(', '), days.length > SHOWN_DATES && '…'].filter(Boolean).join('')
  const isOpen = terms.endDate === undefined && terms.transactions === undefined
  const text = isOpen && terms.userCancel ? 'repeatUntilCancelledText' : 'repeatDatesText'
  return <span className="sp-muted">{t(text, { dates })}</span>
}

/** Shows when a payment that has moved is made again; nothing for a single payment. */
export function NextRepetition({ payment: { payment, changedAt } }: { payment: PaymentIntent }) {
  const { t } = useMessages('payments')
  const formats = useFormats()
  const terms = payment && termsOf(payment)
  if (!terms) return null
  const firstDay = utcDay(changedAt)
  const [next] = subscriptionDays({ ...terms, firstDay }, 1, 1)
  return next === undefined ? null : (
    <p>{t('repeatNextText', { date: formats.calendarDay(next) })}</p>
  )
}

function termsOf(payment: PaymentOrder): SubscriptionTerms | undefined {
  if (payment.kind === 'checkout') return payment.shown.subscription
  return payment.kind === 'ownTransfer' ? subscriptionTerms(payment.order) : undefined
}

/** Returns the current day in UTC, which the bank counts by. */
export const utcToday = (): string => utcDay(Date.now())
