import type { InputOf } from '@sixpence/protocol/method'
import { activationCalls, activationMethods } from '@sixpence/protocol/activation'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/** The links that activate accounts. Available as `sixpence.activation`. */
export interface Activation extends ClientOf<typeof activationMethods, 'activate'> {
  /**
   * Activates a personal account and signs its customer in.
   *
   * @throws {SixpenceError} `invalid_input` for a link that is no longer valid
   */
  activate(link: InputOf<typeof activationMethods.activate>): Promise<void>
}

/** Calls about activation. */
export const activation: Domain<Activation, typeof activationCalls> = {
  name: 'activation',
  calls: activationCalls,
  open(bank) {
    const client = clientOf(bank, activationMethods)
    return {
      ...client,
      async activate(link) {
        const { accessToken, refreshToken } = await client.activate(link)
        await bank.begin({ accessToken, refreshToken })
      },
    }
  },
}
