import type { SignData } from '@sixpence/core'
import { useMessages } from '@sixpence/react/i18n'
import { useRouteContext } from '@tanstack/react-router'
import { signingAddress } from './signing-address.ts'

/**
 * Leads to the page that has papers signed, which leads back to a path of the app; undefined where
 * there is none.
 */
export function useSign(back: string): ((signData: SignData) => void) | undefined {
  const { config } = useRouteContext({ from: '__root__' })
  const { locale } = useMessages('signatures')
  const { isolated } = config
  if (isolated === undefined) return undefined
  return signData => location.assign(signingAddress(isolated, { signData, locale, back }))
}
