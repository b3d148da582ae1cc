import { newestCode, newPerson } from './bank.ts'
import { signInTo, actFor } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.describe('users', { tag: ['@users', '@access'] }, () => {
  test(
    'an owner lets somebody act, takes from it again, and the other browser obeys at once (ACCESS-021)',
    { tag: '@fast' },
    async ({ page, elsewhere }) => {
      const owner = await newPerson({ kind: 'business', name: 'Quay Tools Ltd' })
      const clerk = await newPerson({
        kind: 'business',
        name: 'Lena Vogel',
        standing: { actsForOthers: true },
      })
      await signInTo(page, '/setting', owner)
      await page.getByRole('link', { name: word('settings', 'usersTitle') }).click()
      await page.getByRole('button', { name: word('users', 'addCta') }).click()
      const adding = page.getByRole('dialog', { name: word('users', 'addTitle') })
      await adding.getByLabel(word('users', 'emailLabel')).fill(clerk.email)
      await adding.getByText(word('access', 'initiateRight'), { exact: true }).click()
      await expect(adding.getByText(word('users', 'noPermissionText'))).toBeVisible()
      const others = adding.getByRole('group', { name: word('users', 'sendGroup') })
      await others.getByText(word('users', 'userPermission'), { exact: true }).click()
      await adding.getByRole('button', { name: word('users', 'addCta') }).click()
      const code = page.getByLabel(word('attempts', 'codeLabel'))
      await expect(code).toBeVisible()
      await code.fill(await newestCode(owner.email))
      await expect(
        page.getByText(word('users', 'addedText').replace('{{email}}', clerk.email)),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: clerk.email })).toBeVisible()

      const theirs = await elsewhere()
      await actFor(theirs, clerk, /Quay Tools/)
      await theirs
        .getByRole('link', { name: word('shell', 'p2pTransferLink') })
        .first()
        .click()
      await expect(theirs).toHaveURL(/\/transfer\/p2p/)

      // Users who have acted have a name.
      await page.reload()
      await page.getByRole('button', { name: /Lena Vogel/ }).click()
      const changing = page.getByRole('dialog', { name: 'Lena Vogel' })
      await changing.getByText(word('access', 'readRight'), { exact: true }).click()
      await changing.getByRole('button', { name: word('users', 'saveCta') }).click()
      await expect(page.getByText(word('users', 'changedText'))).toBeVisible()

      await expect(theirs).toHaveURL(/\/home$/)
      await expect(
        theirs.getByRole('link', { name: word('shell', 'p2pTransferLink') }),
      ).toHaveCount(0)
      await expect(theirs.getByText(word('notices', 'accessChangedTitle'))).toBeVisible()

      // It closes by itself.
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: /Lena Vogel/ }).click()
      await changing.getByRole('button', { name: word('users', 'endCta') }).click()
      const asked = page.getByRole('alertdialog')
      await asked.getByRole('button', { name: word('users', 'endCta') }).click()
      await expect(page.getByText(word('users', 'endedText'))).toBeVisible()
      // No customer is left to act for.
      await expect(theirs).toHaveURL(/\/login/)
      await expect(theirs.getByText(word('shell', 'accessEndedNotice'))).toBeVisible()
    },
  )
})
