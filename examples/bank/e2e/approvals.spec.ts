import type { Page } from '@playwright/test'
import { answerPush, countPayments, newPerson, type Person } from './bank.ts'
import { reviewP2p, sendButton, signIn, actFor, visit } from './journeys.ts'
import { approverOf, askFor, clerkOf } from './requests-for-approval.ts'
import { expect, test } from './test.ts'
import { phrase, word } from './words.ts'

test.describe('approvals', { tag: '@approvals' }, () => {
  test(
    'what one asks for in one browser another approves, and the money moves once (ACCESS-009, ACCESS-022)',
    { tag: '@fast' },
    async ({ page, elsewhere }) => {
      const owner = await newPerson({ kind: 'business', name: 'Quay Tools Ltd' })
      const clerk = await clerkOf(owner)
      const payee = await newPerson()
      await actFor(page, clerk, /Quay Tools/)
      await reviewP2p(page, { to: payee.email, amount: '42', note: 'Rope' })
      await sendButton(page).click()
      const asked = page.getByRole('heading', { name: word('payments', 'otherApproverTitle') })
      await expect(asked).toBeVisible()
      expect(await countPayments(owner)).toBe(0)

      const theirs = await elsewhere()
      await signIn(theirs, owner)
      await theirs.getByRole('link', { name: word('shell', 'approvalsLink') }).click()
      // The home page lists the payment too.
      const title = theirs.getByRole('heading', { name: word('approvals', 'listTitle') })
      await expect(title).toBeVisible()
      await theirs.getByRole('button', { name: /€42\.25/ }).click()
      await expect(theirs.getByText(clerk.email)).toBeVisible()
      await expect(theirs.getByText('€42.25', { exact: true })).toBeVisible()
      await theirs.getByRole('button', { name: word('approvals', 'approveCta') }).click()
      const dialog = theirs.getByRole('dialog')
      await expect(dialog.getByText(word('approvals', 'atOnceText'))).toBeVisible()
      expect(await countPayments(owner)).toBe(0)
      await dialog.getByRole('button', { name: word('approvals', 'approveCta') }).dblclick()
      await expect(theirs.getByText(word('approvals', 'approvedText'))).toBeVisible()
      await theirs.reload()
      await expect(theirs.getByText(word('approvals', 'approvedText'))).toBeVisible()

      // The user who requested it is notified without doing anything.
      const settled = page.getByRole('heading', { name: phrase('payments', 'settledP2pTitle') })
      await expect(settled).toBeVisible()
      expect(await countPayments(owner)).toBe(1)
    },
  )

  test(
    'an approver approves two on their phone and declines one, and the clerk sees it (APPR-003, APPR-009, APPR-020)',
    { tag: '@fast' },
    async ({ page, elsewhere }) => {
      const owner = await newPerson({ kind: 'business', name: 'Quay Tools Ltd' })
      const approver = await approverOf(owner, 'push')
      await askFor(page, owner, ['11', '12', '13'])

      const theirs = await elsewhere()
      await openApprovals(theirs, approver)
      await expect(theirs.getByText(word('approvals', 'newPayeeMark'))).toHaveCount(3)
      await theirs.getByRole('checkbox', { name: /11\.25/ }).check()
      await theirs.getByRole('checkbox', { name: /12\.25/ }).check()
      await expect(theirs.getByText('€23.50')).toBeVisible()
      await theirs.getByRole('button', { name: word('approvals', 'approveCta') }).click()
      const dialog = theirs.getByRole('dialog')
      await expect(dialog.getByText('€23.50')).toBeVisible()
      const digits = await answerPush(approver.email, true)
      await expect(dialog.getByText(word('approvals', 'approvedStatus'))).toHaveCount(2)
      expect(digits).toMatch(/^\d\d$/)
      await dialog
        .getByRole('button', { name: word('approvals', 'closeCta') })
        .last()
        .click()
      await theirs.getByRole('checkbox', { name: /13\.25/ }).check()
      await theirs.getByRole('button', { name: word('approvals', 'declineCta') }).click()
      await dialog.getByLabel(word('approvals', 'reasonLabel')).fill('Too much rope')
      await dialog.getByRole('button', { name: word('approvals', 'declineCta') }).click()
      await expect(theirs.getByText(word('approvals', 'waitingEmptyTitle'))).toBeVisible()
      expect(await countPayments(owner)).toBe(2)

      await visit(page, '/transfer/approved')
      const rows = page.getByRole('list', { name: word('approvals', 'decidedTitle') })
      await expect(
        rows.getByText(word('approvals', 'approvedStatus'), { exact: true }),
      ).toHaveCount(2)
      await rows.getByText(/Too much rope/).click()
      await page.getByRole('button', { name: word('approvals', 'sendAgainCta') }).click()
      await expect(page).toHaveURL(/\/transfer\/p2p/)
      await expect(page.getByLabel(word('transfers', 'amountLabel'))).toHaveValue('13.00')
    },
  )

  async function openApprovals(page: Page, approver: Person) {
    await actFor(page, approver, /Quay Tools/)
    await page
      .getByRole('link', { name: word('shell', 'approvalsLink') })
      .first()
      .click()
  }
})
