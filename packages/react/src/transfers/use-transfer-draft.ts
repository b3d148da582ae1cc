import { canMoveOff, canReceive, canSend, type Account } from '@sixpence/core/accounts'
import type { DisplayLocale } from '@sixpence/core/locale'
import type { PaymentOrder, TransferPayment } from '@sixpence/core/payments'
import type { MaxAmount, TransferLimits } from '@sixpence/core/transfers'
import { formatAmount, type ParsedAmount } from '@sixpence/core/money'
import { useAccounts } from '../accounts/index.ts'
import { useDraft } from '../forms/index.ts'
import { useFormats } from '../i18n/index.ts'
import type { Price } from './price-of.ts'
import type { TransferTask } from './transfer-task.ts'
import { useEditedPayment } from './use-edited-payment.ts'
import { useReview } from './use-review.ts'

/** A transfer of any kind while it is being filled in. */
export interface FilledIn<Draft> {
  readonly draft: Draft
  /** The accounts that money can leave; none until they are known. */
  readonly senders: readonly Account[]
  /** The accounts that can receive it. */
  readonly receivers: readonly Account[]
  readonly edit: (change: Partial<Draft>) => void
  /** Returns the shared parts of every form's task, by the judgement on its draft. */
  readonly taskBy: <Quote>(judged: DraftCheck<Quote>) => SharedTask<Draft, Quote>
}

/** The name of a form, and its fields that may be kept in the tab. */
export interface TransferFormName<Draft> {
  readonly name: 'ownTransfer' | 'p2pTransfer' | 'sendMoney'
  readonly safe: readonly (keyof Draft & string)[]
  /** The names within the records of the draft that are never kept. */
  readonly secret?: readonly string[]
}

/** The bank's answers on a draft, and the payment once it has no faults. */
export interface DraftCheck<Quote> {
  readonly typedAmount: ParsedAmount | undefined
  readonly max: MaxAmount | undefined
  readonly limits: TransferLimits | undefined
  readonly price: Price<Quote>
  readonly payment: TransferPayment | undefined
}

type SharedTask<Draft, Quote> = Omit<TransferTask<Draft, Quote>, 'draft' | 'from' | 'faults'>

/**
 * Holds the draft and brings it to its review: the shared part of all forms for transfers.
 *
 * @param form Its name, and the fields that are kept after the end of a session.
 * @param edit The id of the payment that the form begins with.
 * @param begin Returns the draft to begin with; the payment is undefined if none is edited.
 */
export function useTransferDraft<Draft extends { readonly amountText: string }>(
  form: TransferFormName<Draft>,
  edit: string | undefined,
  begin: (payment: PaymentOrder | undefined, locale: DisplayLocale) => Draft,
): FilledIn<Draft> {
  const { locale } = useFormats()
  const edited = useEditedPayment(edit)
  const [changes, type] = useDraft<Draft>(`${form.name}/${edit ?? ''}`, form.safe, form.secret)
  const { data: accounts, open, error: accountsFailure, refetch } = useAccounts()
  const reviewing = useReview(edited.payment && edit)

  const active = open.filter(canSend)
  // Cards that have ended come last, so that none of them is the default.
  const ended = open.filter(account => canMoveOff(account) && !canSend(account))
  const senders = form.name === 'ownTransfer' ? [...active, ...ended] : active

  const change = (changed: Partial<Draft>) => {
    reviewing.dismiss()
    type(changed)
  }

  return {
    draft: { ...begin(edited.payment, locale), ...changes },
    senders,
    receivers: open.filter(canReceive),
    edit: change,
    taskBy: ({ typedAmount, max, limits, price, payment }) => ({
      typedAmount,
      accounts: accounts && edited.isRead ? senders : undefined,
      accountsFailure,
      quote: price.quote,
      isPricing: price.isPending,
      priceFailure: price.error,
      max,
      limits,
      canReview: payment !== undefined && !reviewing.isPending,
      reviewing,
      edit: change,
      takeMaximum: () => {
        // Every draft has an amount.
        if (max)
          change({
            amountText: formatAmount(max.amount, locale, max.currencyCode),
          } as Partial<Draft>)
      },
      retry: () => {
        if (accountsFailure) refetch()
        if (price.error) price.refetch()
      },
      review: async () => payment && reviewing.open(payment),
      reviewAnyway: async () => payment && reviewing.openAnyway(payment),
    }),
  }
}
