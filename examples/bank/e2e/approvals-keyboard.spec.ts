import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { countPayments, newestCode, newPerson, type Person } from './bank.ts'
import { expectFocus, tabTo } from './by-keyboard.ts'
import { approverOf, askFor } from './requests-for-approval.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const text = (key: string) => word('approvals', key)
// A phone's tab bar has room only for a shorter word.
const APPROVALS = new RegExp(
  `^(${word('shell', 'approvalsLink')}|${word('shell', 'approvalsTab')})$`,
)
const exactly = (key: string) => new RegExp(`^${text(key)}$`)

async function signInByKeyboard(page: Page, { email, password }: Person) {
  await page.goto('/login')
  await tabTo(page, 'textbox', word('sign-in', 'emailLabel'))
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

/** Presses a control reached by Tab. */
async function press(page: Page, role: 'button' | 'link', name: string | RegExp) {
  await tabTo(page, role, name)
  await page.keyboard.press('Enter')
}

async function tick(page: Page, amount: string) {
  const name = new RegExp(`\\b${amount}\\.25`)
  await tabTo(page, 'checkbox', name)
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name })).toBeChecked()
}

/** Checks that the focus is kept, axe finds nothing, and nothing is wider than the page. */
async function expectSound(page: Page) {
  await expectFocus(page)
  await expectAccessible(page)
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(tooWide).toBeLessThanOrEqual(0)
}

const WIDTHS = process.env['SIXPENCE_FULL'] === '1' ? [390, 1280] : [390]

test.describe('approvals', { tag: '@approvals' }, () => {
  for (const width of WIDTHS) {
    test.describe(`${width} pixels wide`, () => {
      test.use({ viewport: { width, height: 900 } })

      test('an approver approves two with one code, declines a third and reads what came of it by keyboard alone (APPR-003, APPR-020, ROUTE-051)', async ({
        page,
        elsewhere,
      }) => {
        const owner = await newPerson({ kind: 'business', name: 'Quay Tools Ltd' })
        const approver = await approverOf(owner, 'otp')
        const clerks = await elsewhere()
        await askFor(clerks, owner, ['31', '32', '33'])

        await signInByKeyboard(page, approver)
        await press(page, 'button', /Quay Tools/)
        await press(page, 'link', APPROVALS)
        await expect(page).toHaveURL(/\/approvals$/)
        const waiting = page.getByRole('list', { name: text('waitingTitle') })
        await expect(waiting.getByRole('listitem')).toHaveCount(3)
        await expectSound(page)
        await tick(page, '31')
        await tick(page, '32')
        await expect(page.getByText('€63.50')).toBeVisible()
        await expectSound(page)

        await press(page, 'button', exactly('approveCta'))
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByText('€63.50')).toBeVisible()
        await expectSound(page)
        const field = dialog.getByLabel(word('attempts', 'codeLabel'))
        await tabTo(page, 'textbox', word('attempts', 'codeLabel'))
        await page.keyboard.type('000000')
        await expect(dialog.getByText(text('codeFailedTitle'))).toBeVisible()
        await expect(field).toBeFocused()
        await expectSound(page)
        expect(await countPayments(owner)).toBe(0)
        await page.keyboard.type(await newestCode(approver.email))
        await expect(dialog.getByText(text('approvedStatus'), { exact: true })).toHaveCount(2)
        await expectSound(page)
        await press(page, 'button', exactly('closeCta'))
        await expect(dialog).toHaveCount(0)
        await expectFocus(page)
        expect(await countPayments(owner)).toBe(2)

        await tick(page, '33')
        await press(page, 'button', exactly('declineCta'))
        await tabTo(page, 'textbox', text('reasonLabel'))
        await page.keyboard.press('Enter')
        await expect(dialog.getByText(text('reasonMissingError'))).toBeVisible()
        await expect(dialog.getByLabel(text('reasonLabel'))).toBeFocused()
        await expectSound(page)
        await page.keyboard.type('Too much rope')
        await page.keyboard.press('Enter')
        await expect(dialog.getByText(text('declinedStatus'), { exact: true })).toBeVisible()
        await expectSound(page)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await expect(page.getByText(text('waitingEmptyTitle'))).toBeVisible()
        await expectFocus(page)

        await press(page, 'button', text('decidedLinkCta'))
        await expect(page).toHaveURL(/\/transfer\/approved$/)
        const rows = page.getByRole('list', { name: text('decidedTitle') })
        await expect(rows.getByText(text('approvedStatus'), { exact: true })).toHaveCount(2)
        await expect(rows.getByText(/Too much rope/)).toBeVisible()
        await expectSound(page)
        expect(await countPayments(owner)).toBe(2)
      })
    })
  }
})
