import type { Frame, Page } from '@playwright/test'
import { ACCOUNTS, expect, frameOf, READY, say, test } from './test.ts'

const PAGES = ['accounts', 'approvals', 'cards', 'history', 'transfer', 'verification', 'invoice']
const TRANSFER =
  '<sixpence-transfer client-key="ck_shop_test" kinds="own p2p" title="Envoyer"></sixpence-transfer>'

/** Waits until the page has checked what is near the view. */
const lookAround = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).evaluate(
    element =>
      new Promise(resolve => {
        const look = new IntersectionObserver(() => resolve(), { rootMargin: '100%' })
        look.observe(element)
      }),
  )

const mark = (frame: Frame, name: string): Promise<string> =>
  frame.evaluate(typed => {
    const before = window.name
    window.name = typed
    return before
  }, name)

test.describe('the frames of elements', { tag: '@embed' }, () => {
  test(
    'show every page of the bank under a strict policy, without one violation',
    { tag: '@fast' },
    async ({ page, shop }) => {
      const elements = PAGES.map(
        name => `<sixpence-${name} client-key="ck_shop_test" locale="en"></sixpence-${name}>`,
      )
      await shop.visit(elements.join(''))
      for (const name of PAGES) {
        const frame = await frameOf(page, `sixpence-${name}`)
        expect(new URL(frame.url()).pathname).toBe(`/embed/${name}`)
        const shown = page.locator(`sixpence-${name} iframe`)
        await say(frame, { type: 'resized', height: 640 })
        await expect(shown).toHaveJSProperty('offsetHeight', 640)
        await expect(shown).toHaveAttribute('title', `sixpence-${name}`)
      }
      await expect.poll(shop.told).toEqual(PAGES.map(() => READY))
    },
  )

  test('are as tall as their content, speak, and follow language, look and kinds without being loaded anew', async ({
    page,
    shop,
  }) => {
    await shop.visit(TRANSFER)
    const frame = await frameOf(page, 'sixpence-transfer')
    const [element, shown] = ['sixpence-transfer', 'sixpence-transfer iframe'].map(each =>
      page.locator(each),
    )
    if (!element || !shown) throw new Error('There is no element')
    await expect(shown).toHaveAttribute('title', 'Envoyer')
    expect(new URL(frame.url()).searchParams.get('kinds')).toBe('own p2p')
    const heard = () => frame.evaluate(() => window.bankPage.heard)
    await expect.poll(heard).toContainEqual({ type: 'kindsChanged', kinds: 'own p2p' })
    for (const height of [640, 12, 2000]) {
      await say(frame, { type: 'resized', height })
      await expect(shown).toHaveJSProperty('offsetHeight', height)
    }
    expect((await element.boundingBox())?.height).toBe(2000)

    await mark(frame, 'an amount')
    await element.evaluate(each => {
      for (const [name, value] of [
        ['locale', 'ro'],
        ['theme', 'dark'],
        ['kinds', 'eft'],
      ] as const)
        each.setAttribute(name, value)
    })
    await expect.poll(heard).toEqual(
      expect.arrayContaining([
        { type: 'localeChanged', locale: 'ro' },
        { type: 'themeChanged', theme: 'dark' },
        { type: 'kindsChanged', kinds: 'eft' },
      ]),
    )
    await element.evaluate(each => each.removeAttribute('kinds'))
    await expect
      .poll(async () => (await heard()).findLast(({ type }) => type === 'kindsChanged'))
      .toEqual({ type: 'kindsChanged', kinds: '' })
    expect(await mark(frame, 'an amount')).toBe('an amount')

    await say(frame, { type: 'signedIn' })
    await say(frame, { type: 'transferSettled', intentId: 'i-1' })
    await say(frame, { type: 'signedOut' })
    await expect
      .poll(shop.told)
      .toEqual([
        READY,
        ['sixpence-signed-in', {}],
        ['sixpence-transfer-settled', { intentId: 'i-1' }],
        ['sixpence-signed-out', {}],
      ])
  })

  test('are loaded when they come near the view', async ({ page, shop }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await shop.visit('<br>'.repeat(300) + ACCOUNTS)
    await lookAround(page, 'sixpence-accounts')
    expect(await page.locator('sixpence-accounts iframe').count()).toBe(0)
    expect(asked.filter(url => url.includes('/embed/accounts'))).toEqual([])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight - 1.5 * innerHeight))
    await expect.poll(shop.told).toEqual([READY])
    expect(asked.filter(url => url.includes('/embed/accounts'))).toHaveLength(1)
  })

  test('begin anew for another client key and in another place, and live on where they are moved', async ({
    page,
    shop,
  }) => {
    await shop.visit(`<main></main>${ACCOUNTS}`)
    const element = page.locator('sixpence-accounts')
    await mark(await frameOf(page, 'sixpence-accounts'), 'first')
    await element.evaluate(each => each.setAttribute('client-key', 'ck_other_test'))
    await expect(element.locator('iframe')).toHaveAttribute('src', /ck_other_test/)
    expect(await mark(await frameOf(page, 'sixpence-accounts'), 'second')).toBe('')
    await expect(element.locator('iframe')).toHaveCount(1)
    await element.evaluate(each => document.querySelector('main')?.append(each))
    await expect.poll(shop.told).toEqual([READY, READY, READY])
    expect(await mark(await frameOf(page, 'main sixpence-accounts'), 'third')).toBe('')
    await element.evaluate(each => {
      // Newer than the types.
      const body = document.body as unknown as {
        moveBefore: (node: Node | null, child: null) => void
      }
      body.moveBefore(each, null)
    })
    const moved = await frameOf(page, 'main ~ sixpence-accounts')
    expect(await mark(moved, 'third')).toBe('third')
    await say(moved, { type: 'signedIn' })
    await expect.poll(shop.told).toEqual([READY, READY, READY, ['sixpence-signed-in', {}]])
  })
})
