import type { APIRequestContext, Page } from '@playwright/test'
import { newPerson, type Person } from '../../bank/e2e/bank.ts'
import { enterCredentials } from '../../bank/e2e/journeys.ts'
import { button, SHOP, windowOf } from '../../bank/e2e/strangers.ts'

/** Somebody who can pay for two books and no third. */
export const aReader = () => newPerson({ accounts: [{ currencyCode: 'EUR', balance: '100.00' }] })

/** The button of the bank in the shop's page. */
export const payAtShop = (page: Page) => page.locator('sixpence-payment-button button')

/** The button that pays, in the bank's window. */
export const payAtBank = (bankWindow: Page) => button(bankWindow, 'checkouts', 'payCta')

/** Orders a book; answers its checkout. */
export async function order(page: Page): Promise<string> {
  await page.goto(SHOP)
  await page.getByRole('button', { name: /^Buy / }).first().click()
  const checkout = await page.locator('sixpence-payment-button').getAttribute('checkout')
  if (!checkout) throw new Error('The shop has no checkout')
  return checkout
}

/** Opens the bank's window and signs in, as far as the button that pays. */
export async function goToBank(page: Page, person: Person): Promise<Page> {
  const bankWindow = await windowOf(page, () => payAtShop(page).click())
  await enterCredentials(bankWindow, person)
  await payAtBank(bankWindow).waitFor()
  return bankWindow
}

/** Returns true if the shop's own server counts the order on this page as paid. */
export async function isPaid(page: Page, request: APIRequestContext): Promise<boolean> {
  // Node does not know the names below localhost that browsers know.
  const answer = await request.get(page.url().replace('shop.localhost', '127.0.0.1'))
  return (await answer.text()).includes('Paid. We are packing it.')
}
