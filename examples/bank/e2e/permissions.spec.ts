import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newPerson } from './bank.ts'
import { actFor, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const p2p = word('shell', 'p2pTransferLink')

async function actWith(page: Page, permissions: string[]) {
  const { customerId, accounts } = await newPerson({ kind: 'business', name: 'Quay Tools' })
  const accesses = [{ customerId, right: 'initiate' as const, permissions }]
  const user = await newPerson({ kind: 'business', standing: { actsForOthers: true }, accesses })
  await actFor(page, user, /Quay Tools/)
  return accounts
}

test.describe('access', { tag: '@access' }, () => {
  test(
    'who may only pay others is offered no transfer between own accounts, and told why (ACCESS-018)',
    { tag: '@fast' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const [account] = await actWith(page, ['sendUserToUser'])
      const menu = page.getByRole('navigation', { name: word('shell', 'navLabel') })
      await expect(menu.getByRole('link', { name: word('shell', 'p2pTransferTab') })).toBeVisible()
      const ownTab = word('shell', 'ownTransferTab')
      await expect(page.getByRole('link', { name: ownTab, exact: true })).toHaveCount(0)
      await visit(page, `/accounts/${account?.accountId}`)
      await expect(page.getByRole('button', { name: word('account', 'sendCta') })).toBeVisible()
      for (const cta of ['moveCta', 'addFundsCta'] as const)
        await expect(page.getByRole('button', { name: word('account', cta) })).toHaveCount(0)
      await visit(page, '/transfer/account')
      await expect(page.getByText(word('transfers', 'ownNotPermittedTitle'))).toBeVisible()
      await expect(page.getByText(word('transfers', 'notPermittedText'))).toBeVisible()
      await expect(page.getByRole('form')).toHaveCount(0)
      await expectAccessible(page)
    },
  )

  test('who may only send to other banks finds that in the menu, at home and on the account (ACCESS-019)', async ({
    page,
  }) => {
    const [account] = await actWith(page, ['sendEft'])
    const form = page.getByRole('form', { name: word('send-money', 'formLabel') })
    const menu = page.getByRole('navigation', { name: word('shell', 'navLabel') })
    await menu.getByRole('link', { name: p2p }).click()
    await expect(form).toBeVisible()
    await expect(menu.getByRole('link', { name: p2p })).toHaveAttribute('aria-current', 'page')
    await visit(page, '/home')
    const actions = page.getByRole('list', { name: word('shell', 'actionsLabel') })
    await actions.getByRole('link', { name: word('shell', 'p2pTransferTab') }).click()
    await expect(form).toBeVisible()
    await visit(page, `/accounts/${account?.accountId}`)
    await page.getByRole('button', { name: word('account', 'sendCta'), exact: true }).click()
    await expect(form).toBeVisible()
  })
})
