import type { PayeeByName, ShownButton } from '@sixpence/core'
import type { Locale } from '@sixpence/core/locale'
import type { Destination } from '@sixpence/react/provider'
import type { LoadBotCheck } from '@sixpence/react/sign-in'
import type { BankClient } from '../client/open-bank.ts'
import type { Embedder } from './embedder.ts'
import type { Asked } from './paying/asked.ts'
import type { Host } from './use-host.ts'

/** What every page below `/embed/` is handed. */
export interface EmbedPageProps {
  bank: BankClient
  embedder: Embedder
  host: Host
  locale: Locale
  loadBotCheck: LoadBotCheck
  /** The ways of moving money that the page around it wants offered, in its words. */
  kinds: string
  /** What the window lets somebody pay. */
  asked: Asked
  /** What the saved button asks for; null where the bank could not be asked. */
  button: ShownButton | undefined | null
  /** Who is paid by the short name; null as above. */
  payee: PayeeByName | undefined | null
  /** A page of the bank's own, that no page of a stranger's has opened. */
  isOwnPage: boolean
  /** Where a customer is led back to who came without a window. */
  back: string | undefined
  /** Where a component led to last. */
  destination: Destination
  go: (destination: Destination) => void
}
