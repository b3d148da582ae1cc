import type { ExternalCard, PayoutField, PayoutOption, PayoutWay } from '@sixpence/core'
import { loadStateOf, type Answered, type LoadState } from '../../../store/index.ts'
import { transfersApi } from '../../transfers-api.ts'
import type { Details } from '../send-money-draft.ts'

/** The options of a field that a call answers. */
export interface OptionList extends LoadState {
  /** Undefined until they are there. */
  readonly options: readonly PayoutOption[] | undefined
  /** What has to be chosen before they can be asked for. */
  readonly awaits?: 'bank' | undefined
}

/** The options that calls answer, and what the country asks for besides. */
export interface OptionLists {
  readonly params: readonly PayoutField[] | undefined
  readonly of: (field: PayoutField) => OptionList | undefined
}

/** What the options are asked for. */
export interface OptionQuestion {
  readonly way: PayoutWay | undefined
  readonly countryCode: string | undefined
  readonly currency: string | undefined
  readonly typed: Details
}

/** Asks for the options of the fields of a way: of each list once, and only if a field needs it. */
export function useOptionLists(question: OptionQuestion): OptionLists {
  const needs = questionsOf(question)
  const banks = transfersApi.banks.useReadIf(needs.banks)
  const branches = transfersApi.branches.useReadIf(needs.branches)
  const instantBanks = transfersApi.instantBanks.useReadIf(needs.instantBanks)
  const cards = transfersApi.externalCards.useReadIf(needs.cards)
  const params = transfersApi.extraParams.useReadIf(needs.params)
  const lists: Partial<Record<Source, OptionList>> = {
    bankList: listOf(banks),
    branchCodeOptionsGet: { ...listOf(branches), awaits: needs.branches ? undefined : 'bank' },
    instantBankList: listOf(instantBanks),
    externalCardList: {
      ...loadStateOf({ ...cards, data: cards.currentData }),
      options: cards.currentData?.flatMap(cardOption),
    },
    extraParamsGet: { ...loadStateOf({ ...params, data: params.currentData }), options: undefined },
  }
  return {
    params: params.currentData,
    of: ({ optionsFrom, options }) =>
      options ? { ...STILL, options } : optionsFrom && lists[optionsFrom],
  }
}

/** What each list is asked for; undefined of one that no field needs. */
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

/** A card as people tell theirs apart; one that is expired or blocked is not to be chosen. */
const cardOption = ({ id, isDisabled, ...card }: ExternalCard): readonly PayoutOption[] =>
  isDisabled ? [] : [{ id, name: `${card.cardBrand} •••• ${card.lastFour} · ${card.holderName}` }]

type Source = NonNullable<PayoutField['optionsFrom']>

const STILL: LoadState = { isLoading: false, failure: undefined, retry: () => undefined }

const listOf = (asked: Answered<readonly PayoutOption[]>): OptionList => ({
  ...loadStateOf({ ...asked, data: asked.currentData }),
  options: asked.currentData,
})
