import type { EmbedderLocation } from '../embedders/index.ts'
import { portSetting } from './port-setting.ts'

/** The port variables of the partner's example and of the shop's example. */
export const PARTNER_VARIABLE = 'SIXPENCE_PARTNER_PORT'
export const SHOP_VARIABLE = 'SIXPENCE_SHOP_PORT'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns the locations of the two seeded embedders if they run on other ports than usual.
 *
 * @throws {Error} With a readable message if a setting isn't a port.
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
