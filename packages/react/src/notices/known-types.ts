import {
  BUSINESS_NOTICE_TYPES,
  INVOICE_NOTICE_TYPES,
  MERCHANT_NOTICE_TYPES,
  NEWS_NOTICE_TYPES,
  NOTICE_TYPES,
  REFUND_NOTICE_TYPES,
} from '@sixpence/core/realtime'

/** Every type of notice that the bank sends; each has words. */
export const KNOWN_TYPES = [
  ...NOTICE_TYPES,
  ...BUSINESS_NOTICE_TYPES,
  ...INVOICE_NOTICE_TYPES,
  ...MERCHANT_NOTICE_TYPES,
  ...REFUND_NOTICE_TYPES,
  ...NEWS_NOTICE_TYPES,
] as const

type KnownType = (typeof KNOWN_TYPES)[number]

const KNOWN: ReadonlySet<string> = new Set(KNOWN_TYPES)

/** A bank that is newer than this page may send others. */
export function isKnownType(type: string): type is KnownType {
  return KNOWN.has(type)
}
