import { fileURLToPath } from 'node:url'
import { getJestConfig } from '@storybook/test-runner'
import { CHROMIUM_ARGS, findChromium } from '@sixpence/tooling/chromium'

const config = getJestConfig()
const executablePath = await findChromium()

export default {
  ...config,
  maxWorkers: 2,
  setupFilesAfterEnv: [fileURLToPath(new URL('more-tries.js', import.meta.url))],
  // Only against tests that hang, not slow ones: the first story of a page starts the bank.
  testTimeout: 240_000,
  reporters: [
    'default',
    [fileURLToPath(import.meta.resolve('@sixpence/tooling/count-jest')), { kind: 'stories' }],
  ],
  testEnvironment: fileURLToPath(new URL('kept-page.js', import.meta.url)),
  testEnvironmentOptions: {
    // The page lives longer than a file's globals.
    globalsCleanup: 'off',
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_ARGS },
    },
  },
}
