import type { Rail } from '@sixpence/core/transfers'
import { useMessages } from '../../i18n/index.ts'

const NAMES = {
  sepa: 'sepaOption',
  ach: 'achOption',
  fasterPayments: 'fasterPaymentsOption',
  local: 'localOption',
  swift: 'swiftOption',
  blockchain: 'blockchainOption',
  instant: 'instantOption',
  interac: 'interacOption',
  card: 'cardOption',
} as const satisfies Record<Rail, string>

/** Returns a function that names the way that money takes. */
export function useWayName(): (way: { readonly rail: Rail }) => string {
  const { t } = useMessages('send-money')
  return ({ rail }) => t(NAMES[rail])
}
