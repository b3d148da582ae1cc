import type { Page, Route } from '@playwright/test'
import { newPerson } from './bank.ts'
import { visit, signInTo } from './journeys.ts'
import { expectSteady, watchShifts } from './shifts.ts'
import { test } from './test.ts'
import { word } from './words.ts'

const ACCOUNTS = [
  { currencyCode: 'EUR', balance: '300.00' },
  { currencyCode: 'USD', balance: '20.00' },
]

/** Longer than drawing a page takes, and different, so that each answer arrives separately. */
const ANSWER_MS: Record<string, number> = {
  accountList: 600,
  recentTransferList: 1_100,
  maxAmountGet: 1_500,
  limitsGet: 1_900,
  payeeEmailCheck: 900,
  p2pFeeGet: 900,
  betweenAccountsFeeGet: 900,
}

const RECENT = ['Vera K.', 'Munteanu Books SRL', 'Maximiliane Wolkenstein-Trostburg'].map(
  (beneficiaryName, i) => ({
    id: `recent-${i}`,
    type: 'p2p',
    isDisabled: false,
    permission: '3d',
    fromAccount: 'MD00SIXP0000000000000000',
    beneficiaryName,
    beneficiaryEmail: `recent-${i}@nowhere.example`,
    beneficiaryKind: i === 1 ? 'business' : 'person',
    amount: '5.00',
    currencyCode: 'EUR',
    date: '2026-11-21T09:00:00.000Z',
  }),
)

/** Delays every answer, and adds a person who was paid before. */
async function slowDown(page: Page): Promise<void> {
  await page.route(/\/api\?/, async route => {
    const name = new URL(route.request().url()).search.slice(1)
    await new Promise(resolve => setTimeout(resolve, ANSWER_MS[name] ?? 150))
    if (name === 'recentTransferList') return withRecent(route)
    return route.continue()
  })
}

async function withRecent(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = (await response.json()) as object
  await route.fulfill({ response, json: { ...body, items: RECENT, total: RECENT.length } })
}

async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const WIDTHS = process.env['SIXPENCE_FULL'] === '1' ? [360, 390] : [390]

test.describe('transfers', { tag: '@transfers' }, () => {
  for (const width of WIDTHS)
    test(`nothing moves under the thumb while money is sent, or moved between accounts, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      await slowDown(page)
      await slowProcessor(page)
      await signInTo(page, '/transfer/p2p', await newPerson({ accounts: ACCOUNTS }))
      const chip = page.getByRole('button', { name: 'Vera K.' })
      await chip.waitFor()
      await page.getByText(word('transfers', 'limitsTitle')).waitFor()
      await expectSteady(page)
      await chip.click()
      await page.getByLabel(word('transfers', 'amountLabel')).fill('25')
      await page.getByText('€25.25').first().waitFor()
      await expectSteady(page)

      await visit(page, '/transfer/account')
      const leaving = page.getByLabel(word('transfers', 'leavingAmountLabel'))
      await leaving.waitFor()
      await page.getByText(word('transfers', 'limitsTitle')).waitFor()
      await leaving.fill('10')
      await page.getByText(word('transfers', 'rateLabel')).waitFor()
      await expectSteady(page)
    })
})
