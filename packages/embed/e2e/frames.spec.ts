import { ACCOUNTS, expect, frameOf, say, test } from './test.ts'

const TRANSFER = '<sixpence-transfer client-key="ck_shop_test" title="Envoyer"></sixpence-transfer>'

test('shows two frames of the bank under a strict policy, without one violation', async ({
  page,
  shop,
}) => {
  await shop.visit(ACCOUNTS + TRANSFER)
  await frameOf(page, 'sixpence-accounts')
  await frameOf(page, 'sixpence-transfer')
  await expect.poll(shop.told).toEqual([
    ['sixpence-ready', {}],
    ['sixpence-ready', {}],
  ])
  await expect(page.locator('sixpence-accounts iframe')).toHaveAttribute(
    'title',
    'sixpence-accounts',
  )
  await expect(page.locator('sixpence-transfer iframe')).toHaveAttribute('title', 'Envoyer')
})

test('is as tall as its content', async ({ page, shop }) => {
  await shop.visit(ACCOUNTS)
  const frame = await frameOf(page, 'sixpence-accounts')
  for (const height of [640, 12, 2000]) {
    await say(frame, { type: 'resized', height })
    await expect(page.locator('sixpence-accounts iframe')).toHaveJSProperty('offsetHeight', height)
  }
  const box = await page.locator('sixpence-accounts').boundingBox()
  expect(box?.height).toBe(2000)
})

test('is loaded when it comes near the view', async ({ page, shop }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await shop.visit('<br>'.repeat(300) + ACCOUNTS)
  await page.evaluate(() => new Promise(done => setTimeout(done, 500)))
  expect(asked.filter(url => url.includes('/embed/accounts'))).toEqual([])
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight - 1.5 * innerHeight))
  await expect.poll(shop.told).toEqual([['sixpence-ready', {}]])
  expect(asked.filter(url => url.includes('/embed/accounts'))).toHaveLength(1)
})

test('tells the page what the bank says', async ({ page, shop }) => {
  await shop.visit(ACCOUNTS)
  const frame = await frameOf(page, 'sixpence-accounts')
  await say(frame, { type: 'signedIn' })
  await say(frame, { type: 'transferSettled', intentId: 'i-1' })
  await say(frame, { type: 'approvalsDecided' })
  await say(frame, { type: 'verificationLeft' })
  await say(frame, { type: 'failed', code: 'version_gone' })
  await say(frame, { type: 'signedOut' })
  await expect.poll(shop.told).toEqual([
    ['sixpence-ready', {}],
    ['sixpence-signed-in', {}],
    ['sixpence-transfer-settled', { intentId: 'i-1' }],
    ['sixpence-approvals-decided', {}],
    ['sixpence-verification-left', {}],
    ['sixpence-error', { code: 'version_gone' }],
    ['sixpence-signed-out', {}],
  ])
})

test('follows language and look without loading the frame anew', async ({ page, shop }) => {
  await shop.visit(ACCOUNTS)
  const frame = await frameOf(page, 'sixpence-accounts')
  const element = page.locator('sixpence-accounts')
  await frame.evaluate(() => Object.assign(window, { typed: 'an amount' }))
  await element.evaluate(accounts => accounts.setAttribute('locale', 'ro'))
  await element.evaluate(accounts => accounts.setAttribute('theme', 'dark'))
  await expect
    .poll(() => frame.evaluate(() => window.bankPage.heard))
    .toEqual(
      expect.arrayContaining([
        { type: 'localeChanged', locale: 'ro' },
        { type: 'themeChanged', theme: 'dark' },
      ]),
    )
  expect(await frame.evaluate(() => Reflect.get(window, 'typed') as unknown)).toBe('an amount')
})

test('tells a frame which kinds of transfer to offer, from the beginning and when that changes', async ({
  page,
  shop,
}) => {
  await shop.visit(TRANSFER.replace('title', 'kinds="own p2p" title'))
  const frame = await frameOf(page, 'sixpence-transfer')
  expect(new URL(frame.url()).searchParams.get('kinds')).toBe('own p2p')
  const heard = () =>
    frame.evaluate(() => window.bankPage.heard.findLast(({ type }) => type === 'kindsChanged'))
  await expect.poll(heard).toEqual({ type: 'kindsChanged', kinds: 'own p2p' })
  const transfer = page.locator('sixpence-transfer')
  await transfer.evaluate(element => element.setAttribute('kinds', 'eft'))
  await expect.poll(heard).toEqual({ type: 'kindsChanged', kinds: 'eft' })
  await transfer.evaluate(element => element.removeAttribute('kinds'))
  await expect.poll(heard).toEqual({ type: 'kindsChanged', kinds: '' })
})

test('lets nobody tire a frame with ten thousand wishes a second', async ({ page, shop }) => {
  await shop.visit(ACCOUNTS)
  const frame = await frameOf(page, 'sixpence-accounts')
  const begunAt = Date.now()
  await page.locator('sixpence-accounts').evaluate(flood, FLOOD_MS)
  await page
    .locator('sixpence-accounts')
    .evaluate(accounts => accounts.setAttribute('theme', 'last'))
  const lastLook = () =>
    frame.evaluate(() => window.bankPage.heard.findLast(({ type }) => type === 'themeChanged'))
  await expect.poll(lastLook).toEqual({ type: 'themeChanged', theme: 'last' })
  // Language, look and kinds, twenty times a second each, for as long as it took to hear them all.
  const most = ((Date.now() - begunAt) / 1000) * 20 * 3
  expect(await frame.evaluate(() => window.bankPage.heard.length)).toBeLessThan(most * 2)
})

