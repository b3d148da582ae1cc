import { writeFile } from 'node:fs/promises'
import { BANK, expect, PARTNER, test as registered } from '../e2e/strangers.ts'
import { ENGINES } from './all-engines.ts'
import type { Browser, Engine } from './driver.ts'
import { firefox } from './firefox.ts'
import { bankJourney, clubJourney } from './journey.ts'

const test = registered.extend<{ engine: Engine; started: Browser }>({
  engine: [firefox, { option: true }],
  started: async ({ engine }, use, info) => {
    const browser = await engine.start()
    try {
      await use(browser)
      if (info.status === info.expectedStatus) expect(await browser.errors()).toEqual([])
      else await keepScreenshots(browser, name => info.outputPath(name))
    } finally {
      await browser.close()
    }
  },
})

async function keepScreenshots(browser: Browser, pathOf: (name: string) => string) {
  for (const [index, tab] of (await browser.tabs()).entries())
    await writeFile(pathOf(`tab-${index}.png`), await tab.screenshot())
}

for (const engine of ENGINES)
  test.describe(`in ${engine.name}`, () => {
    test.use({ engine })

    test('a customer signs in, looks around and sends money', async ({ started }) => {
      await bankJourney(started.first, BANK)
    })

    test('a club shows the bank to a customer who lets it', async ({ started }) => {
      await clubJourney(started, PARTNER)
    })
  })
