import { countPayments, newestCode, newPerson, type Person } from './bank.ts'
import { enterCredentials, reviewP2p, sendButton, signIn } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test('what one asks for in one browser another approves, and the money moves once (ACCESS-009, ACCESS-022)', async ({
  page,
  browser,
}) => {
  const owner = await newPerson({ kind: 'business', name: 'Quay Tools Ltd' })
  const clerk = await clerkOf(owner)
  const payee = await newPerson()
  await page.goto('/login')
  await enterCredentials(page, clerk)
  await page.getByRole('button', { name: /Quay Tools/ }).click()
  await expect(page).toHaveURL(/\/home$/)
  await reviewP2p(page, { to: payee.email, amount: '42', note: 'Rope' })
  await sendButton(page).click()
  const asked = page.getByRole('heading', { name: word('payments', 'otherApproverTitle') })
  await expect(asked).toBeVisible()
  expect(await countPayments(owner)).toBe(0)

  const theirs = await browser.newPage()
  await signIn(theirs, owner)
  await theirs.getByRole('link', { name: word('shell', 'approvalsLink') }).click()
  await theirs.getByRole('button', { name: /€42\.00/ }).click()
  await expect(theirs.getByText('€42.25', { exact: true })).toBeVisible()
  await expect(theirs.getByText(clerk.email)).toBeVisible()
  await theirs.getByRole('button', { name: word('approvals', 'approveCta') }).click()
  const dialog = theirs.getByRole('dialog')
  await dialog.getByLabel(word('attempts', 'codeLabel')).fill(await newestCode(owner.email))
  await dialog.getByRole('button', { name: word('approvals', 'approveCta') }).click()
  await expect(theirs.getByText(word('approvals', 'approvedText'))).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText(word('approvals', 'approvedText'))).toBeVisible()

  // Who asked is told without doing anything.
  const settled = page.getByRole('heading', { name: word('payments', 'settledP2pTitle') })
  await expect(settled).toBeVisible()
  expect(await countPayments(owner)).toBe(1)
  await theirs.close()
})

const clerkOf = ({ customerId }: Person) =>
  newPerson({
    kind: 'business',
    name: 'Lena Vogel',
    standing: { actsForOthers: true },
    accesses: [{ customerId, right: 'initiate', permissions: ['sendUserToUser'] }],
  })
