import type { Page } from '@playwright/test'
import { onLink, openMailed, openOnly, requestMoney, rowOf } from './an-invoice.ts'
import { countPayments, newPerson } from './bank.ts'
import { signIn, actFor, visit } from './journeys.ts'
import { clerkOf } from './requests-for-approval.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const invoices = (key: string) => word('invoices', key)
const EURO = { accounts: [{ currencyCode: 'EUR', balance: '500.00' }] }

/** Checks that the user's invoices include one with this status. */
async function expectStatus(page: Page, status: string, list = 'received'): Promise<void> {
  await page.goto(`/transfer/invoices?list=${list}`)
  await expect(rowOf(page, invoices(status))).toHaveCount(1)
}

test.describe('invoices', { tag: ['@invoices', '@approvals'] }, () => {
  test('who may only ask starts an invoice, it waits for all, and an approver has it paid (INV-001, INV-005, ACCESS-009)', async ({
    page,
    elsewhere,
  }) => {
    const payee = await newPerson(EURO)
    const owner = await newPerson({ kind: 'business', name: 'Quay Tools Ltd', ...EURO })
    const clerk = await clerkOf(owner)
    await signIn(page, payee)
    await requestMoney(page, owner.email)

    const asking = await elsewhere()
    await actFor(asking, clerk, /Quay Tools/)
    await visit(asking, '/transfer/invoices')
    const view = await openOnly(asking)
    await view.getByRole('button', { name: invoices('payCta'), exact: true }).click()
    const total = invoices('payAmountCta').replace('{{amount}}', '€40.25')
    await asking.getByRole('button', { name: total }).dblclick()
    await expect(
      asking.getByRole('heading', { name: word('payments', 'otherApproverTitle') }),
    ).toBeVisible()
    await expectStatus(asking, 'pendingApprovalStatus')
    await expectStatus(page, 'pendingApprovalStatus', 'sent')
    const stranger = await openMailed(page, owner.email)
    await expect(stranger.getByText(invoices('pendingApprovalText'))).toBeVisible()
    await expect(onLink(stranger, 'signInToPayCta')).toHaveCount(0)
    const deciding = await elsewhere()
    await signIn(deciding, owner)
    await expectStatus(deciding, 'pendingApprovalStatus')
    // Nobody can pay it any other way meanwhile.
    const waiting = await openOnly(deciding)
    await expect(waiting.getByText(invoices('pendingApprovalText'))).toBeVisible()
    await expect(
      waiting.getByRole('button', { name: invoices('payCta'), exact: true }),
    ).toHaveCount(0)
    await deciding.keyboard.press('Escape')
    expect(await countPayments(owner)).toBe(0)

    await deciding.getByRole('link', { name: word('shell', 'approvalsLink') }).click()
    await deciding.getByRole('button', { name: /€40\./ }).click()
    await deciding.getByRole('button', { name: word('approvals', 'approveCta') }).click()
    await deciding
      .getByRole('dialog')
      .getByRole('button', { name: word('approvals', 'approveCta') })
      .dblclick()
    await expect(deciding.getByText(word('approvals', 'approvedText'))).toBeVisible()
    await expectStatus(deciding, 'paidStatus')
    await expectStatus(asking, 'paidStatus')
    await expectStatus(page, 'paidStatus', 'sent')
    expect(await countPayments(owner)).toBe(1)
  })
})
