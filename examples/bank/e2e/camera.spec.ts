import { CHROMIUM_ARGS } from '@sixpence/tooling/chromium'
import { expectAccessible } from './accessible.ts'
import { newPerson } from './bank.ts'
import { choose, enterCredentials } from './journeys.ts'
import { pressToClose } from './strangers.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const FAKE_CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...CHROMIUM_ARGS, ...FAKE_CAMERA] })
  },
})

const say = (key: string) => word('documents', key)

test('a customer photographs a document in a window of the bank, and uploads it', async ({
  page,
}) => {
  await page.goto('/login')
  await enterCredentials(page, await newPerson({ standing: { needsKyc: true } }))
  await expect(page).toHaveURL(/\/kyc\/personal$/)
  await page.goto('/kyc/personal?step=documents')
  const kind = page.getByRole('button', { name: new RegExp(say('kindLabel')) }).last()
  await choose(kind, page.getByRole('option', { name: 'Utility bill', exact: true }))
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('button', { name: say('photoCta') })
    .last()
    .click()
  const camera = await opened
  await camera.getByRole('button', { name: word('camera', 'takeCta') }).click()
  await expect(camera.getByText(word('camera', 'takenHint'))).toBeVisible()
  await expectAccessible(camera)
  await pressToClose(camera, camera.getByRole('button', { name: word('camera', 'useCta') }))
  await expect(page.getByText('photo.jpg')).toBeVisible()
  await page
    .getByRole('button', { name: say('uploadCta') })
    .last()
    .click()
  await expect(page.getByText(say('doneText'))).toBeVisible()
})
