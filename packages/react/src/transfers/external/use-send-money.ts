import {
  type ExternalKind,
  type ExternalPermission,
  type ExternalQuote,
  type PayoutWay,
  EXTERNAL_KINDS,
} from '@sixpence/core/transfers'
import { PERSONAL_DETAILS } from '@sixpence/core/bank-details'
import { useState } from 'react'
import { readAmount } from '../../forms/index.ts'
import { useFormats } from '../../i18n/index.ts'
import { amountFault, faultAtPrice } from '../form/amount-fault.ts'
import type { TransferStart } from '../transfer-start.ts'
import type { TransferTask } from '../transfer-task.ts'
import { useBounds } from '../use-bounds.ts'
import { useTransferDraft } from '../use-transfer-draft.ts'
import {
  usePayoutDetails,
  type DetailQuestion,
  type PayoutDetails,
} from './details/use-payout-details.ts'
import {
  EMPTY_DRAFT,
  IBAN_FIELD,
  KEPT,
  readIban,
  sendMoneyDraft,
  type Details,
  type SendMoneyDraft,
  type TypedIban,
} from './send-money-draft.ts'
import {
  externalAmountFacts,
  externalRoute,
  externalToPrice,
  namedPayee,
  sendMoneyFaults,
  sendMoneyPayment,
  type Chosen,
  type SendMoneyFaults,
} from './send-money-rules.ts'
import { usePayeeCheck, type CheckedPayee } from './payee/use-payee-check.ts'
import { useExternalPrice } from './use-external-price.ts'
import { useMaySend } from './use-may-send.ts'
import { useRehearsal, type RehearsalTask } from './use-rehearsal.ts'
import { chosenCurrency, chosenWay } from './ways/chosen-way.ts'
import { useWays, type WaysTask } from './ways/use-ways.ts'

/** The values that the form begins with. */
export interface SendMoneyStart extends TransferStart {
  /**
   * The only kinds of ways that are offered, and of recipients that were paid or saved; by default
   * all that the bank offers.
   */
  readonly kinds?: readonly ExternalKind[] | undefined
}

/** The data and actions for a form for transfers to another bank. */
export interface SendMoneyTask extends TransferTask<SendMoneyDraft, ExternalQuote> {
  /** The permissions of the user, i.e. to whom they may send; the first is the default. */
  readonly maySend: readonly ExternalPermission[]
  /** The only kinds of ways that are offered. */
  readonly kinds: readonly ExternalKind[]
  readonly offer: WaysTask
  /** True if one of the ways takes an IBAN, so that the country needn't be chosen. */
  readonly takesIban: boolean
  /** The country of the typed IBAN. */
  readonly ibanCountry: string | undefined
  readonly way: PayoutWay | undefined
  /** The currency in which it arrives. */
  readonly currency: string | undefined
  readonly details: PayoutDetails
  /** The check of someone else's name against the account. */
  readonly payeeCheck: CheckedPayee
  readonly rehearsing: RehearsalTask
  readonly faults: SendMoneyFaults
  /** Sets the typed text of one of the fields of `details`. */
  readonly typeDetail: (name: string, typed: string) => void
  /** Notes that the customer has left this field with this text. */
  readonly leaveDetail: (name: string, text: string) => void
}

/** Everything a screen needs to let the customer send money to another bank, without its looks. */
export function useSendMoney(start: SendMoneyStart = {}): SendMoneyTask {
  const { kinds = EXTERNAL_KINDS } = start
  const maySend = useMaySend()
  const { draft, senders, edit, taskBy } = useTransferDraft<SendMoneyDraft>(
    FORM,
    start.edit,
    (payment, locale) => ({
      ...EMPTY_DRAFT,
      fromAccount: start.fromAccount,
      ...sendMoneyDraft(payment, locale),
    }),
  )
  const from = senders.find(account => account.accountId === draft.fromAccount) ?? senders[0]
  const permission = maySend.find(each => each === draft.permission) ?? maySend[0] ?? '3d'
  const takesIban = kinds.some(kind => BY_IBAN.includes(kind))
  const routedBy = takesIban ? draft.routedBy : 'country'
  const iban = readIban(draft.details)
  const offer = useWays({ permission, kinds, ...routeTo({ ...draft, routedBy }, iban) })
  const way = chosenWay(offer.ways ?? [], draft)
  const currency = chosenCurrency(way, draft.currency, from?.currencyCode)
  const chosen = { ...draft, permission, routedBy, countryCode: offer.countryCode, currency }
  const ibanCountry = iban.countryCode
  const [left, setLeft] = useState<Details>({})
  const checked = useCheckedTransfer(
    { draft: chosen, from, way, ways: offer.ways, ibanCountry },
    { iban, left },
  )
  return {
    ...taskBy(checked),
    draft: { ...chosen, fromAccount: from?.accountId },
    maySend,
    kinds,
    offer,
    takesIban,
    ibanCountry,
    from,
    way,
    currency,
    details: checked.details,
    payeeCheck: checked.payeeCheck,
    rehearsing: checked.rehearsing,
    faults: checked.faults,
    leaveDetail: (name, text) => setLeft(texts => ({ ...texts, [name]: text })),
    typeDetail: (name, typed) => edit({ details: { ...draft.details, [name]: typed } }),
  }
}

/** The kinds of ways that need an IBAN in some countries. */
const BY_IBAN: readonly ExternalKind[] = ['eft', 'wire']

function routeTo({ routedBy, countryCode }: SendMoneyDraft, iban: TypedIban) {
  const isByIban = routedBy === 'iban'
  return { isByIban, countryCode: isByIban ? iban.countryCode : countryCode }
}

const FORM = { name: 'sendMoney', safe: KEPT, secret: PERSONAL_DETAILS } as const

/** Returns the bank's answers on the transfer, its faults, and the payment once there are none. */
function useCheckedTransfer(chosen: Chosen, read: Pick<DetailQuestion, 'iban' | 'left'>) {
  const { locale } = useFormats()
  const { draft, way } = chosen
  const { countryCode, currency, feeShare, routedBy } = draft
  const fields = way?.fields ?? (routedBy === 'iban' ? [IBAN_FIELD] : [])
  const details = usePayoutDetails({
    way,
    fields,
    countryCode,
    currency,
    typed: draft.details,
    ...read,
  })
  const bounds = useBounds(externalRoute(chosen))
  const typedAmount = readAmount(draft.amountText, locale, currency)
  const facts = externalAmountFacts(chosen, typedAmount, bounds)
  const fault = amountFault(facts)
  const transfer = externalToPrice(chosen, typedAmount, fault)
  const price = useExternalPrice(transfer && way && { kind: way.kind, transfer, feeShare })
  const { quote, error } = price
  const leaving = facts.leaving === undefined ? quote?.fromAmount : undefined
  const faults = sendMoneyFaults(chosen, faultAtPrice(fault, error, { ...bounds, leaving }))
  const payment = sendMoneyPayment(chosen, { transfer, quote, details: details.values, faults })
  const payeeCheck = usePayeeCheck(namedPayee(chosen, details.values))
  const rehearsing = useRehearsal(payment)
  return { ...bounds, typedAmount, details, price, faults, payment, payeeCheck, rehearsing }
}
