import { expect, type Page } from '@playwright/test'
import { newPerson, type Person } from './bank.ts'
import { enterCredentials } from './journeys.ts'
import { word } from './words.ts'

// A button of the bookshop's, as the seed of the bank has it.
const TOTE = 'btn_b00c5000000000000000000000000001'

/** Signs in as somebody new who acts for the bookshop: no code is asked for that others need, too. */
export async function actForBookshop(page: Page, right: 'read' | 'full'): Promise<void> {
  const accesses = [{ customerId: 'customer-ion', right, permissions: [] }]
  const user = await newPerson({ kind: 'business', standing: { actsForOthers: true }, accesses })
  await page.goto('/login')
  await enterCredentials(page, user)
  await page.getByRole('button', { name: /Munteanu Books/ }).click()
  await expect(page).toHaveURL(/\/home$/)
}

/** Pays 18 euros by the link of the bookshop's button. */
export async function buyTote(page: Page, person: Person): Promise<void> {
  await page.goto(`/pay/${TOTE}`)
  await enterCredentials(page, person)
  const pay = word('checkouts', 'payCta').replace(/ ?\{\{.*/, '')
  await page.getByRole('button', { name: new RegExp(`^${pay}`) }).click()
  const paid = word('payments', 'settledCheckoutTitle')
  await expect(page.getByRole('heading', { name: paid })).toBeVisible()
}
