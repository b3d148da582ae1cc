import { expect, test } from '@playwright/test'
import { ENGINES } from './all-engines.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

// After the first look into the page, because no driver reports what WebKit's console received
// before.
const FAULTY = `data:text/html,<p>Here<script>
  setTimeout(() => { console.error('logged'); Promise.reject('refused'); unknownName() }, 1_000)
</script>`

for (const engine of ENGINES)
  test(`${engine.name} reports what goes wrong in a page`, async () => {
    const browser = await engine.start()
    await browser.first.goTo(FAULTY)
    expect(await browser.first.has({ kind: 'text', name: '^Here' })).toBe(true)
    const all = async () => (await browser.errors()).join()
    await expect.poll(all).toMatch(/logged(?=.*unknownName)(?=.*refused)/)
    await browser.close()
  })

test('an engine that is not installed is named with its package', async () => {
  const { PATH } = process.env
  process.env['PATH'] = ''
  await expect(firefox.start()).rejects.toThrow('apt-get install firefox-esr')
  await expect(webkit.start()).rejects.toThrow('apt-get install webkit2gtk-driver')
  process.env['PATH'] = PATH
})
