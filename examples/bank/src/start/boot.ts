import type { Brand } from '@sixpence/core/brand'
import type { Locale } from '@sixpence/core/locale'
import type { MessageDomain, MessageTexts } from '@sixpence/react/i18n'
import type { AppConfig } from '../app-config.ts'
import type { EndReason } from '../guards/end-reason.ts'

/** The data that the server writes into a page, so that the app doesn't request it. */
export interface Boot {
  readonly config: AppConfig
  readonly brand: Brand
  /** The language of the page. */
  readonly locale: Locale
  /** The texts of its first screen, in that language. */
  readonly words: Readonly<Partial<Record<MessageDomain, MessageTexts>>>
  /** The reason in the address that the last session ended. */
  readonly why: EndReason | undefined
  /** True if the page is the bank itself, for somebody who was signed in here before. */
  readonly isReturning: boolean
}

/** The domains whose texts every page has from the start. */
export const FIRST_WORDS = ['common', 'errors', 'shell'] as const

/** The id of the element that contains a {@link Boot} as JSON. */
export const BOOT_ID = 'boot'

/** Reads the data that the server wrote into this page. */
export function readBoot(): Boot {
  const text = document.getElementById(BOOT_ID)?.textContent
  if (!text) throw new Error('The page does not say which bank it is of')
  // The page comes from the server that also sent this code.
  return JSON.parse(text) as Boot
}
