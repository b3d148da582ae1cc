import type { DisplayLocale } from '@sixpence/core/locale'
import type {
  ExternalKind,
  ExternalPermission,
  PaymentTemplate,
  RecentTransfer,
} from '@sixpence/core/transfers'
import { formatAmount } from '@sixpence/core/money'
import { useFormats } from '../../../i18n/index.ts'
import { errorOf } from '../../../store/index.ts'
import { transfersApi } from '../../transfers-api.ts'
import { routeOf, type SendMoneyDraft } from '../send-money-draft.ts'

/** Someone paid before, or saved, and the values that fill the form again. */
export interface SavedPayee {
  readonly id: string
  /** The customer's name for them, or the name under which they were paid. */
  readonly name: string
  readonly fills: Partial<SendMoneyDraft> & Pick<SendMoneyDraft, 'details'>
}

/**
 * Returns the people paid last, at most five, and those the customer saved; undefined until the
 * bank has answered. A convenience: if the bank doesn't answer there are none.
 *
 * @param kinds The only kinds whose recipients are offered
 */
export function useSavedPayees(
  permission: ExternalPermission,
  kinds: readonly ExternalKind[],
): readonly SavedPayee[] | undefined {
  const { locale } = useFormats()
  const recent = transfersApi.recent.useRead({ types: [...kinds], permission })
  const templates = transfersApi.templates.useRead({ permission })
  const paid = recent.currentData ?? (errorOf(recent.error) && [])
  const kept = templates.currentData ?? (errorOf(templates.error) && [])
  if (!paid || !kept) return undefined
  return [
    ...paid.flatMap(item => recentPayee(item, locale)),
    ...kept.filter(({ kind }) => kinds.includes(kind)).map(it => keptPayee(it, locale)),
  ]
}

function recentPayee(item: RecentTransfer, locale: DisplayLocale): readonly SavedPayee[] {
  if (!('details' in item)) return []
  const { type, countryCode, currency, details, beneficiaryName: name } = item
  const fills = {
    fromAccount: item.fromAccount,
    ...routeOf(countryCode, details),
    currency,
    wayId: type,
    payeeName: name,
    amountText: formatAmount(item.toAmount, locale, currency),
    details,
  }
  return [{ id: `recent.${item.id}`, name, fills }]
}

function keptPayee(template: PaymentTemplate, locale: DisplayLocale): SavedPayee {
  const { id, name, kind: wayId, countryCode, currency, payeeName, amount, note = '' } = template
  const amountText = amount === undefined ? '' : formatAmount(amount, locale, currency)
  const route = routeOf(countryCode, template.details)
  const fills = { ...route, currency, wayId, payeeName, amountText, note }
  return { id: `kept.${id}`, name, fills: { ...fills, details: template.details } }
}
