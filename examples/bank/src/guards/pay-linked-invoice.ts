import { isSixpenceError } from '@sixpence/core/errors'
import { redirect } from '@tanstack/react-router'
import { openBank, type BankClient } from '../client/open-bank.ts'
import { takeLinkToPay } from '../session/link-to-pay.ts'

/**
 * Goes to the payment of an invoice once the customer has signed in, if they pressed to pay it
 * before. Without that press, or if the bank refuses, the page of the link is shown.
 */
export async function payLinkedInvoice(bank: BankClient, invoiceSecret: string): Promise<void> {
  const { status } = await bank.session.session.restore()
  if (status !== 'signed_in' || !takeLinkToPay(invoiceSecret)) return
  const id = await idOf(bank, invoiceSecret)
  if (id !== undefined) throw redirect({ to: '/transfer/invoices', search: { id } })
}

async function idOf(bank: BankClient, invoiceSecret: string): Promise<string | undefined> {
  try {
    return (await (await openBank(bank)).invoices.openLink({ invoiceSecret })).id
  } catch (cause) {
    if (!isSixpenceError(cause)) throw cause
    return undefined
  }
}
