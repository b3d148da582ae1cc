import { SANDBOX_CAPTCHA } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { aBank } from './bank.ts'

const bank = aBank()
const NEW = { phoneCountryCode: '353', phone: '861112233' }
const BY_SMS = { type: 'sms', captcha: SANDBOX_CAPTCHA } as const

describe('the phone of a customer', () => {
  it('is replaced with a code, from the tab that asked for it (PROF-018, PROF-030)', async () => {
    const person = await bank.person()
    const { profile } = await bank.signedIn(person)
    const phoneId = await profile.savePhone(NEW)
    const { verificationId, sentTo } = await profile.requestPhoneCode({ ...BY_SMS, phoneId })
    expect(sentTo).toBe('+353 •••• 33')
    const confirmation = { verificationId, code: await bank.codeFor(person.email) }
    const elsewhere = await bank.signedIn(person)
    await expect(elsewhere.profile.confirmPhone(confirmation)).rejects.toMatchObject({
      code: 'expired_code',
    })
    await profile.confirmPhone(confirmation)
    expect((await profile.get()).phone).toMatchObject({ id: phoneId, confirmed: true })
  })

  it('is asked for by customer as well, and a wrong code can be tried again (PROF-029)', async () => {
    const { customerId, ...person } = await bank.person()
    const { profile } = await bank.signedIn({ customerId, ...person })
    await profile.savePhone(NEW)
    const { verificationId } = await profile.requestPhoneCode({ ...BY_SMS, customerId })
    const code = await bank.codeFor(person.email)
    const wrong = code === '000000' ? '000001' : '000000'
    await expect(profile.confirmPhone({ verificationId, code: wrong })).rejects.toMatchObject({
      code: 'wrong_code',
      triesLeft: 4,
    })
    await profile.confirmPhone({ verificationId, code })
  })

  it('gets one code a minute', async () => {
    const { profile } = await bank.signedIn(await bank.person())
    const phoneId = await profile.savePhone(NEW)
    await profile.requestPhoneCode({ ...BY_SMS, phoneId })
    await expect(profile.requestPhoneCode({ ...BY_SMS, phoneId })).rejects.toMatchObject({
      code: 'too_soon',
    })
  })
})
