import type { SignData } from '@sixpence/core/signatures'
import { pickLocale } from '@sixpence/core/locale'
import { useMessages } from '@sixpence/react/i18n'
import { useRouteContext } from '@tanstack/react-router'
import { signingAddress } from './signing-address.ts'

/**
 * Returns a function that opens the page to sign papers, which leads back to a path of the app;
 * undefined if there is no such page.
 */
export function useSign(back: string): ((signData: SignData) => void) | undefined {
  const { config } = useRouteContext({ from: '__root__' })
  const { locale } = useMessages('signatures')
  const { isolated } = config
  if (isolated === undefined) return undefined
  return signData =>
    location.assign(signingAddress(isolated, { signData, locale: pickLocale([locale]), back }))
}
