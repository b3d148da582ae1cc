import { newPerson } from './bank.ts'
import { enterCredentials, signIn } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const OF_PEOPLE = [
  ['ROUTE-048', '/transfer/account', word('shell', 'ownTransferTitle')],
  ['ROUTE-045', '/transfer/p2p', word('shell', 'p2pTransferTitle')],
  ['ROUTE-049', '/transfer/preapproved-payments', word('preapproved', 'listTitle')],
] as const

for (const [row, path, title] of OF_PEOPLE) {
  test(`${path} opens for a person, also after a reload (${row})`, async ({ page }) => {
    await signIn(page, await newPerson())
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })
}

const OF_APPROVERS = [
  ['ROUTE-049', '/transfer/preapproved-payments', word('preapproved', 'listTitle')],
  ['ROUTE-051', '/transfer/approved', word('approvals', 'decidedScreenTitle')],
] as const

test('right 4 reaches what repeats itself and what was decided, and no form (ROUTE-049, ROUTE-051)', async ({
  page,
}) => {
  const { customerId } = await newPerson({ kind: 'business', name: 'Quay Tools Ltd' })
  const accesses = [{ customerId, right: 'confirm' as const }]
  const approver = await newPerson({
    kind: 'business',
    standing: { actsForOthers: true },
    accesses,
  })
  await page.goto('/login')
  await enterCredentials(page, approver)
  await page.getByRole('button', { name: /Quay Tools/ }).click()
  await expect(page).toHaveURL(/\/home$/)
  for (const [, path, title] of OF_APPROVERS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
  await page.goto('/transfer/p2p')
  await expect(page.getByLabel(word('transfers', 'amountLabel'))).toHaveCount(0)
})
