import { expect, type Page } from '@playwright/test'
import { newPerson, CONTROL, type Person } from '../../bank/e2e/bank.ts'
import { enterCredentials, ownAmount, SEND } from '../../bank/e2e/journeys.ts'
import { word } from '../../bank/e2e/words.ts'

/** A fresh customer with 500.00 and 20.00 EUR, signed in. */
export async function signInFresh(page: Page): Promise<Person> {
  const person = await newPerson({
    accounts: [
      { currencyCode: 'EUR', balance: '500.00' },
      { currencyCode: 'EUR', balance: '20.00' },
    ],
  })
  await page.goto('/')
  await enterCredentials(page, person)
  await expectBalances(page, '€500.00', '€20.00')
  return person
}

/** Sends 120.50 from the first account to the second, by a hasty double click. */
export async function moveMoney(page: Page): Promise<void> {
  await ownAmount(page).fill('120.50')
  await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
  await page.getByRole('button', { name: SEND }).dblclick()
  const settled = page.getByRole('heading', { name: word('payments', 'settledOwnTitle') })
  await expect(settled).toBeVisible()
}

/** Checks the balances in Larkspur's own list. */
export async function expectBalances(page: Page, ...balances: readonly string[]): Promise<void> {
  const list = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await expect(list).toHaveCount(balances.length)
  for (const [at, balance] of balances.entries()) await expect(list.nth(at)).toContainText(balance)
}

/** Returns the number of the ledger's movements from an account of the customer. */
export async function movementsOf({ customerId }: Person): Promise<number> {
  const answer = await fetch(`${CONTROL}/movements`)
  // The sandbox's own list.
  const movements = (await answer.json()) as { customerId: string }[]
  return movements.filter(movement => movement.customerId === customerId).length
}

/** React only logs this in builds with checks: in its production build StrictMode does nothing. */
export const REACT_CHECKS = /Download the React DevTools/
