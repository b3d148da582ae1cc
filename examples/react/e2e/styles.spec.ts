import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { word } from '../../bank/e2e/words.ts'
import { computedIn, differences } from './computed.ts'
import { signInFresh } from './journey.ts'
import { expect, testOn } from './test.ts'

const test = testOn('client')
// The host is started once, not in each worker.
test.describe.configure({ mode: 'default' })

const isFull = process.env['SIXPENCE_FULL'] === '1'
const HOSTS = new URL('hosts/', import.meta.url)
const OURS = createRequire(import.meta.url).resolve('@sixpence/react/default.css')

const ELEMENTS =
  'h1 h2 h3 p a ul ol li dl dt dd table thead tr th td form fieldset legend label input button select option textarea img svg figure blockquote pre hr details summary dialog div span section nav header main strong small iframe progress'

/** The measured parts have the same space in every host. */
const ROOM = `
  .masthead, .desk > h1, .lead, .balances { display: none !important }
  html, body { overflow: hidden !important }
  html, body, #root, .desk { all: unset !important; display: block !important }
  .desk { inline-size: 600px !important; margin: 0 !important }`

test.describe('styles in a host', { tag: '@provider' }, () => {
  test('the styles leave a page as it is', async ({ page }) => {
    const body = ELEMENTS.split(' ').map(name => `<${name} class="card" tabindex="-1">x</${name}>`)
    await page.setContent(`<!doctype html><title>Host</title>${body.join('')}<p hidden>x</p>`)
    const before = await computedIn(page, ':root')
    await page.evaluate(
      css => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [sheet]
      },
      readFileSync(OURS, 'utf8'),
    )
    expect(Object.keys(before).length).toBeGreaterThan(40)
    expect(differences(before, await computedIn(page, ':root'))).toEqual([])
  })

  /** Puts the page into another host: its styles, the classes that they want, and a text size. */
  async function putInto(page: Page, css: string): Promise<void> {
    await page.evaluate(async styles => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets = [sheet]
      document.documentElement.className = 'page entry-content'
      // The text size is followed with the next frame.
      const frame = () => new Promise(requestAnimationFrame)
      await frame()
      await frame()
    }, `${css}\n${ROOM}\nhtml { font-size: 62.5% !important }`)
  }

  interface Sample {
    readonly selector: string
    readonly hosts: readonly string[]
  }

  async function expectSameIn(page: Page, { selector, hosts }: Sample) {
    // Where it rests after a press, something may be under it in one host and not in another.
    await page.mouse.move(0, 0)
    await putInto(page, '')
    const alone = await computedIn(page, selector)
    expect(Object.keys(alone).length).toBeGreaterThan(20)
    for (const host of hosts) {
      await putInto(page, readFileSync(new URL(host, HOSTS), 'utf8'))
      expect(differences(alone, await computedIn(page, selector)).slice(0, 20), host).toEqual([])
    }
  }

  test('the sign-in looks the same in eight hosts', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await page.getByLabel(word('sign-in', 'emailLabel')).waitFor()
    const button = page.locator('.sp-sign-in-form .sp-button').first()
    const before = await button.boundingBox()
    await expectSameIn(page, { selector: '.sp-sign-in-form', hosts: readdirSync(HOSTS) })
    // Even in small text that the page sets later.
    expect((await button.boundingBox())?.height).toBe(before?.height)
  })

  // The sign-in covers what hosts do to a page; only the full run tries all hosts with both.
  const someHosts = isFull
    ? readdirSync(HOSTS)
    : ['bootstrap.css', 'preflight.css', 'wordpress.css']

  test(`the transfer form looks the same in ${someHosts.length} hosts`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInFresh(page)
    await page.getByText(word('transfers', 'limitsTitle')).waitFor()
    await expectSameIn(page, { selector: '.sp-transfer-form', hosts: someHosts })
  })
})
