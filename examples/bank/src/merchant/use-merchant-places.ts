import { rightAllows } from '@sixpence/core/access'
import { appPath } from '@sixpence/core/start'
import { useAccess } from '@sixpence/react/access'
import { useLocation } from '@tanstack/react-router'
import { isWithin } from '../shell/places.ts'
import { MERCHANT_PLACES } from './merchant-places.ts'

type Listed = (typeof MERCHANT_PLACES)[number]

/** A page of the merchant area. */
export type MerchantPlace = Pick<Listed, 'to' | 'word'> & { readonly isCurrent: boolean }

/** Pages under one title, or a single page without one. */
export interface MerchantSection {
  readonly group: Extract<Listed, { group: string }>['group'] | undefined
  readonly places: readonly MerchantPlace[]
}

/** Returns the pages that the user's right allows. */
export function useMerchantPlaces(): readonly MerchantSection[] {
  const { right } = useAccess()
  const { pathname } = useLocation()
  const opens = (path: string) => {
    const { needs } = appPath(path)
    return needs === undefined || rightAllows(right, needs).result
  }
  const sections: { group: MerchantSection['group']; places: MerchantPlace[] }[] = []
  for (const place of MERCHANT_PLACES) {
    const isSpare = 'insteadOf' in place && opens(place.insteadOf)
    if (isSpare || !opens(place.to)) continue
    const group = 'group' in place ? place.group : undefined
    const last = sections.at(-1)
    const shown = { to: place.to, word: place.word, isCurrent: isWithin(place, pathname) }
    if (group !== undefined && last?.group === group) last.places.push(shown)
    else sections.push({ group, places: [shown] })
  }
  return sections
}
