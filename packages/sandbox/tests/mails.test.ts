import { LOCALES } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { ACTIVATION_MAIL_WORDS } from '../src/activation/activation-mail-words.ts'
import { REQUEST_MAIL_WORDS } from '../src/approvals/request-mail-words.ts'
import { BATCH_MAIL_WORDS } from '../src/batches/batch-mail-words.ts'
import { CARD_MAIL_WORDS } from '../src/cards/card-mail-words.ts'
import { WRONG_CODE_WORDS } from '../src/credentials/wrong-code-words.ts'
import { DEVICE_MAIL_WORDS } from '../src/devices/device-mail-words.ts'
import { EXPORT_MAIL_WORDS } from '../src/history/export-words.ts'
import type { Words } from '../src/language/index.ts'
import { NOTIFICATION_WORDS } from '../src/notifications/mail-words.ts'
import { NOTICE_SUBJECT } from '../src/notifications/notice-subjects.ts'
import { PAYMENT_MAIL_WORDS } from '../src/payments/approval/payment-mail-words.ts'
import { RECOVERY_MAIL_WORDS } from '../src/recovery/recovery-mail-words.ts'
import { SIGN_IN_MAIL_WORDS } from '../src/sign-in/sign-in-mail-words.ts'
import { RIGHT_NAMES } from '../src/users/right-names.ts'
import { USER_MAIL_WORDS } from '../src/users/user-mail-words.ts'
import { loginOf, readJson, testSandbox } from './test-sandbox.ts'
import {
  CHANGED_SUBJECT,
  CHANGED_WHAT,
  CODE_SUBJECT,
  SECURITY_MAIL_WORDS,
} from '../src/confirmations/security-mail-words.ts'

const TABLES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  activation: ACTIVATION_MAIL_WORDS,
  approvals: REQUEST_MAIL_WORDS,
  batches: BATCH_MAIL_WORDS,
  cards: CARD_MAIL_WORDS,
  devices: DEVICE_MAIL_WORDS,
  exports: EXPORT_MAIL_WORDS,
  notices: NOTICE_SUBJECT,
  notifications: NOTIFICATION_WORDS,
  payments: PAYMENT_MAIL_WORDS,
  recovery: RECOVERY_MAIL_WORDS,
  rights: RIGHT_NAMES,
  security: SECURITY_MAIL_WORDS,
  'security codes': CODE_SUBJECT,
  'names of what was changed': CHANGED_SUBJECT,
  'what was changed': CHANGED_WHAT,
  'sign-in': SIGN_IN_MAIL_WORDS,
  users: USER_MAIL_WORDS,
  'wrong codes': WRONG_CODE_WORDS,
}

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()
const letters = (text: string) => text.replaceAll(/\{\w+\}|\P{L}/gu, '')
const bank = testSandbox()

async function newestMailTo(email: string): Promise<{ subject: string; body: string }> {
  const answer = await bank.control(`/inbox?to=${encodeURIComponent(email)}`)
  const [mail] = (await answer.json()) as { subject: string; body: string }[]
  return mail ?? { subject: 'none', body: '' }
}

describe('the mails of the bank', () => {
  it.each(Object.entries(TABLES))('have words of their own in six languages: %s', (_of, table) => {
    for (const [name, words] of Object.entries(table)) {
      for (const locale of LOCALES) {
        expect(placesOf(words[locale]), `${name} in ${locale}`).toEqual(placesOf(words.en))
        if (locale === 'en' || letters(words.en) === '') continue
        expect(words[locale], `${name} in ${locale}`).not.toBe(words.en)
      }
      const isCyrillic = /^[^A-Za-z]*$/
      expect(words.ru.replaceAll(/\{\w+\}/g, ''), `${name} in ru`).toMatch(isCyrillic)
      expect(words.ua.replaceAll(/\{\w+\}/g, ''), `${name} in ua`).toMatch(isCyrillic)
    }
  })

  it.each([
    ['en', 'You’ve received 1,234.50 EUR'],
    ['es', 'Ha recibido 1234,50 EUR'],
    ['ro', 'Ați primit 1.234,50 EUR'],
    ['ru', 'Вам поступило 1 234,50 EUR'],
    ['ua', 'Вам надійшло 1 234,50 EUR'],
  ] as const)('are in %s for whoever spoke it last', async (lang, subject) => {
    const payee = await bank.person({ locale: 'pt' })
    await bank.call('balanceInquiry', { lang }, (await bank.signIn(payee)).accessToken)
    const payer = await bank.person({ accounts: [{ currencyCode: 'EUR', balance: '2000.00' }] })
    const { accessToken: token } = await bank.signIn(payer)
    const payment = {
      lang: 'en',
      fromAccount: payer.accounts[0]?.accountId,
      toEmail: payee.email,
      amount: '1234.50',
    }
    const key = `a-mail-in-${lang}-to-${payee.customerId}`.slice(0, 64)
    expect(await readJson(bank.call('p2pTransfer', payment, { token, key }))).toMatchObject({
      responseCode: '00',
    })
    const mail = await newestMailTo(payee.email)
    expect(mail.subject.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(subject)
    expect(mail.body).not.toMatch(/[{}]/)
  })

  it('are in the language of the request for whoever has never spoken', async () => {
    const person = await bank.person({ signIn: 'otp' })
    const login = loginOf(person.email, person.password)
    await bank.post('/auth/login', login, { 'Accept-Language': 'uk-UA,en' })
    expect((await newestMailTo(person.email)).subject).toBe('Ваш код для входу')
    const known = await bank.person({ signIn: 'otp', locale: 'ro' })
    await bank.post('/auth/login', loginOf(known.email, known.password), {
      'Accept-Language': 'uk-UA,en',
    })
    expect((await newestMailTo(known.email)).subject).toBe('Codul dumneavoastră de autentificare')
  })
})
