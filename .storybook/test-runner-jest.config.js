import { fileURLToPath } from 'node:url'
import { getJestConfig } from '@storybook/test-runner'
import { CHROMIUM_ARGS, findChromium } from '../packages/tooling/run/chromium.mjs'

const base = getJestConfig()
const executablePath = await findChromium()

/** @type {import('@jest/types').Config.InitialOptions} */
export default {
  ...base,
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  // Packed copies and build output must not be crawled.
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/storybook-static/'],
  // The first story of a file boots the bank.
  testTimeout: 60_000,
  setupFilesAfterEnv: [
    ...base.setupFilesAfterEnv,
    fileURLToPath(new URL('test-runner-retries.cjs', import.meta.url)),
  ],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        ...(executablePath && { executablePath }),
        args: CHROMIUM_ARGS,
        headless: true,
      },
    },
  },
}
