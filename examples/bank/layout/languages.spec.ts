import { LOCALES } from '@sixpence/core/locale'
import { expectAccessible } from '../e2e/accessible.ts'
import { newPerson } from '../e2e/bank.ts'
import { beginSession } from '../e2e/begin-session.ts'
import { speak } from '../e2e/journeys.ts'
import { expect, test } from '../e2e/test.ts'
import { word } from '../e2e/words.ts'
import { expectLaidOut, prepare, resize, settled, turnTo } from './look.ts'

const SCREENS = ['/home', '/transfer/account', '/transfer/p2p', '/history']
// The last one is the language in which the next screen begins.
const LANGUAGES = [...LOCALES.filter(locale => locale !== 'en'), 'en'] as const

test.describe('layout in languages', { tag: '@start' }, () => {
  test('reads every screen in every language on a phone (I18N-001, I18N-003)', async ({ page }) => {
    await prepare(page)
    await page.goto('/login')
    for (const language of LANGUAGES) {
      await page.getByRole('combobox').selectOption(language)
      await page.getByLabel(word('sign-in', 'emailLabel', language)).waitFor()
      await expectRoom('/login', language)
    }
    await expectAccessible(page)

    await beginSession(page.context(), await newPerson({ history: 400 }))
    await expect(page).toHaveURL(/\/home$/)
    let spoken = 'en'
    for (const language of LANGUAGES) {
      await speak(page, language, spoken)
      spoken = language
      for (const address of SCREENS) {
        await turnTo(page, address)
        await expectRoom(address, language)
        if (language === 'en') await expectAccessible(page)
      }
    }

    async function expectRoom(address: string, language: string) {
      await resize(page, 360)
      await settled(page)
      await expectLaidOut(page, `${address} in ${language} at 360`)
      await resize(page, 320)
      await expectLaidOut(page, `${address} in ${language} at 320`)
    }
  })
})
