import { createAttempts } from './attempts.ts'
import type { BankAddress } from './bank-address.ts'
import { defineElement } from './define-element.ts'
import { framedPage } from './framed-page.ts'
import { paymentButton } from './payment-button.ts'

const FRAMED_PAGES = [
  'accounts',
  'approvals',
  'cards',
  'history',
  'invoice',
  'transfer',
  'verification',
] as const

/** Defines the bank's elements in this page, except those with taken names. */
export function defineElements(address: BankAddress): void {
  for (const page of FRAMED_PAGES) defineElement(`sixpence-${page}`, framedPage(address, page))
  defineElement('sixpence-payment-button', paymentButton(createAttempts(address)))
}
