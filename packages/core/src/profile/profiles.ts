import {
  PHONE_TYPE,
  type PhoneCodeType,
  profileCalls,
  profileMethods,
} from '@sixpence/protocol/profile'
import type { OutputOf } from '@sixpence/protocol/method'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { BankAccess, Domain } from '../domain/index.ts'
import { SixpenceError } from '../errors/index.ts'
import { challengeOf, createVerifier } from '../sign-in/index.ts'

/** A code sent to a phone. */
export type PhoneVerification = OutputOf<typeof profileMethods.verifyPhone>

/** The phone to send a code to: one of the customer's, or the one of theirs that awaits a code. */
export type PhoneCodeRequest = {
  readonly type: PhoneCodeType
  readonly captcha?: string | undefined
} & ({ readonly phoneId: string } | { readonly customerId: string })

/** A phone number; `phoneId` identifies the one it replaces. */
export interface NewPhone {
  /** The calling code without `+`. */
  readonly phoneCountryCode: string
  /** The national number, only digits. */
  readonly phone: string
  readonly phoneId?: string | undefined
}

type ByHand = 'savePhone' | 'verifyPhone' | 'verifyCustomerPhone' | 'confirmPhone'

/** The customer's personal and contact details. Available as `sixpence.profile`. */
export interface Profiles extends ClientOf<typeof profileMethods, ByHand> {
  /**
   * Saves a phone number and returns its id. A confirmed number stays until the new one is
   * confirmed.
   *
   * @throws {SixpenceError} `invalid_input` names `phone`; `no_access` for another customer's phone
   */
  savePhone(phone: NewPhone): Promise<string>
  /**
   * Sends a code to a phone, by message or call. It works only in this tab, until the page is
   * reloaded.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last code, `codes_locked`
   */
  requestPhoneCode(request: PhoneCodeRequest): Promise<PhoneVerification>
  /**
   * Confirms the phone with the code sent to it; it replaces the previous one.
   *
   * @throws {SixpenceError} `wrong_code`, `too_many_attempts`, `codes_locked`; `expired_code` also
   *   for a code requested in another tab
   */
  confirmPhone(confirmation: {
    readonly verificationId: string
    readonly code: string
  }): Promise<void>
}

/** Calls about the customer's data. */
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
  // The proof that a code was requested here leaves this tab only with the code, and is stored
  // nowhere.
  const verifiers = new Map<string, string>()
  return {
    savePhone: phone => client.savePhone({ ...phone, phoneType: PHONE_TYPE }),
    async requestPhoneCode(request) {
      const verifier = createVerifier(platform.randomBytes)
      const codeChallenge = await challengeOf(verifier, platform.sha256)
      const { type, captcha } = request
      const input = { type, captcha, codeChallenge }
      const sent =
        'phoneId' in request
          ? await client.verifyPhone({ ...input, phoneId: request.phoneId })
          : await client.verifyCustomerPhone({ ...input, id: request.customerId })
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
