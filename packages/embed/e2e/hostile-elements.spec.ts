import type { Frame } from '@playwright/test'
import { expect, frameOf, READY, say, test } from './test.ts'

const TRANSFER = '<sixpence-transfer client-key="ck_shop_test" kinds="own"></sixpence-transfer>'

test.describe('a hostile page', { tag: '@embed' }, () => {
  test('may put a hundred elements into the page, each with a frame of its own and told of by it alone', async ({
    page,
    shop,
  }) => {
    test.slow()
    // All of them are near the view.
    await page.setViewportSize({ width: 1280, height: 12_000 })
    await shop.visit(TRANSFER.repeat(100))
    const frames = () => page.frames().filter(each => each.url().includes('/embed/transfer'))
    await expect.poll(() => frames().length).toBe(100)
    for (const frame of frames()) await frame.waitForFunction(() => window.bankPage.link)
    await expect.poll(async () => (await shop.told()).length).toBe(100)
    const first = await frameOf(page, 'sixpence-transfer:nth-of-type(1)')
    const last = await frameOf(page, 'sixpence-transfer:nth-of-type(100)')
    await say(last, { type: 'transferSettled', intentId: 'i100' })
    await expect
      .poll(async () => (await shop.told()).slice(100))
      .toEqual([['sixpence-transfer-settled', { intentId: 'i100' }]])
    await page.evaluate(() => {
      document.querySelector('sixpence-transfer')?.setAttribute('kinds', 'p2p')
    })
    const heard = (frame: Frame) => frame.evaluate(() => JSON.stringify(window.bankPage.heard))
    await expect.poll(() => heard(first)).toContain('p2p')
    expect(await heard(last)).not.toContain('p2p')
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('sixpence-transfer')) each.remove()
    })
    await expect.poll(() => frames().length).toBe(0)
  })

  test('is not told what others say in the name of the bank’s frames', async ({ page, shop }) => {
    await shop.visit(`${TRANSFER}<iframe src="${shop.site.shop}/forger" name="forger"></iframe>`, {
      headers: {},
    })
    shop.site.pages.set('/forger', { html: '' })
    const frame = await frameOf(page, 'sixpence-transfer')
    await expect.poll(shop.told).toEqual([READY])
    const nonce = new URL(frame.url()).hash.slice(1)
    await page.evaluate(nonceOfFrame => {
      const said = [
        { type: 'transferSettled', intentId: 'forged' },
        { type: 'approvalsDecided' },
        { type: 'failed', code: 'offline' },
        `sixpence 1 hello ${nonceOfFrame}`,
        { sixpence: 'done' },
        { sixpence: 'answer', body: { intentId: 'forged' } },
      ]
      const bank = document.querySelector('sixpence-transfer')?.shadowRoot?.querySelector('iframe')
      for (const each of said) {
        const { port1, port2 } = new MessageChannel()
        port1.postMessage({ type: 'transferSettled', intentId: 'forged' })
        window.postMessage(each, '*', [port2])
        window.frames[0]?.parent.postMessage(each, '*')
        bank?.contentWindow?.postMessage(each, '*')
        dispatchEvent(new MessageEvent('message', { data: each, source: window.frames[0] ?? null }))
      }
      // A port with a listener would have received messages before this one.
      return new Promise<void>(resolve => {
        const { port1, port2 } = new MessageChannel()
        // This opens the port, too.
        // oxlint-disable-next-line unicorn/prefer-add-event-listener
        port2.onmessage = () => resolve()
        addEventListener('message', ({ data }) => data === 'over' && port1.postMessage('over'))
        postMessage('over', '*')
      })
    }, nonce)
    expect(await shop.told()).toEqual([READY])
    await say(frame, { type: 'transferSettled', intentId: 'true' })
    await expect
      .poll(shop.told)
      .toEqual([READY, ['sixpence-transfer-settled', { intentId: 'true' }]])
  })
})
