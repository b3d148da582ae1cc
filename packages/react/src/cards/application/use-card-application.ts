import {
  canSend,
  pickOffer,
  type Account,
  type CardOffer,
  type CardChoice,
  type SixpenceError,
} from '@sixpence/core'
import { useState } from 'react'
import { useAccounts } from '../../accounts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { loadStateOf, loadStateOfAll, useWrite, type LoadState } from '../../store/index.ts'
import { cardsApi } from '../cards-api.ts'
import {
  ADDRESS,
  useApplicationDraft,
  type AddressField,
  type ApplicationDraft,
} from './use-application-draft.ts'

/** What a screen needs to let the customer apply for a card, and nothing about how it looks. */
export interface ApplicationTask extends LoadState {
  readonly offers: readonly CardOffer[] | undefined
  readonly countries: readonly string[]
  readonly countryCode: string
  readonly draft: ApplicationDraft
  /** The card that is chosen; undefined where there is none. */
  readonly offer: CardOffer | undefined
  /** Chooses another kind of card, or another currency of the same kind where there is one. */
  readonly choose: (choice: CardChoice) => void
  /** The address of the draft is the one that the bank has, as long as it is not changed. */
  readonly isAddressOnFile: boolean
  readonly shippingId: string | undefined
  /** Accounts that can pay for it. */
  readonly payers: readonly Account[]
  readonly feeAccountId: string | undefined
  readonly edit: (change: Partial<ApplicationDraft>) => void
  readonly faultOf: (field: AddressField) => string | undefined
  readonly isPending: boolean
  readonly problem: SixpenceError | undefined
  /** Applies, and says through `onNavigate` where it is confirmed. */
  readonly apply: () => Promise<void>
}

/** Lets the customer apply for a card. */
export function useCardApplication(): ApplicationTask {
  const { t } = useMessages('cards')
  const navigateTo = useNavigateTo()
  const [isTried, setTried] = useState(false)
  const { write, isPending, failure } = useWrite()
  const { query, isAddressLoading, ...filled } = useApplicationDraft()
  const { draft, edit, countryCode } = filled
  const all = useAccounts()
  // Without the accounts there is nothing to pay the fee from.
  const offers = all.accounts && query.currentData?.cards
  const chosen = useChosen(draft, offers ?? [])
  const { offer, shippingId, feeAccountId } = chosen
  const isMissing = (field: AddressField) => draft[field].trim() === ''
  const apply = async () => {
    setTried(true)
    if (!offer || feeAccountId === undefined) return
    const { address1, city, postalCode } = draft
    if (!offer.cardIsVirtual && ADDRESS.some(isMissing)) return
    const sending = { shippingId, address: { address1, city, postalCode, countryCode } }
    const done = await write(cardsApi.apply, {
      type: offer.type,
      countryCode,
      feeAccountId,
      ...(draft.alias.trim() !== '' && { cardAliasName: draft.alias.trim() }),
      ...(!offer.cardIsVirtual && sending),
    })
    if (done) navigateTo({ to: 'confirmCard', cardId: done.answer })
  }
  const loadState = loadStateOfAll(loadStateOf({ ...query, data: query.currentData }), all)
  return {
    ...loadState,
    // Nobody types what the bank has; it is no hindrance where the bank does not say it.
    isLoading: loadState.isLoading || isAddressLoading,
    ...filled,
    ...chosen,
    choose: choice => edit({ type: pickOffer(offers ?? [], offer, choice)?.type }),
    offers,
    countries: query.data?.countries ?? [],
    faultOf: field => (isTried && isMissing(field) ? t('missingError') : undefined),
    isPending,
    problem: failure,
    apply,
  }
}

function useChosen(draft: ApplicationDraft, offers: readonly CardOffer[]) {
  const { open } = useAccounts()
  const offer = offers.find(({ type }) => type === draft.type) ?? offers[0]
  const ways = offer?.fees.shipping.filter(way => way.disabledReasons.length === 0) ?? []
  const payers = open.filter(
    account => canSend(account) && account.currencyCode === offer?.fees.currency,
  )
  const payer = payers.find(({ accountId }) => accountId === draft.feeAccountId) ?? payers[0]
  return {
    offer,
    shippingId: (ways.find(({ id }) => id === draft.shippingId) ?? ways[0])?.id,
    payers,
    feeAccountId: payer?.accountId,
  }
}
