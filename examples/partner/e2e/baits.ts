import type { Locator, Page } from '@playwright/test'

/** Where the customer is made to click, in the hostile page. */
export const BAIT = { x: 500, y: 400 }

/** One way to have a customer click what they do not see. */
export interface Trap {
  readonly name: string
  /** True if a click reaches the frame: browsers prevent some. */
  readonly reaches: boolean
  /** Laid over the style that brings the button under the bait. `$x $y` is the button in the frame. */
  readonly frame?: string
  /** The style of the element with the frame; by default as large as the page. */
  readonly holder?: string
  /** The style of a layer above everything. */
  readonly cover?: string
  /** Brings the customer to click; by default they just do. */
  readonly spring?: (page: Page) => Promise<void>
}

const click = (page: Page) => page.mouse.click(BAIT.x, BAIT.y)
const COVER = `position:fixed;inset:0;background:#fff;pointer-events:none`
const AROUND = (width: number, height: number) =>
  `left:${BAIT.x - width / 2}px;top:${BAIT.y - height / 2}px;width:${width}px;height:${height}px`

export const TRAPS: readonly Trap[] = [
  {
    // First, while nothing in the frame has been pressed: from there Tab leads to the button.
    name: 'focus',
    reaches: true,
    async spring(page) {
      await iframe(page).evaluate(each => each.focus())
      for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
    },
  },
  { name: 'opacity', reaches: true, frame: 'opacity:.01' },
  { name: 'overlay', reaches: true, cover: COVER },
  { name: 'clip-path', reaches: true, frame: 'clip-path:circle(4px at $x $y)' },
  { name: 'scale', reaches: true, frame: 'transform:scale(.15)' },
  { name: 'transform', reaches: true, frame: 'transform:rotate(180deg) skewX(20deg)' },
  { name: 'one pixel', reaches: true, holder: AROUND(1, 1) },
  { name: 'cropping', reaches: true, holder: AROUND(60, 12) },
  { name: 'cursor', reaches: true, holder: 'cursor:none', cover: `${COVER};cursor:none` },
  {
    name: 'moved 50 ms before the click',
    reaches: true,
    frame: 'translate:0 2000px',
    async spring(page) {
      await page.mouse.move(BAIT.x, BAIT.y)
      await iframe(page).evaluate(each => ((each as HTMLElement).style.translate = 'none'))
      await page.waitForTimeout(50)
      await page.mouse.down()
      await page.mouse.up()
    },
  },
  {
    name: 'double click',
    reaches: true,
    cover: COVER,
    spring: page => page.mouse.dblclick(BAIT.x, BAIT.y),
  },
  {
    name: 'a window that covers it and goes',
    reaches: true,
    async spring(page) {
      const opened = page.waitForEvent('popup')
      await page.evaluate(() => void open('about:blank', '_blank', 'popup,width=900,height=700'))
      await (await opened).close()
      await click(page)
    },
  },
  {
    name: 'full screen',
    reaches: true,
    cover: COVER,
    async spring(page) {
      await page.evaluate(() => {
        addEventListener('click', () => void document.documentElement.requestFullscreen(), {
          once: true,
        })
      })
      await page.mouse.click(5, 5)
      await page.waitForTimeout(200)
      await click(page)
      await page.evaluate(() => document.fullscreenElement && document.exitFullscreen())
    },
  },
  {
    name: 'drag',
    reaches: false,
    async spring(page) {
      await page.mouse.move(5, 5)
      await page.mouse.down()
      await page.mouse.move(BAIT.x, BAIT.y, { steps: 5 })
      await page.mouse.up()
    },
  },
]

/** Names the frame that the traps of a page are about. */
export const aim = (page: Page, element: string): Promise<void> =>
  page.locator(`sixpence-${element}`).evaluate(each => each.setAttribute('data-bait', ''))

const iframe = (page: Page) => page.locator('[data-bait] iframe')

/** Brings a button of the frame under the bait, as a trap would have it, and springs the trap. */
export async function spring(page: Page, target: Locator, trap: Trap): Promise<void> {
  await dress(page, {})
  const at = await target.evaluate(each => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  await dress(page, { ...trap, at })
  await (trap.spring ?? click)(page)
}

/** Styles by script: the policy of the page has no inline style in it. */
async function dress(
  page: Page,
  { frame = '', holder = '', cover = 'display:none', at = { x: 0, y: 0 } }: Dress,
): Promise<void> {
  const placed = frame.replaceAll('$x', `${at.x}px`).replaceAll('$y', `${at.y}px`)
  await iframe(page).evaluate(
    (each, { bait, at: { x, y }, ...styles }) => {
      const shadow = each.getRootNode() as ShadowRoot // The frame stands in the element's own.
      const host = shadow.host as HTMLElement
      host.style.cssText = `position:fixed;inset:0;overflow:hidden;${styles.holder}`
      const { left, top } = host.getBoundingClientRect()
      const at = `left:${bait.x - left - x}px;top:${bait.y - top - y}px`
      const style = `position:absolute;width:480px;transform-origin:${x}px ${y}px;${at}`
      ;(each as HTMLElement).style.cssText = `${style};${styles.frame}`
      const cover = document.querySelector<HTMLElement>('#cover') ?? document.createElement('div')
      cover.id = 'cover'
      cover.style.cssText = styles.cover
      document.body.append(cover)
    },
    { bait: BAIT, at, frame: placed, holder, cover },
  )
  // The click's target moves when it is drawn.
  await page.evaluate(
    () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}

type Dress = Pick<Trap, 'frame' | 'holder' | 'cover'> & { at?: typeof BAIT }
