import { expectAccessible } from './accessible.ts'
import { keepAnswers } from './bank-answers.ts'
import { newestCode, newPerson } from './bank.ts'
import { SEND, signIn } from './journeys.ts'
import { heading, LENA, tabTo } from './send-form.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const SEND_TAB = word('shell', 'p2pTransferTab')

const WIDTHS = process.env['SIXPENCE_FULL'] === '1' ? [390, 1280] : [390]

test.describe('transfers', { tag: '@transfers' }, () => {
  for (const width of WIDTHS) {
    test.describe(`${width} pixels wide`, () => {
      test.use({ viewport: { width, height: 900 } })

      test('pays by SEPA from the menu to the receipt by keyboard alone, and each step is accessible (XFER-017, ROUTE-041)', async ({
        page,
      }) => {
        const person = await newPerson({
          approval: 'otp',
          accounts: [{ currencyCode: 'EUR', balance: '2000.00' }],
        })
        await signIn(page, person)
        await tabTo(page, 'link', new RegExp(`^${word('shell', 'p2pTransferLink')}$|^${SEND_TAB}$`))
        await page.keyboard.press('Enter')
        await tabTo(page, 'link', word('shell', 'bankTransferTab'))
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/transfer\/external$/)
        const title = word('shell', 'externalTransferTitle')
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.getByLabel(word('payments', 'ibanLabel'))).toBeVisible()
        await expectAccessible(page)

        await tabTo(page, 'textbox', word('send-money', 'payeeNameLabel'))
        await page.keyboard.type(LENA.name)
        await tabTo(page, 'textbox', word('payments', 'ibanLabel'))
        await page.keyboard.type(LENA.iban)
        const change = page.getByRole('button', { name: word('send-money', 'changeWayCta') })
        await expect(change).toBeVisible()
        await tabTo(page, 'textbox', word('send-money', 'arrivingAmountLabel'))
        await page.keyboard.type('120.50')
        await expect(page.getByText(word('send-money', 'nameMatchText'))).toBeVisible()
        await expectAccessible(page)

        await tabTo(page, 'button', word('send-money', 'checkCta'))
        await page.keyboard.press('Enter')
        await expect(page.getByText(word('send-money', 'checkedTitle'))).toBeVisible()
        await expectAccessible(page)
        await tabTo(page, 'button', word('transfers', 'reviewCta'))
        await page.keyboard.press('Enter')
        await expect(heading(page, 'reviewTitle')).toBeFocused()
        await expectAccessible(page)

        await tabTo(page, 'button', SEND)
        await page.keyboard.press('Enter')
        await expect(heading(page, 'approvalTitle')).toBeFocused()
        await expectAccessible(page)
        const code = await newestCode(person.email)
        await tabTo(page, 'textbox', word('attempts', 'codeLabel'))
        await page.keyboard.type(code)
        await expect(heading(page, 'settledExternalTitle')).toBeFocused()
        await expectAccessible(page)
        const bank = await keepAnswers(page)
        expect([...(await bank.balances()).values()]).toEqual(['1877.50'])
      })
    })
  }
})
