import type { Sql } from '../db/index.ts'
import { isLoopbackOrigin, refuse } from '../http/index.ts'
import { isRegisteredOrigin } from './is-registered-origin.ts'

/** The page that shows a frame of the bank, and the pages that contain it. */
export interface FramePages {
  readonly hostOrigin: string
  readonly heldBy: readonly string[]
}

/**
 * Lets only pages of this machine, of an app on it and of registered origins show a frame of the
 * bank with a card in it.
 *
 * @throws {Refusal} `VF` with `hostOrigin` or `heldBy`.
 */
export async function checkPages({ hostOrigin, heldBy }: FramePages, sql: Sql): Promise<void> {
  if (!(await isKnownPage(hostOrigin, sql))) {
    throw refuse.invalid('hostOrigin', 'Register the origin of the page that shows the card.')
  }
  for (const holder of heldBy) {
    if (await isKnownPage(holder, sql)) continue
    throw refuse.invalid(
      'heldBy',
      'Register the origin of every page that holds the one with the card.',
    )
  }
}

const isKnownPage = async (origin: string, sql: Sql): Promise<boolean> =>
  isLoopbackOrigin(origin) || APP_ORIGIN.test(origin) || (await isRegisteredOrigin(sql, origin))

/** The origins of pages inside mobile apps. */
const APP_ORIGIN = /^(capacitor|ionic):\/\/localhost$/
