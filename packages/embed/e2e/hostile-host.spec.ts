import type { Page } from '@playwright/test'
import {
  ACCOUNTS,
  BUTTON,
  CHECKOUT,
  expect,
  frameOf,
  say,
  type Shop,
  strictHeaders,
  test,
} from './test.ts'

const failed = (code: string) => ['sixpence-error', { code }]
const READY = ['sixpence-ready', {}]

test('leaves no name behind in the page', async ({ page, shop }) => {
  await shop.visit('', { html: '' })
  const names = () => page.evaluate(() => Reflect.ownKeys(window).map(String))
  const before = await names()
  await shop.visit(ACCOUNTS + BUTTON)
  await frameOf(page, 'sixpence-accounts')
  // A frame in a shadow tree is counted, and not named.
  expect((await names()).filter(name => !before.includes(name) && name !== '0')).toEqual([])
})

test('is loaded three times and in two versions: the first wins, all works', async ({
  page,
  shop,
}) => {
  await shop.visit(ACCOUNTS + BUTTON, {
    html: `${shop.tag.repeat(3)}<script src="${shop.site.bank}/embed/v0/sixpence.js?other"></script>`,
  })
  await frameOf(page, 'sixpence-accounts')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button').click()
  const bankWindow = await opened
  await bankWindow.waitForFunction(() => window.bankPage?.link)
  await say(bankWindow, { type: 'paymentFinal', checkoutId: CHECKOUT, status: 'paid' })
  await expect
    .poll(shop.told)
    .toEqual([READY, READY, ['sixpence-payment-final', { checkoutId: CHECKOUT, status: 'paid' }]])
})

const NAMES = [
  'currentScript',
  'createElement',
  'documentElement',
  'body',
  'head',
  'querySelector',
  'addEventListener',
  'removeEventListener',
  'defaultView',
  'location',
  'origin',
  'open',
  'crypto',
  'navigator',
  'customElements',
  'screenX',
  'outerWidth',
  'setTimeout',
  'clearTimeout',
  'XMLHttpRequest',
  'MessageChannel',
  'CustomEvent',
  'CSSStyleSheet',
  'HTMLElement',
  'Document',
  'Reflect',
  'URL',
  'Map',
  'bank',
  'api',
  'src',
  'dataset',
  'attachShadow',
  'shadowRoot',
  'adoptedStyleSheets',
  'title',
  'localName',
  'isConnected',
  'getAttribute',
  'dispatchEvent',
  'postMessage',
  'ports',
  'sixpence',
  'constructor',
  '__proto__',
  'toString',
  'valueOf',
  'then',
  'length',
  'name',
]

test('is not moved by fifty names in the page', async ({ page, shop }) => {
  expect(NAMES).toHaveLength(50)
  const clobber = NAMES.flatMap(name => [
    `<img name="${name}" id="${name}" alt="">`,
    `<form name="${name}"><input name="${name}"></form>`,
  ]).join('')
  await shop.visit(ACCOUNTS + BUTTON, { html: `<body>${clobber}${shop.tag}` })
  await frameOf(page, 'sixpence-accounts')
  const button = page.locator('sixpence-payment-button button')
  await button.scrollIntoViewIfNeeded()
  // A click that comes with the scroll lands where the button was.
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const opened = page.waitForEvent('popup')
  await button.click()
  await (await opened).waitForFunction(() => window.bankPage?.link)
  await expect.poll(shop.told).toEqual([READY, READY])
})

test('works in a page that records a hundred and twenty of its built-ins', async ({
  page,
  shop,
}) => {
  await page.addInitScript(recordBuiltIns)
  await shop.visit(ACCOUNTS + BUTTON)
  expect(
    await page.evaluate(() => Reflect.get(window, 'patched') as number),
  ).toBeGreaterThanOrEqual(120)
  const frame = await frameOf(page, 'sixpence-accounts')
  await frame.evaluate(() => Object.assign(window, { token: 'canary-of-the-bank' }))
  await say(frame, { type: 'resized', height: 321 })
  await expect(page.locator('sixpence-accounts iframe')).toHaveJSProperty('offsetHeight', 321)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button').click()
  const bankWindow = await opened
  await bankWindow.waitForFunction(() => window.bankPage?.link)
  await say(bankWindow, { type: 'paymentFinal', checkoutId: CHECKOUT, status: 'paid' })
  await expect
    .poll(shop.told)
    .toEqual([READY, READY, ['sixpence-payment-final', { checkoutId: CHECKOUT, status: 'paid' }]])
  expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'recorded')))).not.toContain(
    'canary',
  )
})

function recordBuiltIns(): void {
  const recorded: unknown[] = []
  let patched = 0
  const stringify = JSON.stringify
  const wrap = (owner: object, name: string | symbol): void => {
    const described = Object.getOwnPropertyDescriptor(owner, name)
    const original: unknown = described?.value
    if (!described?.configurable || typeof original !== 'function' || name === 'constructor') return
    let isInside = false
    const proxy = new Proxy(original, {
      apply(target, self, values: unknown[]) {
        if (!isInside) {
          isInside = true
          try {
            recorded[recorded.length] = stringify(values)
          } catch {
            // Some things have no text.
          }
          isInside = false
        }
        return Reflect.apply(target, self, values) as unknown
      },
    })
    Object.defineProperty(owner, name, { ...described, value: proxy })
    patched += 1
  }
  const apply = Reflect.apply
  Reflect.apply = apply
  for (const owner of [
    Array.prototype,
    String.prototype,
    Promise.prototype,
    Map.prototype,
    RegExp.prototype,
    JSON,
    EventTarget.prototype,
    MessagePort.prototype,
    Crypto.prototype,
    XMLHttpRequest.prototype,
  ])
    for (const name of Reflect.ownKeys(owner)) wrap(owner, name)
  for (const name of ['fetch', 'setTimeout', 'setInterval', 'postMessage', 'open'])
    wrap(window, name)
  Object.assign(window, { recorded, patched })
}

