import type { Page } from '@playwright/test'
import { expectWell } from './accessible.ts'
import { countPayments, newestCode, newPerson, type Person } from './bank.ts'
import { enterCredentials, signIn } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const WIDTHS = [
  ['on a phone', { width: 390, height: 844 }],
  ['at a desk', { width: 1280, height: 800 }],
] as const

const NAME = 'Suppliers, December'

/** A business whose owner finds a batch that somebody prepared, with one payment to nobody. */
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
  await page.goto('/approvals')
  await page.getByRole('button', { name: new RegExp(NAME) }).click()
  const payments = page.getByRole('list', { name: word('batches', 'paymentsTitle') })
  await expect(payments.getByRole('listitem')).toHaveCount(3)
  return payments
}

const approveCta = word('approvals', 'approveCta')

for (const [where, size] of WIDTHS) {
  test(`an approver reads a batch and approves it with one code, ${where} (APPR-014, APPR-015)`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const { owner, vera } = await aBatchThatWaits('otp')
    await signIn(page, owner)
    const payments = await openBatch(page)
    await expect(payments.getByText(word('approvals', 'newPayeeMark'))).toHaveCount(2)
    await expect(payments.getByText(word('approvals', 'payeeClosedChange'))).toBeVisible()
    await expectWell(page)
    await page.getByRole('button', { name: approveCta }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('€211.25')).toBeVisible()
    const code = dialog.getByLabel(word('attempts', 'codeLabel'))
    await code.fill('000000')
    await dialog.getByRole('button', { name: approveCta }).click()
    await expect(dialog.getByText(word('approvals', 'batchFailedTitle'))).toBeVisible()
    expect(await countPayments(owner)).toBe(0)
    await code.fill(await newestCode(owner.email))
    await dialog.getByRole('button', { name: approveCta }).dblclick()
    await expect(page.getByText(/Payments made: 2 of 3/)).toBeVisible()
    await expect(payments.getByText(word('batches', 'paidStatus'), { exact: true })).toHaveCount(2)
    await expect(payments.getByText(word('batches', 'payeeReason'))).toBeVisible()
    await expectWell(page)
    // Each of the two left the account once, and the batch is in the history under its name.
    expect(await countPayments(owner)).toBe(2)
    await page.goto('/history/batch-transfers')
    await page.getByRole('button', { name: new RegExp(NAME) }).click()
    await expect(page.getByText('€150.50')).toBeVisible()
    await page.goto('/transfer/approved')
    const decided = page.getByRole('list', { name: word('approvals', 'decidedTitle') })
    await expect(decided.getByText(NAME)).toBeVisible()
    await expect(decided.getByText(/1 payment failed/)).toBeVisible()
    await expectWell(page)
    expect(await countPayments(vera)).toBe(0)
  })
}

test('whoever prepared a batch follows it, withdraws it, and it is approved by nobody', async ({
  page,
  browser,
}) => {
  const { owner, clerk } = await aBatchThatWaits('none')
  const theirs = await browser.newPage()
  await signIn(theirs, owner)
  await openBatch(theirs)
  await theirs.getByRole('button', { name: approveCta }).click()
  await expect(theirs.getByRole('dialog')).toBeVisible()

  await actFor(page, clerk)
  await openBatch(page)
  await expect(page.getByText(word('approvals', 'batchOwnNote'))).toBeVisible()
  await page.getByRole('button', { name: word('approvals', 'withdrawCta') }).click()
  await expect(page.getByText(word('approvals', 'withdrawnText'))).toBeVisible()

  await theirs.getByRole('dialog').getByRole('button', { name: approveCta }).click()
  await expect(theirs.getByText(word('approvals', 'withdrawnText'))).toBeVisible()
  expect(await countPayments(owner)).toBe(0)
  await theirs.close()
})

test('a batch is declined with a reason that whoever prepared it reads (APPR-014)', async ({
  page,
  browser,
}) => {
  const { owner, clerk } = await aBatchThatWaits('none')
  await signIn(page, owner)
  await openBatch(page)
  await page.getByRole('button', { name: word('approvals', 'declineCta') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(word('approvals', 'reasonLabel')).fill('One address is wrong')
  await dialog.getByRole('button', { name: word('approvals', 'declineCta') }).click()
  await expect(page.getByText(word('approvals', 'declinedText'))).toBeVisible()
  const theirs = await browser.newPage()
  await actFor(theirs, clerk)
  await theirs.goto('/transfer/approved')
  await theirs.getByText(/One address is wrong/).click()
  await expect(theirs.getByText(word('approvals', 'declinedText'))).toBeVisible()
  await expect(theirs.getByRole('button', { name: word('approvals', 'sendAgainCta') })).toHaveCount(
    0,
  )
  expect(await countPayments(owner)).toBe(0)
  await theirs.close()
})

async function actFor(page: Page, clerk: Person) {
  await page.goto('/login')
  await enterCredentials(page, clerk)
  await page.getByRole('button', { name: /Haddad Textiles/ }).click()
  await expect(page).toHaveURL(/\/home$/)
}
