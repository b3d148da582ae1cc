import { CHROMIUM_ARGS } from '@sixpence/tooling/chromium'
import { expectAccessible } from './accessible.ts'
import { newPerson } from './bank.ts'
import { choose, signInTo } from './journeys.ts'
import { pressToClose } from './strangers.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const FAKE_CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...CHROMIUM_ARGS, ...FAKE_CAMERA] })
  },
})

test.describe('documents', { tag: '@documents' }, () => {
  const say = (key: string) => word('documents', key)

  test('a customer photographs a document in a window of the bank, and uploads it', async ({
    page,
  }) => {
    const person = await newPerson({ standing: { needsKyc: true } })
    await signInTo(page, '/kyc/personal?step=documents', person)
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
})
