import { tmpdir } from 'node:os'
import { afterEach, expect, it, vi } from 'vitest'
import { findChromium, findOrdinaryChromium, isHeadlessShell } from './chromium.mjs'

afterEach(() => vi.unstubAllEnvs())

it.each(['/no/such/file', tmpdir()])('refuses CHROMIUM_PATH=%s', async path => {
  vi.stubEnv('CHROMIUM_PATH', path)
  await expect(findChromium()).rejects.toThrow(`CHROMIUM_PATH=${path} is not an executable file.`)
})

it('takes the file that CHROMIUM_PATH names', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  expect(await findChromium()).toBe(process.execPath)
})

it.each([
  ['/usr/bin/chromium-headless-shell', true],
  ['/home/me/.cache/ms-playwright/chromium_headless_shell-1/chrome-linux/headless_shell', true],
  ['/usr/bin/chromium', false],
  ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', false],
])('knows whether %s is the headless shell', (path, isOne) => {
  expect(isHeadlessShell(path)).toBe(isOne)
})

it('takes no headless shell for the browser that people use', async () => {
  expect(isHeadlessShell((await findOrdinaryChromium()) ?? '')).toBe(false)
})
