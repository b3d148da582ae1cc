import { readFileSync } from 'node:fs'
import { expect, type BrowserContext, type Locator } from '@playwright/test'
import { SAMPLE_LOCALE, sampleText, sampleTexts } from '@sixpence/tooling/sample-texts'
import { word } from './words.ts'

type Texts = Readonly<Record<string, string>>

/** Returns one text of the app in the language of test, with any values in its gaps. */
export function sample(room: string, key: string): RegExp {
  const plain = sampleText(word(room, key)).replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${plain.replaceAll(/\{\{\w+\}\}/g, '.+')}`)
}

/** Makes a browser's pages use the language of test, as if the bank offered it. */
export async function writeFromTheRight(context: BrowserContext): Promise<void> {
  await context.route('**/ar/*.json', route => {
    const room = /(?<room>[\w-]+)\.json$/.exec(route.request().url())?.groups?.['room'] ?? ''
    return route.fulfill({ json: textsOf(room) })
  })
  await context.addInitScript(changeBoot, {
    locale: SAMPLE_LOCALE,
    words: Object.fromEntries(FIRST.map(room => [room, textsOf(room)])),
  })
}

/** The domains whose texts come with a page. */
const FIRST = ['common', 'errors', 'shell', 'sign-in']

function textsOf(room: string): Texts {
  const file = new URL(`../../../locales/en/${room}.json`, import.meta.url)
  return sampleTexts(JSON.parse(readFileSync(file, 'utf8')) as Texts)
}

/** Runs in the page, before its own scripts read what the server wrote into it. */
function changeBoot(ours: { locale: string; words: object }): void {
  document.addEventListener('readystatechange', () => {
    const boot = document.querySelector('#boot')?.firstChild
    if (document.readyState !== 'interactive' || !boot?.nodeValue) return
    const facts = JSON.parse(boot.nodeValue) as object
    boot.nodeValue = JSON.stringify({ ...facts, ...ours })
  })
}

/** Expects one element to the right of another, once both are drawn. */
export async function isRightOf(right: Locator, left: Locator): Promise<void> {
  await expect(async () => {
    const [one, other] = await Promise.all([right.boundingBox(), left.boundingBox()])
    expect(one?.x ?? 0).toBeGreaterThan(other?.x ?? Infinity)
  }).toPass()
}
