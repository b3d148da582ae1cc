import type { Page } from '@playwright/test'
import { answerPush, newestCode, newPerson, openDeviceLink } from './bank.ts'
import { watchSecrets } from './canary.ts'
import {
  enterCredentials,
  reviewP2p,
  sendButton,
  signIn,
  signOut,
  signInTo,
  visit,
} from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.describe('secrets', { tag: '@sign-in' }, () => {
  // A wrong code is a 401, which every browser logs to its console.
  test.use({ mayLog: [/status of 401/] })

  const leave = async (page: Page) => {
    await signOut(page)
    await expect(page).toHaveURL(/\/login/)
  }

  test(
    'leaves no secret where it does not belong, and none anywhere once somebody has left',
    { tag: '@fast' },
    async ({ page, context }) => {
      const canary = await watchSecrets(context)
      const [person, payee] = [
        await newPerson({ signIn: 'otp', approval: 'otp' }),
        await newPerson({ signIn: 'push' }),
      ]
      await page.goto('/login')
      await enterCredentials(page, person)
      const field = page.getByLabel(word('attempts', 'codeLabel'))
      await expect(field).toBeVisible()
      const code = await newestCode(person.email)
      canary.add('otp', code)
      expect(await canary.search(page, 'waiting')).toEqual([])
      await page.reload()
      await field.fill(code)
      await expect(page).toHaveURL(/\/home$/)
      expect(await canary.search(page, 'signedIn')).toEqual([])

      await reviewP2p(page, { to: payee.email, amount: '1.00' })
      await sendButton(page).click()
      const approval = page.getByLabel(word('attempts', 'codeLabel'))
      await expect(approval).toBeVisible()
      const approvalCode = await newestCode(person.email, code)
      canary.add('approvalCode', approvalCode)
      expect(await canary.search(page, 'signedIn')).toEqual([])
      await approval.fill(approvalCode)
      await expect(approval).toBeHidden()
      expect(await canary.search(page, 'signedIn')).toEqual([])
      await page.reload()
      await leave(page)
      expect(await canary.search(page, 'signedOut')).toEqual([])

      await enterCredentials(page, payee)
      await expect(
        page.getByRole('heading', { name: word('sign-in', 'approvalTitle') }),
      ).toBeVisible()
      expect(await canary.search(page, 'waiting')).toEqual([])
      await answerPush(payee.email, true)
      await expect(page).toHaveURL(/\/home$/)
      expect(await canary.search(page, 'signedIn')).toEqual([])
      await leave(page)
      expect(await canary.search(page, 'signedOut')).toEqual([])
      await page.goBack()
      expect(await canary.search(page, 'signedOut')).toEqual([])
      // Those of two sign-ins and a payment: passwords, codes, verifiers and tokens.
      expect(canary.kinds.length).toBeGreaterThanOrEqual(12)
    },
  )

  test(
    'leaves none of what comes by mail or goes to a phone: activation, device, recovery',
    { tag: '@fast' },
    async ({ page, context, baseURL }) => {
      const canary = await watchSecrets(context)
      const person = await newPerson({ activation: 'activation' })
      const activationCode = await newestCode(person.email)
      const query = new URLSearchParams({
        action: 'activation',
        user: person.email,
        code: activationCode,
      })
      const mailed = new URL(`/activate?${String(query)}`, baseURL).href
      canary.mail(mailed)
      await page.goto('/login')
      await page.goto(mailed)
      await expect(page.getByText(word('activation', 'personalDoneText'))).toBeVisible()
      expect(await canary.search(page, 'signedIn')).toEqual([])
      await expect(page).toHaveURL(/\/home$/)

      await visit(page, '/setting/devices')
      await page.getByRole('button', { name: word('devices', 'linkCta') }).click()
      await expect(page.getByRole('img', { name: word('devices', 'qrLabel') })).toBeVisible()
      expect(await canary.search(page, 'linking')).toEqual([])
      await openDeviceLink(person.email)
      await page.getByRole('button', { name: word('devices', 'approveCta') }).click()
      await page.getByRole('button', { name: word('devices', 'byEmailLabel') }).click()
      const field = page.getByLabel(word('attempts', 'codeLabel'))
      await expect(field).toBeVisible()
      const deviceCode = await newestCode(person.email, activationCode)
      canary.add('otp', deviceCode)
      await field.fill(deviceCode)
      await expect(page.getByText(word('devices', 'approvedText'))).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await canary.search(page, 'signedIn')).toEqual([])
      await leave(page)
      expect(await canary.search(page, 'signedOut')).toEqual([])

      await visit(page, '/account-recovery/email')
      await page.getByLabel(word('recovery', 'emailLabel')).fill(person.email)
      await page.getByRole('button', { name: word('recovery', 'sendCodeCta') }).click()
      await expect(field).toBeVisible()
      const recoveryCode = await newestCode(person.email, deviceCode)
      canary.add('otp', recoveryCode)
      await field.fill(recoveryCode)
      const [first, repeated] = [
        word('recovery', 'passwordLabel'),
        word('recovery', 'passwordRepeatLabel'),
      ]
      await page.getByLabel(first, { exact: true }).fill('barge-lantern-orchard-71')
      await page.getByLabel(repeated, { exact: true }).fill('barge-lantern-orchard-71')
      await page.getByRole('button', { name: word('recovery', 'setPasswordCta') }).click()
      await expect(page.getByText(word('recovery', 'successTitle'))).toBeVisible()
      expect(await canary.search(page, 'signedOut')).toEqual([])
      await page.goBack()
      expect(await canary.search(page, 'signedOut')).toEqual([])
      expect(canary.kinds).toEqual(
        expect.arrayContaining(['activationCode', 'code', 'deeplink', 'password', 'refreshToken']),
      )
    },
  )

  test('leaves nothing of what a customer answers about themselves', async ({ page, context }) => {
    const canary = await watchSecrets(context)
    const person = await newPerson({ standing: { needsKyc: true } })
    await signInTo(page, '/kyc/personal?step=person', person)
    canary.add('taxNumber', 'TAX-7731946')
    canary.add('birthDay', '1987-03-19')
    await page.getByLabel(word('kyc', 'birthDayLabel')).fill('1987-03-19')
    await page.getByLabel(word('kyc', 'taxNumberLabel')).fill('TAX-7731946')
    await visit(page, '/kyc/personal?step=home')
    canary.add('address1', '17 Canary Row')
    await page.getByLabel(word('kyc', 'address1Label')).fill('17 Canary Row')
    expect(await canary.search(page, 'answering')).toEqual([])
    await leave(page)
    expect(await canary.search(page, 'signedOut')).toEqual([])
  })

  test('finds a secret wherever it is planted', async ({ page, context }) => {
    const canary = await watchSecrets(context)
    const person = await newPerson()
    await signIn(page, person)
    expect(await canary.search(page, 'signedIn')).toEqual([])
    await page.evaluate(plant, person.password)
    await context.addCookies([{ name: 'planted', value: person.password, url: page.url() }])
    const found = await canary.search(page, 'signedIn')
    const sinks = [
      'address',
      'caches',
      'console',
      'cookies',
      'entries',
      'fields',
      'history',
      'indexedDB',
      'localStorage',
      'page',
      'referrer',
      'request',
      'sessionStorage',
      'shadows',
      'window',
    ]
    expect(found).toEqual(sinks.map(sink => `password in ${sink}`))
    expect(await canary.search(page, 'signedOut')).toContain('refreshToken in indexedDB')
  })

  /** Runs in the page: plants a secret in every forbidden place. */
  async function plant(secret: string): Promise<void> {
    localStorage.setItem('planted', secret)
    sessionStorage.setItem('planted', secret)
    window.name = secret
    console.log(secret)
    history.replaceState({ ...history.state, planted: secret }, '', `?planted=${secret}`)
    document.body.append(document.createComment(secret))
    const holder = document.createElement('div')
    holder.attachShadow({ mode: 'open' }).append(secret)
    document.body.append(holder)
    const field = document.createElement('input')
    field.value = secret
    document.body.append(field)
    await (await caches.open('planted')).put('/planted', new Response(secret))
    await fetch('/config.json', { referrer: location.href, referrerPolicy: 'unsafe-url' })
    await (await fetch(`/config.json?planted=${secret}`)).text()
    await new Promise<void>(resolve => {
      const opening = indexedDB.open('planted', 1)
      opening.addEventListener('upgradeneeded', () =>
        opening.result.createObjectStore('records').put(secret, 'planted'),
      )
      opening.addEventListener('success', () => {
        opening.result.close()
        resolve()
      })
    })
  }
})
