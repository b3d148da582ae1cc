import type { Invoice } from '@sixpence/core/invoices'
import type { ParsedAmount } from '@sixpence/core/money'
import type { SixpenceError } from '@sixpence/core/session'
import { useState } from 'react'
import { takesMoney, useAccounts } from '../../accounts/index.ts'
import { readAmount } from '../../forms/index.ts'
import { useFormats } from '../../i18n/index.ts'
import { useUserRights } from '../../start/index.ts'
import { useWrite } from '../../store/index.ts'
import { invoicesApi } from '../invoices-api.ts'

/** The state and actions for adding money by an invoice. */
export interface FundingInvoiceTask {
  /** True if the user's right and flags allow it and an account can receive the money. */
  readonly isOffered: boolean
  /** The currency in which the amount is read. */
  readonly currencyCode: string | undefined
  /**
   * True if there are accounts in several currencies. Only the bank knows which account is the
   * oldest.
   */
  readonly isCurrencyOpen: boolean
  readonly amountText: string
  readonly edit: (amountText: string) => void
  readonly typed: ParsedAmount | undefined
  readonly isPending: boolean
  readonly createFailure: SixpenceError | undefined
  /** The invoice once it is created. */
  readonly invoice: Invoice | undefined
  /** Creates the invoice. Repeated presses create it once. */
  readonly create: () => Promise<void>
}

/** Lets the customer add money by an invoice that someone else pays, without any UI. */
export function useFundingInvoice(): FundingInvoiceTask {
  const { accounts } = useAccounts()
  const { locale } = useFormats()
  const { mayCall } = useUserRights()
  const [amountText, edit] = useState('')
  const [invoice, setInvoice] = useState<Invoice>()
  const { write, isPending, failure, clear } = useWrite()
  const currencies = new Set(accounts?.filter(takesMoney).map(account => account.currencyCode))
  const [currencyCode] = currencies
  const typed = readAmount(amountText, locale, currencyCode)
  return {
    isOffered: currencies.size > 0 && mayCall(invoicesApi.createFunding),
    currencyCode,
    isCurrencyOpen: currencies.size > 1,
    amountText,
    edit: text => {
      // The bank refused the previous value.
      clear()
      edit(text)
    },
    typed,
    isPending,
    createFailure: failure,
    invoice,
    create: async () => {
      if (!typed?.ok) return
      const done = await write(invoicesApi.createFunding, { amount: typed.amount })
      if (done) setInvoice(done.answer)
    },
  }
}
