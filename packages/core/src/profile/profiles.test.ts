import { describe, expect, it } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { recordedCall } from '../../tests/recorded-call.ts'
import { profile, type Profiles } from './index.ts'

type Ask = (profiles: Profiles) => Promise<unknown>

const READS: readonly { name: string; ask: Ask; answer: object; out: unknown }[] = [
  {
    name: 'profileInquiry',
    ask: profiles => profiles.get(),
    answer: { profile: { taxId: '1' } },
    out: { taxId: '1' },
  },
  { name: 'emailInquiry', ask: profiles => profiles.emails(), answer: { emails: [] }, out: [] },
  { name: 'identityInquiry', ask: profiles => profiles.identity(), answer: {}, out: undefined },
]

const [addressId, emailId] = ['a1', 'e1']
const WRITES: readonly { name: string; ask: Ask; input: object }[] = [
  {
    name: 'usernameChangeRequestCreate',
    ask: one => one.requestUsernameChange({ newUsername: 'a@new.example' }),
    input: { newUsername: 'a@new.example' },
  },
  { name: 'usernameChangeRequestDelete', ask: one => one.cancelUsernameChange(), input: {} },
  { name: 'taxNumberUpdate', ask: one => one.setTaxNumber({ taxId: '1' }), input: { taxId: '1' } },
  { name: 'addressConfirm', ask: one => one.confirmAddress({ addressId }), input: { addressId } },
  { name: 'addressDelete', ask: one => one.deleteAddress({ addressId }), input: { addressId } },
  {
    name: 'emailAdd',
    ask: one => one.addEmail({ email: 'a@new.example' }),
    input: { email: 'a@new.example' },
  },
  { name: 'emailDelete', ask: one => one.deleteEmail({ emailId }), input: { emailId } },
  { name: 'emailPrimarySet', ask: one => one.setPrimaryEmail({ emailId }), input: { emailId } },
  {
    name: 'emailConfirmRequest',
    ask: one => one.requestEmailCode({ emailId }),
    input: { emailId },
  },
  {
    name: 'emailConfirm',
    ask: one => one.confirmEmail({ emailId, confirmationCode: '123456' }),
    input: { emailId, confirmationCode: '123456' },
  },
]

describe('the profile of a customer', () => {
  it.each(READS)('is asked for with $name', async ({ name, ask, answer, out }) => {
    const { call, calls } = recordedCall(answer)
    expect(await ask(opened(profile, { call }))).toEqual(out)
    expect(calls).toEqual([{ name, input: {} }])
  })

  it.each(WRITES)('is changed with $name', async ({ name, ask, input }) => {
    const { call, calls } = recordedCall({ sentTo: 'a•••@new.example', emailId: 'e2' })
    await ask(opened(profile, { call }))
    expect(calls).toEqual([{ name, input }])
  })
})
