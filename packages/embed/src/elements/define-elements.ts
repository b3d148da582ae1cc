import { createAttempts } from './attempts.ts'
import type { BankPlace } from './bank-place.ts'
import { defineElement } from './define-element.ts'
import { framedPage } from './framed-page.ts'
import { paymentButton } from './payment-button.ts'

/** Defines the bank's elements in this page, but for those whose names are taken. */
export function defineElements(place: BankPlace): void {
  defineElement('sixpence-accounts', framedPage(place, 'accounts'))
  defineElement('sixpence-transfer', framedPage(place, 'transfer'))
  defineElement('sixpence-payment-button', paymentButton(createAttempts(place)))
}
