import {
  ACCOUNTS,
  BUTTON,
  CHECKOUT,
  expect,
  failed,
  final,
  frameOf,
  press,
  READY,
  said,
  say,
  strictHeaders,
  test,
} from './test.ts'

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
            // Some values have no text.
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

// Twenty times as fast as requested.
const FASTER = 'const later = setTimeout; window.setTimeout = (work, ms) => later(work, ms / 20)'

const WITHOUT = `
  const broken = () => { throw new Error('broken by the page') }
  window.fetch = Promise.prototype.then = JSON.parse = JSON.stringify = broken`

const BROKEN = [
  ['/channel', 'window.MessageChannel', [failed('timed_out')]],
  ['/request', 'window.XMLHttpRequest', [failed('timed_out')]],
  ['/random', 'Crypto.prototype.getRandomValues', [failed('frame_blocked')]],
  ['/element', 'Document.prototype.createElement', []],
] as const

test.describe('elements in a hostile page', { tag: '@embed' }, () => {
  test('leave no name behind in a page that loads them three times and in two versions: the first wins, all works', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      const before = new Set(Reflect.ownKeys(window))
      addEventListener('sixpence-ready', () => {
        const names = Reflect.ownKeys(window).filter(name => !before.has(name))
        document.title = names.map(String).join()
      })
    })
    await shop.visit(ACCOUNTS + BUTTON, {
      html: `${shop.tag.repeat(3)}<script src="${shop.site.bank}/embed/v0/sixpence.js?other"></script>`,
    })
    await frameOf(page, 'sixpence-accounts')
    await say(await press(page), said('paid'))
    await expect.poll(shop.told).toEqual([READY, READY, final('paid')])
    // A frame in a shadow tree is counted, but not named.
    await expect(page).toHaveTitle(/^0?$/)
  })

  test('are not moved by fifty names in the page', async ({ page, shop }) => {
    expect(NAMES).toHaveLength(50)
    const clobber = NAMES.flatMap(name => [
      `<img name="${name}" id="${name}" alt="">`,
      `<form name="${name}"><input name="${name}"></form>`,
    ]).join('')
    await shop.visit(ACCOUNTS + BUTTON, { html: `<body>${clobber}${shop.tag}` })
    await frameOf(page, 'sixpence-accounts')
    const button = page.locator('sixpence-payment-button button')
    await button.scrollIntoViewIfNeeded()
    // A click during the scroll would land where the button was.
    await page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    const opened = page.waitForEvent('popup')
    await button.click()
    await (await opened).waitForFunction(() => window.bankPage?.link)
    await expect.poll(shop.told).toEqual([READY, READY])
  })

  test('work in a page that records a hundred and twenty of its built-ins', async ({
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
    await say(await press(page), said('paid'))
    await expect.poll(shop.told).toEqual([READY, READY, final('paid')])
    expect(
      await page.evaluate(() => JSON.stringify(Reflect.get(window, 'recorded'))),
    ).not.toContain('canary')
  })

  test('do without fetch, Promise and JSON', async ({ page, shop }) => {
    shop.site.statuses.set(CHECKOUT, 'open')
    await shop.visit(BUTTON, {
      html: `<script>${FASTER};${WITHOUT}</script>${shop.tag}`,
      headers: {},
    })
    const bankWindow = await press(page)
    await expect.poll(shop.told).toEqual([READY])
    await bankWindow.close()
    const told = [READY, final('cancelled')]
    await expect.poll(shop.told).toEqual(told)
    // Two seconds, by its timers.
    await page.waitForTimeout(100)
    expect(await shop.told()).toEqual(told)
  })

  test('say so, and no more, where the page has broken what they need', async ({ page, shop }) => {
    for (const [path, name] of BROKEN) {
      const breaking = `<script>${FASTER}; ${name} = () => { throw new Error('broken') }</script>`
      const key = path === '/request' ? 'ck_silent' : 'ck_shop_test'
      const html = breaking + shop.tag + ACCOUNTS.replace('ck_shop_test', key)
      shop.site.pages.set(path, { html })
    }
    const frames = BROKEN.map(([path]) => `<iframe src="${path}"></iframe>`)
    await shop.visit(frames.join(''), { html: '', headers: {} })
    const toldIn = async (path: string) =>
      page
        .frames()
        .find(each => new URL(each.url()).pathname === path)
        ?.evaluate(() => window.told)
    const expected = Object.fromEntries(BROKEN.map(([path, , told]) => [path, told]))
    const told = async () =>
      Object.fromEntries(
        await Promise.all(BROKEN.map(async ([path]) => [path, await toldIn(path)] as const)),
      )
    await expect.poll(told).toEqual(expected)
    // Half a minute, by their timers.
    await page.waitForTimeout(1_500)
    expect(await told()).toEqual(expected)
  })

  test('work where everything must be isolated, and are not blocked by a policy that only reports', async ({
    page,
    shop,
  }) => {
    const strict = strictHeaders(shop.site)
    const policy = strict['Content-Security-Policy'] ?? ''
    await shop.visit(ACCOUNTS, {
      headers: {
        ...strict,
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Content-Security-Policy-Report-Only': policy.replace(
          /frame-src [^;]+/,
          "frame-src 'none'",
        ),
      },
    })
    await frameOf(page, 'sixpence-accounts')
    await expect.poll(shop.told).toContainEqual(READY)
    expect((await shop.told()).filter(([type]) => type === 'violation')).not.toEqual([])
    expect(await shop.told()).not.toContainEqual(failed('frame_blocked'))
  })

  test('are not run with one letter more in their script', async ({ page, shop }) => {
    await shop.visit(ACCOUNTS, { html: shop.tag.replace('.js', '.js?tampered'), headers: {} })
    const isDefined = () =>
      page.evaluate(() => customElements.get('sixpence-accounts') !== undefined)
    expect(await isDefined()).toBe(false)
    const [src, integrity] = [
      `${shop.site.bank}/embed/v0/${shop.site.script.file}`,
      shop.site.script.integrity,
    ]
    await page.evaluate(
      attributes =>
        new Promise(resolve => {
          const script = Object.assign(document.createElement('script'), attributes)
          script.addEventListener('load', resolve)
          document.head.append(script)
        }),
      { src, integrity, crossOrigin: 'anonymous' },
    )
    expect(await isDefined()).toBe(true)
  })
})
