import type { Brand } from '@sixpence/core/brand'
import type { Locale } from '@sixpence/core/locale'
import type { MessageDomain, MessageTexts } from '@sixpence/react/i18n'
import type { AppConfig } from '../app-config.ts'
import type { EndReason } from '../guards/end-reason.ts'

/** What the server writes into a page of the app, so that the app need not ask for it. */
export interface Boot {
  readonly config: AppConfig
  readonly brand: Brand
  /** The language that the page is written in. */
  readonly locale: Locale
  /** The words of its first screen, in that language. */
  readonly words: Readonly<Partial<Record<MessageDomain, MessageTexts>>>
  /** Why somebody who was signed in is at the sign-in again, as the address says. */
  readonly why: EndReason | undefined
  /** The page is the bank itself, for somebody who was signed in here before. */
  readonly isReturning: boolean
}

/** The domains whose words every page has before anything is pressed. */
export const FIRST_WORDS = ['common', 'errors', 'shell'] as const

/** The id of the element that holds a {@link Boot} as JSON. */
export const BOOT_ID = 'boot'

/** Reads what the server has written into this page. */
export function readBoot(): Boot {
  const text = document.getElementById(BOOT_ID)?.textContent
  if (!text) throw new Error('The page does not say which bank it is of')
  // The page comes from the server that also sent this code.
  return JSON.parse(text) as Boot
}
