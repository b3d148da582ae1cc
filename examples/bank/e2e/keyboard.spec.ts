import { newestCode, newPerson } from './bank.ts'
import { tabTo } from './by-keyboard.ts'
import { openVirtualCard, SEND, signIn, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { phrase, word } from './words.ts'

const PROFILE = new RegExp(`^${word('shell', 'profileMenuLabel')}`)

test.describe('by keyboard', { tag: '@payments' }, () => {
  test('signs in, pays and signs out by keyboard alone', async ({ page }) => {
    const payer = await newPerson({
      approval: 'otp',
      accounts: [{ currencyCode: 'EUR', balance: '50.00' }],
    })
    const payee = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '1.00' }] })
    await page.goto('/login')
    await tabTo(page, 'textbox', word('sign-in', 'emailLabel'))
    await page.keyboard.type(payer.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(payer.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('main')).toBeFocused()

    await tabTo(page, 'link', word('shell', 'p2pTransferLink'))
    await page.keyboard.press('Enter')
    await tabTo(page, 'textbox', word('transfers', 'payeeEmailLabel'))
    await page.keyboard.type(payee.email)
    await tabTo(page, 'textbox', word('transfers', 'amountLabel'))
    await page.keyboard.type('3')
    await tabTo(page, 'button', word('transfers', 'reviewCta'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: word('payments', 'reviewTitle') })).toBeFocused()
    await tabTo(page, 'button', SEND)
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('heading', { name: word('payments', 'approvalTitle') }),
    ).toBeVisible()
    const code = await newestCode(payer.email)
    await tabTo(page, 'textbox', word('attempts', 'codeLabel'))
    await page.keyboard.type(code)
    await expect(
      page.getByRole('heading', { name: phrase('payments', 'settledP2pTitle') }),
    ).toBeFocused()

    await tabTo(page, 'button', PROFILE)
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('dialog', { name: word('shell', 'profileMenuLabel') }),
    ).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { expanded: false, name: PROFILE })).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', word('shell', 'signOutCta'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login/)
  })

  const removeFilter = (name: string) =>
    word('history', 'removeFilterCta').replace('{{name}}', name)

  test('pauses a card, narrows the history down and looks at a row by keyboard alone', async ({
    page,
  }) => {
    await signIn(page, await newPerson({ history: 60 }))
    await openVirtualCard(page)
    await tabTo(page, 'button', word('cards', 'pauseCta'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: word('cards', 'unpauseCta') })).toBeFocused()
    await expect(page.getByText(word('cards', 'pausedText'))).toBeVisible()
    await tabTo(page, 'button', word('cards', 'detailsCta'))
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', word('cards', 'sendCodeCta'))
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(word('attempts', 'codeLabel'))).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: word('cards', 'detailsCta') })).toBeFocused()

    await visit(page, '/history?period=all&transactionDirection=out')
    const chosen = page.getByRole('list', { name: word('history', 'chosenLabel') })
    await expect(chosen).toBeVisible()
    await tabTo(page, 'button', word('history', 'filtersCta'))
    await page.keyboard.press('Enter')
    await tabTo(page, 'textbox', word('history', 'fromAmountLabel'))
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/fromAmount=1/)
    await expect(
      page.getByRole('button', { name: word('history', 'filtersCta'), exact: true }),
    ).toBeFocused()
    await tabTo(page, 'button', removeFilter(word('common', 'outgoingLabel')))
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/transactionDirection/)
    await expect(chosen).toBeFocused()

    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
    const first = row.first().getByRole('button')
    await tabTo(page, 'button', await first.locator('.sp-list-title bdi').first().innerText())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(first).toBeFocused()

    await visit(page, '/statements')
    await tabTo(page, 'button', new RegExp(word('statements', 'accountLabel')))
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/accountId=/)
    await expect(
      page.getByRole('button', { name: new RegExp(word('statements', 'accountLabel')) }),
    ).toBeFocused()
  })
})
