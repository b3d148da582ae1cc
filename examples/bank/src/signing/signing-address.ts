import type { SignData } from '@sixpence/core/signatures'
import type { Locale } from '@sixpence/core/locale'
import { type HandedOver, isolatedAddress } from '../isolated/isolated-address.ts'
import { SIGNING_PATH } from './signing-path.ts'

/** The papers to sign, and the page of the app to open afterwards. */
export interface SigningVisit {
  readonly signData: SignData
  readonly locale: Locale
  /** A path of the app. */
  readonly back: string
}

/** Returns the address of the page to sign a paper. */
export const signingAddress = (
  isolated: string,
  { signData, locale, back }: SigningVisit,
): string =>
  isolatedAddress(isolated, SIGNING_PATH, { signData: JSON.stringify(signData), locale, back })

/** Reads the data that opens the papers; undefined if the page was opened without it. */
export function signDataIn({ signData }: HandedOver): SignData | undefined {
  try {
    const read: unknown = JSON.parse(signData ?? '')
    return isSignData(read) ? read : undefined
  } catch {
    return undefined
  }
}

function isSignData(read: unknown): read is SignData {
  if (typeof read !== 'object' || read === null) return false
  const { clientId, signUrl, signUrls = [] } = read as Partial<Record<string, unknown>>
  const urls = signUrl === undefined ? signUrls : [signUrl]
  return typeof clientId === 'string' && Array.isArray(urls) && urls.every(isWebAddress)
}

const isWebAddress = (url: unknown): boolean =>
  typeof url === 'string' && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
