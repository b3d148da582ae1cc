import { describe, expect, it } from 'vitest'
import { aBank } from './bank.ts'

const bank = aBank()
const captcha = 'test-captcha-token'

/** Core on the bank with nobody signed in. */
const signedOut = async () => {
  const sixpence = await bank.signedIn(await bank.person())
  await sixpence.session.signOut()
  return sixpence
}

describe('the ways in without a password', () => {
  it('signs in who activates a personal account (SEC-030)', async () => {
    const { email } = await bank.person({ activation: 'activation' })
    const { activation, session } = await signedOut()
    await activation.activate({ username: email, activationCode: await bank.codeFor(email) })
    expect(session.getSnapshot()).toMatchObject({ status: 'signed_in', email })
  })

  it('leaves signing in to who activates a business (SEC-031)', async () => {
    const { email } = await bank.person({ activation: 'activationBusiness' })
    const { activation, session } = await signedOut()
    await activation.activateBusiness({ email, activationCode: await bank.codeFor(email) })
    expect(session.getSnapshot().status).toBe('signed_out')
    await expect(
      activation.activateBusiness({ email, activationCode: 'used' }),
    ).rejects.toMatchObject({ code: 'invalid_input', fields: [{ field: 'activationCode' }] })
  })

  it('sends another link (SEC-032)', async () => {
    const { activation } = await signedOut()
    await activation.resend({ email: 'nobody@sixpence.example', captcha })
    await expect(activation.resend({ email: 'nobody@sixpence.example' })).rejects.toMatchObject({
      code: 'captcha_failed',
    })
  })

  it('has a code mailed for a forgotten password, once a minute (SEC-026)', async () => {
    const { email } = await bank.person()
    const { recovery } = await signedOut()
    expect(await recovery.requestCode({ email, captcha })).toHaveProperty('emailId')
    expect(await bank.codeFor(email)).toMatch(/^\d{6}$/)
    await expect(recovery.requestCode({ email, captcha })).rejects.toMatchObject({
      code: 'too_soon',
    })
  })

  it('has the code checked before a password is asked for (SEC-027)', async () => {
    const { email } = await bank.person()
    const { recovery } = await signedOut()
    await recovery.requestCode({ email, captcha })
    const code = await bank.codeFor(email)
    await expect(recovery.checkCode({ email, code: `${code}0` })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    await expect(recovery.checkCode({ email, code })).resolves.toBeUndefined()
  })

  it('replaces a forgotten password with the code (SEC-028)', async () => {
    const { email } = await bank.person()
    const { recovery, signIn } = await signedOut()
    await recovery.requestCode({ email, captcha })
    const code = await bank.codeFor(email)
    await recovery.changePassword({ email, code, password: 'amber-kettle-orbit-9' })
    expect(await signIn.start({ username: email, password: 'amber-kettle-orbit-9' })).toEqual({
      status: 'signedIn',
    })
  })

  it('follows the check of who has lost the e-mail (GAP-36)', async () => {
    const { email } = await bank.person({ name: 'Robin Falk', birthDay: '1990-12-10' })
    const { recovery } = await signedOut()
    const taskId = await recovery.start({
      email,
      recoveryEmail: 'robin@new.example',
      firstName: 'Robin',
      lastName: 'Falk',
      dob: '1990-12-10',
      captcha,
    })
    expect(await recovery.status({ taskId })).toMatchObject({ verificationStatus: 'pending' })
    await bank.sandbox.clock.advance(5000)
    expect(await recovery.status({ taskId })).toMatchObject({ verificationStatus: 'approved' })
    const code = await bank.codeFor('robin@new.example')
    await recovery.checkCode({ email, code })
  })
})
