import type { Page } from '@playwright/test'
import { LOCALES } from '@sixpence/core/locale'
import { pairs, SCREENS } from '@sixpence/tooling/screens'
import { appFor, BRANDS } from '../e2e/app-for.ts'
import { newestCode, newPerson, seeded, type Person } from '../e2e/bank.ts'
import { enterCredentials } from '../e2e/journeys.ts'
import { expect, test } from '../e2e/test.ts'
import { word } from '../e2e/words.ts'
import {
  expectLaidOut,
  expectRoomForLargeText,
  expectStill,
  prepare,
  show,
  settled,
  type Look,
  type Width,
} from './look.ts'

// One of the screens shows a wrong password.
test.use({ mayLog: [/401/] })
test.setTimeout(15 * 60_000)

type Screen = (typeof SCREENS)[number]

const WIDTHS: readonly Width[] = [360, 390, 768, 1280, 1680]
const PICTURES = pairs({ brands: BRANDS, widths: WIDTHS, languages: LOCALES })
const PEOPLE = [...new Set(SCREENS.filter(({ made }) => !made).map(({ who }) => who))]

/** A screen to check, and its user. */
interface Visit {
  readonly screen: Screen
  readonly customer: Person | undefined
}

async function expectScreen(page: Page, { screen, customer }: Visit, look: Omit<Look, 'address'>) {
  const { language = 'en', width } = look
  const say = (room: string, key: string) => word(room, key, language)
  const codesFrom = async (email: string) => () => newestCode(email)
  await show(page, { ...look, address: screen.path })
  await screen.act?.({ page, say, codesFrom, ...(customer && { customer }) })
  await settled(page)
  const where = `${screen.name} in ${language} at ${width}`
  await expectStill(page, where)
  await expectLaidOut(page, where)
  if (width === 390) await expectRoomForLargeText(page, where)
}

async function enter(page: Page, app: string, person: Person): Promise<void> {
  await page.goto(`${app}/login`)
  await enterCredentials(page, person)
  await expect(page).not.toHaveURL(/login/)
}

for (const brand of BRANDS) {
  const looksOf = ({ languages }: { languages: readonly string[] }) =>
    PICTURES.filter(picture => picture.brand === brand).map(({ width, language }) => ({
      width,
      language: languages.includes(language) ? language : 'en',
    }))

  for (const who of PEOPLE)
    test(`${brand}: all that ${who ?? 'nobody'} sees`, async ({ page }) => {
      const app = await appFor(brand)
      try {
        const customer = who === undefined ? undefined : await seeded(who)
        if (customer) await enter(page, app.url, customer)
        else await page.goto(`${app.url}/login`)
        await prepare(page)
        for (const screen of SCREENS.filter(each => each.who === who && !each.made))
          for (const look of looksOf(app)) await expectScreen(page, { screen, customer }, look)
      } finally {
        await app.stop()
      }
    })

  for (const screen of SCREENS.filter(({ made }) => made))
    test(`${brand}: ${screen.name}`, async ({ browser }) => {
      const app = await appFor(brand)
      try {
        for (const look of looksOf(app)) {
          const page = await browser.newPage()
          const customer = await newPerson(screen.made)
          await enter(page, app.url, customer)
          await prepare(page)
          await expectScreen(page, { screen, customer }, look)
          await page.close()
        }
      } finally {
        await app.stop()
      }
    })
}
