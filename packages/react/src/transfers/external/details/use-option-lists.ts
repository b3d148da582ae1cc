import type { ExternalCard, PayoutField, PayoutOption, PayoutWay } from '@sixpence/core/transfers'
import { currentStateOf, loadStateOfAll, type LoadState } from '../../../store/index.ts'
import { transfersApi } from '../../transfers-api.ts'
import type { Details } from '../send-money-draft.ts'

/** The options of a field, read by a call. */
export interface OptionList extends LoadState<readonly PayoutOption[]> {
  /** The choice that is needed before they can be requested. */
  readonly awaits?: 'bank' | undefined
}

/** The options read by calls, and the country's further fields. */
export interface OptionLists {
  readonly params: readonly PayoutField[] | undefined
  readonly of: (field: PayoutField) => OptionList | undefined
}

/** The choices that the options depend on. */
export interface OptionQuestion {
  readonly way: PayoutWay | undefined
  readonly countryCode: string | undefined
  readonly currency: string | undefined
  readonly typed: Details
}

/** Reads the options of the fields of a way: each list once, and only if a field needs it. */
export function useOptionLists(question: OptionQuestion): OptionLists {
  const needs = questionsOf(question)
  const banks = transfersApi.banks.useReadIf(needs.banks)
  const branches = transfersApi.branches.useReadIf(needs.branches)
  const instantBanks = transfersApi.instantBanks.useReadIf(needs.instantBanks)
  const cards = transfersApi.externalCards.useReadIf(needs.cards)
  const params = transfersApi.extraParams.useReadIf(needs.params)
  const lists: Partial<Record<Source, OptionList>> = {
    bankList: currentStateOf(banks),
    branchCodeOptionsGet: {
      ...currentStateOf(branches),
      awaits: needs.branches ? undefined : 'bank',
    },
    instantBankList: currentStateOf(instantBanks),
    externalCardList: {
      ...currentStateOf(cards),
      data: cards.currentData?.flatMap(cardOption),
    },
    extraParamsGet: { ...currentStateOf(params), data: undefined },
  }
  return {
    params: params.currentData,
    of: ({ optionsFrom, options }) =>
      options ? loadStateOfAll(options) : optionsFrom && lists[optionsFrom],
  }
}

/** Returns the input for each list; undefined for a list that no field needs. */
function questionsOf({ way, countryCode, currency, typed }: OptionQuestion) {
  if (!way || countryCode === undefined) return {}
  const fieldFrom = (call: Source) => way.fields.find(({ optionsFrom }) => optionsFrom === call)
  const bankField = fieldFrom('bankList')
  const bankCode = bankField && typed[bankField.name]
  return {
    ...(bankField && { banks: { countryCode } }),
    ...(fieldFrom('instantBankList') && { instantBanks: { countryCode } }),
    ...(fieldFrom('externalCardList') && { cards: {} }),
    ...(fieldFrom('branchCodeOptionsGet') && bankCode && { branches: { countryCode, bankCode } }),
    ...(currency !== undefined && { params: { countryCode, currency, operation: way.kind } }),
  }
}

/** Names a card so that people recognize it; an expired or blocked card can't be chosen. */
const cardOption = ({ id, isDisabled, ...card }: ExternalCard): readonly PayoutOption[] =>
  isDisabled ? [] : [{ id, name: `${card.cardBrand} •••• ${card.lastFour} · ${card.holderName}` }]

type Source = NonNullable<PayoutField['optionsFrom']>
