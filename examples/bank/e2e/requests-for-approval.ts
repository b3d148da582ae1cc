import { expect, type Page } from '@playwright/test'
import { newPerson, type Person } from './bank.ts'
import { actFor, reviewP2p, sendButton } from './journeys.ts'
import { word } from './words.ts'

/** Creates a person who may only request payments for a business. */
export const clerkOf = ({ customerId }: Person) =>
  newPerson({
    kind: 'business',
    name: 'Lena Vogel',
    standing: { actsForOthers: true },
    accesses: [{ customerId, right: 'initiate', permissions: ['sendUserToUser'] }],
  })

/** Creates a person who approves for a business, in a mode of their own. */
export const approverOf = ({ customerId }: Person, approval: 'otp' | 'push' | 'sms') =>
  newPerson({
    kind: 'business',
    name: 'Sofia Reyes',
    approval,
    standing: { actsForOthers: true },
    accesses: [{ customerId, right: 'confirm' }],
  })

/** Requests payments of a business called Quay Tools, as somebody who may not approve them. */
export async function askFor(page: Page, owner: Person, amounts: readonly string[]) {
  const [clerk, payee] = [await clerkOf(owner), await newPerson()]
  await actFor(page, clerk, /Quay Tools/)
  for (const amount of amounts) {
    await reviewP2p(page, { to: payee.email, amount, note: 'Rope' })
    await sendButton(page).click()
    const asked = page.getByRole('heading', { name: word('payments', 'otherApproverTitle') })
    await expect(asked).toBeVisible()
  }
}
