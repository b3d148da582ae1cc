import { CALL_MARKS } from '@sixpence/core'
import type { Invoice } from '@sixpence/core/invoices'
import { parseAmount, type ParsedAmount } from '@sixpence/core/money'
import type { SixpenceError } from '@sixpence/core/session'
import { useState } from 'react'
import { takesMoney, useAccounts } from '../../accounts/index.ts'
import { useFormats } from '../../i18n/index.ts'
import { useUserRights } from '../../start/index.ts'
import { useWrite } from '../../store/index.ts'
import { invoicesApi } from '../invoices-api.ts'

/** What a form for adding money by an invoice needs. */
export interface FundingInvoiceTask {
  /** Flags or right of the user open it, and there is an account to pay into. */
  readonly isOffered: boolean
  /** What the amount is read in. */
  readonly currencyCode: string
  /** There are accounts in other currencies, and the bank alone knows which is the oldest. */
  readonly isCurrencyOpen: boolean
  readonly amountText: string
  readonly edit: (amountText: string) => void
  readonly typed: ParsedAmount
  readonly isPending: boolean
  readonly createFailure: SixpenceError | undefined
  /** Once it is created. */
  readonly invoice: Invoice | undefined
  /** Asks the bank for it, once however often pressed. */
  readonly create: () => Promise<void>
}

/** Everything a screen needs to add money by an invoice that someone else pays. */
export function useFundingInvoice(): FundingInvoiceTask {
  const { accounts } = useAccounts()
  const { locale } = useFormats()
  const { mayCall } = useUserRights()
  const [amountText, edit] = useState('')
  const [invoice, setInvoice] = useState<Invoice>()
  const { write, isPending, failure, clear } = useWrite()
  const currencies = new Set(accounts?.filter(takesMoney).map(account => account.currencyCode))
  const [currencyCode = 'EUR'] = currencies
  const typed = parseAmount(amountText, locale, currencyCode)
  return {
    isOffered: currencies.size > 0 && mayCall(CALL_MARKS.requestFunding),
    currencyCode,
    isCurrencyOpen: currencies.size > 1,
    amountText,
    edit: text => {
      // The bank refused what stood there before.
      clear()
      edit(text)
    },
    typed,
    isPending,
    createFailure: failure,
    invoice,
    create: async () => {
      if (!typed.ok) return
      const done = await write(invoicesApi.createFunding, { amount: typed.amount })
      if (done) setInvoice(done.answer)
    },
  }
}
