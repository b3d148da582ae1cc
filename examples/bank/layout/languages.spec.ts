import { LOCALES } from '@sixpence/core/locale'
import { expectAccessible } from '../e2e/accessible.ts'
import { newPerson } from '../e2e/bank.ts'
import { signIn } from '../e2e/journeys.ts'
import { test } from '../e2e/test.ts'
import { expectGoodLooks, expectLaidOut, prepare, resize } from './look.ts'

const SCREENS = ['/login', '/home', '/transfer/account', '/transfer/p2p', '/history']

for (const address of SCREENS)
  test(`reads ${address} in every language on a phone (I18N-001, I18N-003)`, async ({ page }) => {
    if (address === '/login') await page.goto('/login')
    else await signIn(page, await newPerson({ history: 400 }))
    await prepare(page)
    for (const language of LOCALES) {
      await expectGoodLooks(page, { address, width: 360, language })
      await resize(page, 320)
      await expectLaidOut(page, `${address} in ${language} at 320`)
    }
    await expectAccessible(page)
  })
