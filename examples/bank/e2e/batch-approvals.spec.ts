import type { Page } from '@playwright/test'
import { expectWell } from './accessible.ts'
import { countPayments, newestCode, newPerson } from './bank.ts'
import { signInTo, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const WIDTHS = process.env['SIXPENCE_FULL'] === '1' ? [390, 1280] : [390]

const NAME = 'Suppliers, December'

/**
 * Creates a business whose owner has a prepared batch, with one payment to a payee who doesn't
 * exist.
 */
async function aBatchThatWaits(approval: 'none' | 'otp') {
  const [vera, ben] = [await newPerson({ name: 'Vera Kostova' }), await newPerson()]
  const owner = await newPerson({ kind: 'business', name: 'Haddad Textiles Ltd', approval })
  const { customerId } = owner
  const payments = [
    { email: vera.email, amount: '120.50' },
    { email: ben.email, amount: '30' },
    { email: 'nobody@sixpence.example', amount: '60' },
  ]
  const clerk = await newPerson({
    kind: 'business',
    name: 'Samir Aziz',
    standing: { actsForOthers: true },
    accesses: [{ customerId, right: 'initiate', permissions: ['massUser'] }],
    batches: [{ name: NAME, payments, fromCustomerId: customerId }],
  })
  return { owner, clerk, vera }
}

async function openBatch(page: Page) {
  await page.getByRole('button', { name: new RegExp(NAME) }).click()
  const payments = page.getByRole('list', { name: word('batches', 'paymentsTitle') })
  await expect(payments.getByRole('listitem')).toHaveCount(3)
  return payments
}

const approveCta = word('approvals', 'approveCta')

test.describe('approvals', { tag: '@approvals' }, () => {
  for (const width of WIDTHS) {
    test(`an approver reads a batch and approves it with one code, ${width} pixels wide (APPR-014, APPR-015)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const { owner, vera } = await aBatchThatWaits('otp')
      await signInTo(page, '/approvals', owner)
      const payments = await openBatch(page)
      await expect(payments.getByText(word('approvals', 'newPayeeMark'))).toHaveCount(2)
      await expect(payments.getByText(word('approvals', 'payeeClosedChange'))).toBeVisible()
      await expectWell(page)
      await page.getByRole('button', { name: approveCta }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('€211.25')).toBeVisible()
      const code = dialog.getByLabel(word('attempts', 'codeLabel'))
      await code.fill('000000')
      await expect(dialog.getByText(word('approvals', 'batchFailedTitle'))).toBeVisible()
      expect(await countPayments(owner)).toBe(0)
      await code.fill(await newestCode(owner.email))
      await expect(page.getByText(/Payments made: 2 of 3/)).toBeVisible()
      await expect(payments.getByText(word('batches', 'paidStatus'), { exact: true })).toHaveCount(
        2,
      )
      await expect(payments.getByText(word('batches', 'payeeReason'))).toBeVisible()
      await expectWell(page)
      // Each of the two left the account once, and the batch is in the history under its name.
      expect(await countPayments(owner)).toBe(2)
      await visit(page, '/history/batch-transfers')
      await page.getByRole('button', { name: new RegExp(NAME) }).click()
      await expect(page.getByText('€150.50')).toBeVisible()
      await visit(page, '/transfer/approved')
      const decided = page.getByRole('list', { name: word('approvals', 'decidedTitle') })
      await expect(decided.getByText(NAME)).toBeVisible()
      await expect(decided.getByText(/1 payment failed/)).toBeVisible()
      await expectWell(page)
      expect(await countPayments(vera)).toBe(0)
    })
  }
})