/** Fails unless a page is told this, and nothing more for a while. */
async function expectJust(page: Page, shop: Shop, told: unknown[]): Promise<void> {
  await expect.poll(shop.told).toEqual(told)
  await page.waitForTimeout(1_500)
  expect(await shop.told()).toEqual(told)
}

const BROKEN = `
  const broken = () => { throw new Error('broken by the page') }
  window.fetch = Promise.prototype.then = JSON.parse = JSON.stringify = broken`

test('does without fetch, Promise and JSON', async ({ page, shop }) => {
  shop.site.statuses.set(CHECKOUT, 'open')
  await shop.visit(BUTTON, { html: `<script>${BROKEN}</script>${shop.tag}`, headers: {} })
  const opened = page.waitForEvent('popup')
  await page.getByRole('button').click()
  const bankWindow = await opened
  await bankWindow.waitForFunction(() => window.bankPage?.link)
  await bankWindow.close()
  await expectJust(page, shop, [
    READY,
    ['sixpence-payment-final', { checkoutId: CHECKOUT, status: 'cancelled' }],
  ])
})

for (const [name, code] of [
  ['window.MessageChannel', 'timed_out'],
  ['window.XMLHttpRequest', 'timed_out'],
  ['Crypto.prototype.getRandomValues', 'frame_blocked'],
  ['Document.prototype.createElement', undefined],
] as const)
  test(`says so, and no more, where the page has broken ${name}`, async ({ page, shop }) => {
    const breaking = `
      const later = setTimeout
      window.setTimeout = (work, ms) => later(work, ms / 20)
      ${name} = () => { throw new Error('broken by the page') }`
    const key = name === 'window.XMLHttpRequest' ? 'ck_silent' : 'ck_shop_test'
    await shop.visit(ACCOUNTS.replace('ck_shop_test', key), {
      html: `<script>${breaking}</script>${shop.tag}`,
      headers: {},
    })
    await expectJust(page, shop, code ? [failed(code)] : [])
  })

test('works where everything must be isolated', async ({ page, shop }) => {
  await shop.visit(ACCOUNTS, {
    headers: { ...strictHeaders(shop.site), 'Cross-Origin-Embedder-Policy': 'require-corp' },
  })
  await frameOf(page, 'sixpence-accounts')
  await expect.poll(shop.told).toEqual([READY])
})

test('is told by its code when the page’s policy has no room for the frame', async ({
  page,
  shop,
}) => {
  const policy = strictHeaders(shop.site)['Content-Security-Policy'] ?? ''
  await shop.visit(ACCOUNTS, {
    headers: { 'Content-Security-Policy': policy.replace(/frame-src [^;]+/, "frame-src 'none'") },
  })
  await expect.poll(shop.told).toContainEqual(failed('frame_blocked'))
  await expect(page.locator('sixpence-accounts iframe')).toHaveCount(0)
})

test('is not taken for blocked by a policy that only reports', async ({ page, shop }) => {
  const policy = strictHeaders(shop.site)['Content-Security-Policy'] ?? ''
  await shop.visit(ACCOUNTS, {
    headers: {
      'Content-Security-Policy-Report-Only': policy.replace(/frame-src [^;]+/, "frame-src 'none'"),
    },
  })
  await frameOf(page, 'sixpence-accounts')
  expect(await shop.told()).not.toContainEqual(failed('frame_blocked'))
})

test('is told when there is no network', async ({ page, shop, context }) => {
  await page.clock.install()
  await shop.visit('')
  await context.setOffline(true)
  await page.evaluate(() => {
    const accounts = document.createElement('sixpence-accounts')
    accounts.setAttribute('client-key', 'ck_shop_test')
    document.body.append(accounts)
  })
  await page.clock.runFor(1_500)
  await expect.poll(shop.told).toEqual([failed('offline')])
})

test('is told what it lacks', async ({ page, shop }) => {
  await shop.visit('<sixpence-accounts></sixpence-accounts>')
  await expect.poll(shop.told).toEqual([failed('not_configured')])
  await page
    .locator('sixpence-accounts')
    .evaluate(each => each.setAttribute('client-key', 'ck_shop_test'))
  await expect.poll(shop.told).toEqual([failed('not_configured'), READY])
})

test('is not run with one letter more', async ({ page, shop }) => {
  await shop.visit(ACCOUNTS, { html: shop.tag.replace('.js', '.js?tampered') })
  expect(await page.evaluate(() => customElements.get('sixpence-accounts') === undefined)).toBe(
    true,
  )
  await shop.visit(ACCOUNTS)
  expect(await page.evaluate(() => customElements.get('sixpence-accounts') === undefined)).toBe(
    false,
  )
})
