import { tmpdir } from 'node:os'
import { afterEach, expect, it, vi } from 'vitest'
import { findChromium } from './chromium.mjs'

afterEach(() => vi.unstubAllEnvs())

it.each(['/no/such/file', tmpdir()])('refuses CHROMIUM_PATH=%s', async path => {
  vi.stubEnv('CHROMIUM_PATH', path)
  await expect(findChromium()).rejects.toThrow(`CHROMIUM_PATH=${path} is not an executable file.`)
})

it('takes the file that CHROMIUM_PATH names', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  expect(await findChromium()).toBe(process.execPath)
})
