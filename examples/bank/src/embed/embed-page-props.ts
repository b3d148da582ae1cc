import type { PayeeByName, ShownButton } from '@sixpence/core/checkouts'
import type { Locale } from '@sixpence/core/locale'
import type { Destination } from '@sixpence/react/provider'
import type { LoadBotCheck } from '@sixpence/react/sign-in'
import type { BankClient } from '../client/open-bank.ts'
import type { Embedder } from './embedder.ts'
import type { Asked } from './paying/asked.ts'
import type { Host } from './use-host.ts'

/** The props of every page below `/embed/`. */
export interface EmbedPageProps {
  bank: BankClient
  embedder: Embedder
  host: Host
  locale: Locale
  loadBotCheck: LoadBotCheck
  /** The kinds of transfers that the host wants offered, as written by the host. */
  kinds: string
  /** The payment that the window is opened for. */
  asked: Asked
  /** The offer of the saved button; null if the bank could not be reached. */
  button: ShownButton | undefined | null
  /** The payee with the short name; null if the bank could not be reached. */
  payee: PayeeByName | undefined | null
  /** True for the bank's own page, which no third party's page opened. */
  isOwnPage: boolean
  /** The address to return to for a customer who came without a window. */
  back: string | undefined
  /** The destination that a component led to last. */
  destination: Destination
  go: (destination: Destination) => void
}