test('tells a frame the language that changed before it could hear', async ({ page, shop }) => {
  await shop.visit(ACCOUNTS)
  await page.locator('sixpence-accounts iframe').waitFor({ state: 'attached' })
  await page
    .locator('sixpence-accounts')
    .evaluate(accounts => accounts.setAttribute('locale', 'ua'))
  const frame = await frameOf(page, 'sixpence-accounts')
  await expect
    .poll(() => frame.evaluate(() => window.bankPage.heard))
    .toContainEqual({ type: 'localeChanged', locale: 'ua' })
})

test('is another frame for another client key', async ({ page, shop }) => {
  await shop.visit(ACCOUNTS)
  await frameOf(page, 'sixpence-accounts')
  await page
    .locator('sixpence-accounts')
    .evaluate(accounts => accounts.setAttribute('client-key', 'ck_other_test'))
  await expect(page.locator('sixpence-accounts iframe')).toHaveAttribute('src', /ck_other_test/)
  await frameOf(page, 'sixpence-accounts')
  await expect(page.locator('sixpence-accounts iframe')).toHaveCount(1)
})

test('leaves nothing behind when it is taken out, fifty times', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const listening = new Set<unknown>()
    Object.assign(window, { listening })
    const add = window.addEventListener.bind(window)
    const remove = window.removeEventListener.bind(window)
    window.addEventListener = (...all: [string, EventListenerOrEventListenerObject]) => {
      listening.add(all[1])
      add(...all)
    }
    window.removeEventListener = (...all: [string, EventListenerOrEventListenerObject]) => {
      listening.delete(all[1])
      remove(...all)
    }
  })
  await shop.visit('')
  const listeners = () =>
    page.evaluate(() => (Reflect.get(window, 'listening') as Set<unknown>).size)
  const before = await listeners()
  for (const stayMs of [0, 40])
    await page.evaluate(async stay => {
      for (let round = 0; round < 25; round += 1) {
        const accounts = document.createElement('sixpence-accounts')
        accounts.setAttribute('client-key', 'ck_shop_test')
        document.body.append(accounts)
        if (stay > 0) await new Promise(resolve => setTimeout(resolve, stay))
        accounts.remove()
      }
    }, stayMs)
  await expect.poll(() => page.frames().length).toBe(1)
  expect(await listeners()).toBe(before)
  expect(await shop.told()).not.toContainEqual(['sixpence-error', expect.anything()])
})

test('begins anew where it is put to another place, and lives on where it is moved', async ({
  page,
  shop,
}) => {
  await shop.visit(`<main></main>${ACCOUNTS}`)
  const first = await frameOf(page, 'sixpence-accounts')
  await first.evaluate(() => Object.assign(window, { mark: 1 }))
  await page.evaluate(() => {
    const [main, accounts] = ['main', 'sixpence-accounts'].map(name => document.querySelector(name))
    if (main && accounts) main.append(accounts)
  })
  await expect.poll(shop.told).toHaveLength(2)
  const second = await frameOf(page, 'sixpence-accounts')
  expect(await second.evaluate(() => Reflect.get(window, 'mark') as unknown)).toBeUndefined()
  await second.evaluate(() => Object.assign(window, { mark: 2 }))
  await page.evaluate(() => {
    // Newer than the types.
    const body = document.body as unknown as {
      moveBefore: (node: Node | null, child: null) => void
    }
    body.moveBefore(document.querySelector('sixpence-accounts'), null)
  })
  const third = await frameOf(page, 'main ~ sixpence-accounts')
  expect(await third.evaluate(() => Reflect.get(window, 'mark') as unknown)).toBe(2)
  await say(third, { type: 'signedIn' })
  await expect.poll(shop.told).toContainEqual(['sixpence-signed-in', {}])
})

const FLOOD_MS = 2_000

/** In the page: ten thousand changes of the look a second. */
function flood(element: Element, durationMs: number): Promise<void> {
  return new Promise(resolve => {
    const started = performance.now()
    let count = 0
    const timer = setInterval(() => {
      const elapsed = performance.now() - started
      for (; count < elapsed * 10; count += 1) element.setAttribute('theme', `t${count}`)
      if (elapsed < durationMs) return
      clearInterval(timer)
      resolve()
    }, 10)
  })
}

for (const name of ['sixpence-approvals', 'sixpence-cards', 'sixpence-history'])
  test(`shows ${name} in a frame that grows, speaks and follows`, async ({ page, shop }) => {
    await shop.visit(`<${name} client-key="ck_shop_test" locale="en"></${name}>`)
    const frame = await frameOf(page, name)
    expect(new URL(frame.url()).pathname).toBe(`/embed/${name.slice('sixpence-'.length)}`)
    await say(frame, { type: 'resized', height: 640 })
    await expect(page.locator(`${name} iframe`)).toHaveJSProperty('offsetHeight', 640)
    await say(frame, { type: 'signedIn' })
    await expect.poll(shop.told).toEqual([
      ['sixpence-ready', {}],
      ['sixpence-signed-in', {}],
    ])
    await page.locator(name).evaluate(element => element.setAttribute('locale', 'ro'))
    await expect
      .poll(() => frame.evaluate(() => window.bankPage.heard))
      .toContainEqual({ type: 'localeChanged', locale: 'ro' })
  })
