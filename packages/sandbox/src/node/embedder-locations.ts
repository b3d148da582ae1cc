import type { EmbedderLocation } from '../embedders/index.ts'
import { portSetting } from './port-setting.ts'

/** The ports on which the example of a partner and the example of a shop run. */
export const PARTNER_VARIABLE = 'SIXPENCE_PARTNER_PORT'
export const SHOP_VARIABLE = 'SIXPENCE_SHOP_PORT'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Where the two seeded embedders are when they run on other ports than the usual ones.
 *
 * @throws {Error} With a message for people when a setting is no port.
 */
export function embedderLocations(env: Environment): readonly EmbedderLocation[] {
  const partner = env[PARTNER_VARIABLE] && portSetting(env, PARTNER_VARIABLE, 4310)
  const shop = env[SHOP_VARIABLE] && portSetting(env, SHOP_VARIABLE, 4320)
  return [
    ...(partner
      ? [{ clientKey: 'ck_sandbox_partner', origin: `http://partner.localhost:${partner}` }]
      : []),
    ...(shop
      ? [
          {
            clientKey: 'ck_sandbox_shop',
            origin: `http://shop.localhost:${shop}`,
            notificationUrl: `http://127.0.0.1:${shop}/notifications`,
          },
        ]
      : []),
  ]
}
