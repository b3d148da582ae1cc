import { expect, type Browser } from '@playwright/test'
import { newPerson, type NewPerson, type Person } from '../../bank/e2e/bank.ts'
import { actFor, reviewP2p, sendButton } from '../../bank/e2e/journeys.ts'
import { BANK } from '../../bank/e2e/strangers.ts'
import { word } from '../../bank/e2e/words.ts'

/** Somebody with a right to a business. */
export const userOf = ({ customerId }: Person, name: string, right: 'initiate' | 'confirm') =>
  newPerson({
    kind: 'business',
    name,
    standing: { actsForOthers: true },
    accesses: [{ customerId, right, permissions: ['sendUserToUser'] }],
  })

/** Somebody who approves for a business, in a mode of theirs. */
export const approverOf = ({ customerId }: Person, approval: NewPerson['approval'] & string) =>
  newPerson({
    kind: 'business',
    name: 'Sofia Reyes',
    approval,
    standing: { actsForOthers: true },
    accesses: [{ customerId, right: 'confirm' }],
  })

/** A business for which somebody has asked to have these amounts paid. */
export async function aBusiness(browser: Browser, amounts: readonly string[]) {
  const owner = await newPerson({ kind: 'business', name: 'Quistgaard Tools Ltd' })
  const payee = await newPerson({ name: 'Theodora Vexler' })
  const clerk = await userOf(owner, 'Lena Vogelsang', 'initiate')
  const context = await browser.newContext({ baseURL: BANK })
  const page = await context.newPage()
  await actFor(page, clerk, /Quistgaard/)
  for (const amount of amounts) {
    await reviewP2p(page, { to: payee.email, amount, note: 'Rope' })
    await sendButton(page).click()
    const asked = page.getByRole('heading', { name: word('payments', 'otherApproverTitle') })
    await expect(asked).toBeVisible()
  }
  await context.close()
  return { owner, payee, clerk }
}
