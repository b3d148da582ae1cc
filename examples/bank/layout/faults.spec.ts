import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/test.ts'
import { installReaders } from './in-page.ts'
import { layoutFaults } from './look.ts'

interface Sample {
  readonly name: string
  readonly body: string
  readonly faults: RegExp
}

const SHELL = `<style>
  body { margin: 0 } nav { position: fixed; inset: auto 0 0 0; background: #fff }
  nav a { display: inline-block; inline-size: 4rem }
</style>`

const SAMPLES: readonly Sample[] = [
  {
    name: 'words that a box cuts off',
    body: '<p style="overflow: hidden; width: 3rem; white-space: nowrap">Between accounts</p>',
    faults: /"Between accounts" is cut by p/,
  },
  {
    name: 'words that what is around their box cuts off',
    body: '<div style="overflow: clip; height: 1rem"><p style="margin: 0">One<br>Two<br>Three</p></div>',
    faults: /is cut by div/,
  },
  {
    name: 'words that stick out of their button',
    body: '<button style="width: 3rem; white-space: nowrap"><b>Between accounts</b></button>',
    faults: /"Between accounts" is wider than button/,
  },
  {
    name: 'words beside the page',
    body: '<p style="position: absolute; left: -2rem">Balance</p>',
    faults: /"Balance" is beside the page/,
  },
  {
    name: 'two buttons, one over the other',
    body: '<button>Send</button><button style="margin-inline-start: -1rem">Move</button>',
    faults: /button. "Send" lies over button. "Move"/,
  },
  {
    name: 'words over other words',
    body: '<p>One line</p><p style="margin-block-start: -2rem">Another</p>',
    faults: /p. "One line" lies over p. "Another"/,
  },
  {
    name: 'a page that is too wide',
    body: '<div style="width: 200vw">Wide</div>',
    faults: /too wide/,
  },
  {
    name: 'a header in two rows',
    body: '<header class="sp-header"><p>Bank</p><p>Ada</p></header>',
    faults: /the header has two rows/,
  },
  {
    name: 'a tab of two lines',
    body: `${SHELL}<nav class="sp-nav"><a href="#a">Between accounts</a></nav>`,
    faults: /the tab "Between accounts" has two lines/,
  },
  {
    name: 'an end of the page that the tabs cover',
    body: `${SHELL}<p style="margin: 200vh 0 0">Imprint</p><nav class="sp-nav"><a href="#a">Home</a></nav>`,
    faults: /"Imprint" stays below the edge/,
  },
]

async function faultsIn(page: Page, body: string): Promise<string[]> {
  await page.goto('about:blank')
  await page.setContent(`<!doctype html><title>Page</title><main>${body}</main>`)
  return layoutFaults(page)
}

test.describe('layout', { tag: '@start' }, () => {
  test('the layout is found at fault where it is, and nowhere else', async ({ page }) => {
    await page.addInitScript(installReaders)
    for (const { name, body, faults } of SAMPLES) {
      const told = await faultsIn(page, body)
      expect(
        told.filter(fault => faults.test(fault)),
        name,
      ).not.toEqual([])
    }
    const sound = '<h1>Home</h1><p>One <b>line</b></p><button>Send</button>'
    expect(await faultsIn(page, sound)).toEqual([])
  })
})
