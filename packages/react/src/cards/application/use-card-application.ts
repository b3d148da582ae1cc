import { canSend, POSTAL_ADDRESS_FIELDS, type Account } from '@sixpence/core/accounts'
import { pickOffer, type CardOffer, type CardChoice, type NewCard } from '@sixpence/core/cards'
import { useAccounts } from '../../accounts/index.ts'
import { useForm, type FormTask } from '../../forms/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import {
  currentStateOf,
  loadStateOfAll,
  useWrite,
  type ChangeState,
  type LoadState,
} from '../../store/index.ts'
import { cardsApi } from '../cards-api.ts'
import { useApplicationDraft, type ApplicationDraft } from './use-application-draft.ts'

/** The state and actions for a card application, without any UI. */
export interface ApplicationTask extends LoadState<readonly CardOffer[]> {
  /** @deprecated Use `data`. */
  readonly offers: ApplicationTask['data']
  readonly countries: readonly string[]
  readonly countryCode: string
  readonly draft: ApplicationDraft
  /** The chosen card; undefined if there is none. */
  readonly offer: CardOffer | undefined
  /** Chooses another kind of card, or another currency of the same kind if there is one. */
  readonly choose: (choice: CardChoice) => void
  /** The address to which a card is sent, besides its country. */
  readonly address: FormTask<typeof POSTAL_ADDRESS_FIELDS>
  /** True while that address is the one on file. */
  readonly isAddressOnFile: boolean
  readonly shippingId: string | undefined
  /** The accounts that can pay for the card. */
  readonly payers: readonly Account[]
  readonly feeAccountId: string | undefined
  readonly edit: (change: Partial<ApplicationDraft>) => void
  readonly change: ChangeState
  /** Sends the application and leads to its confirmation through `onNavigate`. */
  readonly apply: () => Promise<void>
}

const LINES = ['address1', 'city', 'postalCode'] as const

/** Lets the customer apply for a card. */
export function useCardApplication(): ApplicationTask {
  const navigateTo = useNavigateTo()
  const { write, ...change } = useWrite()
  const { query, onFile, ...filled } = useApplicationDraft()
  const { draft, edit, countryCode } = filled
  const all = useAccounts()
  // Without the accounts, no account can pay the fee.
  const offers = all.data && query.currentData?.cards
  const chosen = useChosen(draft, offers ?? [])
  const { offer, shippingId, feeAccountId } = chosen
  const apply = async (sending?: Pick<NewCard, 'shippingId' | 'address'>) => {
    if (!offer || feeAccountId === undefined) return undefined
    const done = await write(cardsApi.apply, {
      type: offer.type,
      countryCode,
      feeAccountId,
      ...(draft.alias.trim() !== '' && { cardAliasName: draft.alias.trim() }),
      ...sending,
    })
    if (done) navigateTo({ to: 'confirmCard', cardId: done.answer })
    return done
  }
  const address = useForm(POSTAL_ADDRESS_FIELDS, {
    attempt: change,
    initial: onFile.address,
    send: values => apply({ shippingId, address: { ...values, countryCode } }),
  })
  const loadState = loadStateOfAll(offers, currentStateOf(query), all)
  return {
    ...loadState,
    // Waits for the address on file so that nobody has to type it. If it fails to load, the form
    // opens without it.
    isLoading: loadState.isLoading || onFile.isLoading,
    ...filled,
    ...chosen,
    choose: choice => edit({ type: pickOffer(offers ?? [], offer, choice)?.type }),
    offers,
    countries: query.data?.countries ?? [],
    address,
    isAddressOnFile:
      onFile.isKnown && LINES.every(name => address.values[name] === onFile.address[name]),
    change,
    apply: async () => {
      await (offer?.cardIsVirtual ? apply() : address.submit())
    },
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
