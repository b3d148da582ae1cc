import type { Page } from '@playwright/test'
import { intlLocale, type LOCALES } from '@sixpence/core/locale'
import { visit } from '../e2e/journeys.ts'
import { shiftsOf, watchShifts } from '../e2e/shifts.ts'
import { expect } from '../e2e/test.ts'
import {
  coveredAtTheEnd,
  cutWords,
  faultsOfFrame,
  faultsOfLargeText,
  installReaders,
  overlaps,
} from './in-page.ts'

/** The height of a window of each width. */
const HEIGHTS = {
  320: 640,
  360: 640,
  390: 844,
  768: 1024,
  1280: 800,
  1680: 1050,
  640: 400,
} as const

export type Width = keyof typeof HEIGHTS

/** Longer than drawing a page takes. */
const ANSWER_MS = 300

/** Shortened on purpose: each can be read in full elsewhere, at most one press away. */
const SHORTENED = [
  '.sp-profile-business',
  '.sp-profile-head .sp-small',
  '.sp-recent-payees-row .sp-button-text',
  '.sp-list-row-compact .sp-list-main',
  '.sp-batch-text',
].join()

/** The largest share of a page that may move by itself. */
const MOST_SHIFT = 0.05

export type Language = (typeof LOCALES)[number]

/** Prepares a page to be read and its movements to be counted, and delays each answer of the bank. */
export async function prepare(page: Page): Promise<void> {
  await page.addInitScript(installReaders)
  await watchShifts(page)
  await page.route(/\/api\?/, async route => {
    await new Promise(resolve => setTimeout(resolve, ANSWER_MS))
    await route.continue()
  })
}

/** A screen, and the conditions to check it in. */
export interface Look {
  /** The app's address; by default the page's. */
  readonly app?: string
  readonly address: string
  readonly width: Width
  readonly language?: Language
}

export async function resize(page: Page, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHTS[width] })
}

/** Waits until all requested data has arrived and is drawn. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('main [role=progressbar]') === null)
}

/** Lists cut words, overlaps, and faults of the frame. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(cutWords, SHORTENED)),
    ...(await page.evaluate(overlaps, SHORTENED)),
    ...(await page.evaluate(faultsOfFrame)),
    ...(await page.evaluate(coveredAtTheEnd)),
  ]
}

/** Fails if a page has layout faults. */
export async function expectLaidOut(page: Page, where: string): Promise<void> {
  expect.soft(await layoutFaults(page), where).toEqual([])
}

/** Fails if a page on a phone leaves no room when text is twice as large. */
export async function expectRoomForLargeText(page: Page, where: string): Promise<void> {
  await resize(page, 390)
  const setTextSize = (size: string) =>
    page.evaluate(to => void (document.documentElement.style.fontSize = to), size)
  await setTextSize('200%')
  // Measurements are repeated with the next frames.
  await page.evaluate(() => new Promise(done => setTimeout(done, 100)))
  expect.soft(await page.evaluate(faultsOfLargeText), `${where}, 200 %`).toEqual([])
  await setTextSize('')
}

/** Opens a screen in a language, and waits until it is complete. */
export async function show(page: Page, look: Look): Promise<void> {
  const { app, address, width, language = 'en' } = look
  const origin = app ?? new URL(page.url()).origin
  await page.context().addCookies([{ name: 'sixpence.locale', value: language, url: origin }])
  await resize(page, width)
  await page.goto(origin + address)
  await settled(page)
}

/** Follows a link to a screen, and waits until it is complete. */
export async function turnTo(page: Page, address: string): Promise<void> {
  await visit(page, address)
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await settled(page)
}

/** Opens a screen, and fails if parts of it move meanwhile or if it has layout faults. */
export async function expectGoodLooks(page: Page, look: Look): Promise<void> {
  await show(page, look)
  const { address, width, language = 'en' } = look
  const where = `${address} in ${language} at ${width}`
  await expect(page.locator('html')).toHaveAttribute('lang', intlLocale(language))
  await expectStill(page, where)
  await expectLaidOut(page, where)
}

/** Fails if something has moved by itself. */
export async function expectStill(page: Page, where: string): Promise<void> {
  const { sum, told } = await shiftsOf(page)
  expect.soft(sum, `${where}: ${told}`).toBeLessThanOrEqual(MOST_SHIFT)
}
