import { activationMethods, type InputOf, type Tokens } from '@sixpence/protocol'
import type { CallNamedMethod } from '../transport/index.ts'

/** What a mailed link leads to. Reached as `sixpence.activation`. */
export interface Activation {
  /**
   * Activates a personal account; its customer is signed in with the answer.
   *
   * @throws {SixpenceError} `invalid_input` for a link that is no longer valid, whyever
   */
  activate(link: InputOf<typeof activationMethods.activate>): Promise<void>
  /** Activates a business or an employee of one, who then signs in. Throws as `activate`. */
  activateBusiness(link: InputOf<typeof activationMethods.activateBusiness>): Promise<void>
  /**
   * Sends another link. Resolves whether or not somebody waits for one.
   *
   * @throws {SixpenceError} `captcha_failed` when the bot check was not passed
   */
  resend(ask: InputOf<typeof activationMethods.resend>): Promise<void>
}

interface ActivationOptions {
  readonly call: CallNamedMethod
  /** Begins a session. */
  readonly begin: (tokens: Tokens) => Promise<void>
}

/** Binds the calls about activation to a bank and to the session that one begins. */
export function createActivation({ call, begin }: ActivationOptions): Activation {
  return {
    async activate(link) {
      const { accessToken, refreshToken } = await call(activationMethods.activate, link)
      await begin({ accessToken, refreshToken })
    },
    async activateBusiness(link) {
      await call(activationMethods.activateBusiness, link)
    },
    async resend(ask) {
      await call(activationMethods.resend, ask)
    },
  }
}
