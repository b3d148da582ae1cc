import {
  PHONE_TYPE,
  type PhoneCodeType,
  profileCalls,
  profileMethods,
} from '@sixpence/protocol/profile'
import type { OutputOf } from '@sixpence/protocol'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { BankAccess, Domain } from '../domain/index.ts'
import { SixpenceError } from '../errors/index.ts'
import { challengeOf, createVerifier } from '../sign-in/index.ts'

/** A code that was sent to a phone. */
export type PhoneVerification = OutputOf<typeof profileMethods.verifyPhone>

/** Where a code shall go: to a phone of the customer, or to that one of theirs which waits for it. */
export type PhoneCodeRequest = {
  readonly type: PhoneCodeType
  readonly captcha?: string | undefined
} & ({ readonly phoneId: string } | { readonly customerId: string })

/** A phone number; `phoneId` says which one it replaces. */
export interface NewPhone {
  /** The calling code without `+`. */
  readonly phoneCountryCode: string
  /** The national number, digits alone. */
  readonly phone: string
  readonly phoneId?: string | undefined
}

type ByHand = 'savePhone' | 'verifyPhone' | 'verifyCustomerPhone' | 'confirmPhone'

/** Who the customer is and how to reach them. Available as `sixpence.profile`. */
export interface Profiles extends ClientOf<typeof profileMethods, ByHand> {
  /**
   * Keeps a phone number; answers its id. Where there is a confirmed one, that one stays until the
   * new one is confirmed.
   *
   * @throws {SixpenceError} `invalid_input` names `phone`; `no_access` for another's phone
   */
  savePhone(phone: NewPhone): Promise<string>
  /**
   * Sends a code to a phone, as a message or by a call. It works in this tab alone, and until the
   * page is loaded anew.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last code, `codes_locked`
   */
  requestPhoneCode(request: PhoneCodeRequest): Promise<PhoneVerification>
  /**
   * Confirms the phone with the code that was sent to it; it takes the place of the one before.
   *
   * @throws {SixpenceError} `wrong_code`, `too_many_attempts`, `codes_locked`; `expired_code` also
   *   of a code that another tab asked for
   */
  confirmPhone(confirmation: {
    readonly verificationId: string
    readonly code: string
  }): Promise<void>
}

/** The calls about what the bank has on file of a customer. */
export const profile: Domain<Profiles, typeof profileCalls> = {
  name: 'profile',
  calls: profileCalls,
  open: bank => ({ ...clientOf(bank, profileMethods), ...phonesOf(bank) }),
}

function phonesOf(
  bank: BankAccess,
): Pick<Profiles, 'savePhone' | 'requestPhoneCode' | 'confirmPhone'> {
  const { platform } = bank
  const client = clientOf(bank, profileMethods)
  // What shows that a code was asked for here leaves this tab with the code, and is kept nowhere.
  const verifiers = new Map<string, string>()
  return {
    savePhone: phone => client.savePhone({ ...phone, phoneType: PHONE_TYPE }),
    async requestPhoneCode(request) {
      const verifier = createVerifier(platform.randomBytes)
      const codeChallenge = await challengeOf(verifier, platform.sha256)
      const { type, captcha } = request
      const asked = { type, captcha, codeChallenge }
      const sent =
        'phoneId' in request
          ? await client.verifyPhone({ ...asked, phoneId: request.phoneId })
          : await client.verifyCustomerPhone({ ...asked, id: request.customerId })
      verifiers.set(sent.verificationId, verifier)
      return sent
    },
    async confirmPhone({ verificationId, code }) {
      const codeVerifier = verifiers.get(verificationId)
      if (codeVerifier === undefined) {
        throw new SixpenceError('expired_code', 'This tab has asked for no such code')
      }
      await client.confirmPhone({ verificationId, code, codeVerifier })
      verifiers.delete(verificationId)
    },
  }
}
