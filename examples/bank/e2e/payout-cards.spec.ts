import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newPerson } from './bank.ts'
import { watchSecrets } from './canary.ts'
import { chooseRadio, sendButton, signInTo } from './journeys.ts'
import { toCountry } from './send-form.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const text = (key: string) => word('external-cards', key)
test.describe('cards', { tag: ['@cards', '@transfers'] }, () => {
  // The search for faults reads the stylesheets of every frame, which this frame refuses.
  test.use({ mayLog: [/card-number-frame\.css/] })

  const NUMBER = '4000056655665556'
  const SPACED = '4000 0566 5566 5556'

  /** Opens the list of other banks' cards for a person without one. */
  async function openCards(page: Page) {
    const person = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '50.00' }] })
    await signInTo(page, '/cards/payouts', person)
    await expect(page.getByText(text('emptyTitle'))).toBeVisible()
  }

  /** Opens the form by keyboard, and moves to the field in the frame. */
  async function openField(page: Page) {
    await page.getByRole('button', { name: text('addCta') }).focus()
    await page.keyboard.press('Enter')
    const field = page.frameLocator('iframe').getByRole('textbox', { name: text('numberLabel') })
    await expect(field).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: word('common', 'closeCta') })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field).toBeFocused()
    return field
  }

  const WIDTHS = process.env['SIXPENCE_FULL'] === '1' ? [390, 1280] : [390]

  for (const width of WIDTHS) {
    test.describe(`${width} pixels wide`, () => {
      test.use({ viewport: { width, height: 900 } })

      test(
        'a card is added by keyboard, and its number is nowhere but in the vault (XFER-037)',
        { tag: '@fast' },
        async ({ page, context }) => {
          const canary = await watchSecrets(context)
          const said: string[] = []
          page.on('console', message => said.push(message.text()))
          const sent: string[] = []
          const answers: Promise<string>[] = []
          page.on('request', request => {
            if (request.url().endsWith('/card-number-frame/tokens')) return
            sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()))
          })
          page.on('response', answer => answers.push(answer.text().catch(() => '')))
          await openCards(page)
          const field = await openField(page)
          await page.keyboard.type(NUMBER)
          await expect(field).toHaveValue(SPACED)
          await expect(page.getByText('VISA')).toBeVisible()
          await expectAccessible(page)
          await page.keyboard.press('Tab')
          await expect(page.getByLabel(text('holderLabel'))).toBeFocused()
          await page.keyboard.type('Ada Byron')
          await page.keyboard.press('Tab')
          await page.keyboard.type('03/31')
          for (const form of [NUMBER, SPACED]) expect(await page.content()).not.toContain(form)
          const reached = await page.evaluate(() => {
            try {
              return document.querySelector('iframe')?.contentWindow?.document.body.innerHTML
            } catch {
              return 'kept out'
            }
          })
          expect(reached).toBe('kept out')
          await page.keyboard.press('Enter')
          await expect(page.getByText(text('addedTitle'))).toBeVisible()
          await page.keyboard.press('Escape')
          const list = page.getByRole('list', { name: text('listLabel') })
          await expect(list.getByRole('listitem')).toHaveCount(1)
          await expect(list).toContainText('VISA ending in 5556')
          for (const form of [NUMBER, SPACED]) {
            canary.add('cardDigits', form)
            expect(await page.content()).not.toContain(form)
            const told = [...sent, ...said, ...(await Promise.all(answers))]
            expect(told.filter(part => part.includes(form))).toEqual([])
          }
          expect(await canary.search(page, 'signedIn')).toEqual([])
        },
      )

      test('a number that no card has, or that nothing is paid to, is refused in words (XFER-034)', async ({
        page,
      }) => {
        await openCards(page)
        const field = await openField(page)
        await page.keyboard.type('4242 4242 4242 4241')
        await page.keyboard.press('Enter')
        await expect(page.getByText(text('numberWrongError'))).toBeVisible()
        await expect(field).toBeFocused()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        const box = page.locator('.sp-field-box').filter({ has: page.locator('iframe') })
        await expect(box).toHaveCSS('outline-style', 'solid')
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        )
        expect(overflow).toBeLessThanOrEqual(0)

        await field.fill('')
        await field.pressSequentially('400000')
        await expect(page.getByText(word('cards', 'blockedBinError'))).toBeVisible()
        await page.keyboard.type('0000000002')
        await page.keyboard.press('Enter')
        await expect(page.getByLabel(text('holderLabel'))).toHaveCount(0)
        await expect(page.getByRole('button', { name: text('submitCta') })).toHaveCount(0)
        await expectAccessible(page)
      })
    })
  }

  test('a card is added where money is sent to it, and what was typed is still there (XFER-037)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const person = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '500.00' }] })
    await signInTo(page, '/transfer/external', person)
    await toCountry(page, 'Germany')
    const toCard = new RegExp(`^${word('send-money', 'cardOption')}`)
    await chooseRadio(page.getByRole('radio', { name: toCard }))
    const name = page.getByLabel(word('send-money', 'payeeNameLabel'))
    await name.fill('Lena Vogt')
    const amount = page.getByLabel(word('send-money', 'arrivingAmountLabel'))
    await amount.fill('40')
    const add = page.getByRole('button', { name: word('send-money', 'addCardCta') })
    await add.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: text('addTitle') })
    const number = page.frameLocator('iframe').getByRole('textbox', { name: text('numberLabel') })
    await number.click()
    await page.keyboard.type(NUMBER)
    await expectAccessible(page)
    await dialog.getByLabel(text('holderLabel')).fill('Lena Vogt')
    await dialog.getByLabel(text('expiresLabel')).fill('03/31')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    const chosen = page.getByRole('button', { name: new RegExp(word('payments', 'cardLabel')) })
    await expect(chosen).toContainText('5556')
    const another = page.getByRole('button', { name: word('send-money', 'addAnotherCardCta') })
    await expect(another).toBeFocused()
    await expect(name).toHaveValue('Lena Vogt')
    await expect(amount).toHaveValue('40')
    await expectAccessible(page)
    await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
    await sendButton(page).click()
    await expect(
      page.getByRole('heading', { name: word('payments', 'settledExternalTitle') }),
    ).toBeVisible()
  })
})
