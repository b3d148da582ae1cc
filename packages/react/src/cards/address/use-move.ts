import { isSixpenceError, type CardAddress, type SixpenceError } from '@sixpence/core'
import { useState } from 'react'
import { useAccounts, useAddress } from '../../accounts/index.ts'
import { useAttempt } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { useReadSubject, useRefresh } from '../../store/index.ts'
import { cardsApi, createAddress } from '../cards-api.ts'

/** The effects of a new address on cards, as their account numbers. */
export interface MoveEffect {
  readonly canceled: readonly string[]
  /** Cards already on their way. */
  readonly shippedToOldAddress: readonly string[]
}

/** The state and actions of the form for a new address. */
export interface MoveTask {
  readonly draft: CardAddress
  readonly edit: (change: Partial<CardAddress>) => void
  readonly faultOf: (field: keyof CardAddress) => string | undefined
  /** The countries to which the bank sends cards, and the customer's own. */
  readonly countries: readonly string[]
  /** The effects to confirm before the address is saved; undefined if there are none. */
  readonly effect: MoveEffect | undefined
  readonly isPending: boolean
  readonly failure: SixpenceError | undefined
  /** Saves the address, unless effects must be confirmed first. */
  readonly move: () => Promise<void>
  /** Saves the address and accepts its effects. Returns true when it is done. */
  readonly agree: () => Promise<boolean | undefined>
  /** Returns to the form. */
  readonly decline: () => void
}

const FIELDS = ['address1', 'city', 'postalCode'] as const

/** Lets the customer enter a new address, and shows the effects on their cards before saving it. */
export function useMove(onMoved: () => void): MoveTask {
  const { t } = useMessages('cards')
  const { run, isPending, failure, clear } = useAttempt()
  const { draft, setDraft, countries } = useMoveDraft()
  const [isTried, setTried] = useState(false)
  const [effect, setEffect] = useState<MoveEffect>()
  const bank = useMoveAtBank(draft)
  const subject = useReadSubject()
  // Loads the accounts while the form is filled in, so that cancelled cards can be named at once.
  useAccounts()
  const isMissing = (field: keyof CardAddress) => draft[field].trim() === ''

  const save = async (agreed: MoveEffect) => {
    const isSaved = await bank.save(agreed)
    setEffect(isSaved ? undefined : await bank.effect())
    if (isSaved) onMoved()
    return isSaved
  }
  return {
    draft,
    edit: change => setDraft({ ...draft, ...change }),
    faultOf: field => (isTried && isMissing(field) ? t('missingError') : undefined),
    countries,
    effect,
    isPending,
    failure,
    async move() {
      setTried(true)
      if (FIELDS.some(isMissing)) return
      await run(async () => {
        const before = subject()
        const found = await bank.effect()
        // The address was entered for another customer.
        if (subject() !== before) return
        const isNothing = found.canceled.length + found.shippedToOldAddress.length === 0
        if (isNothing) await save(found)
        else setEffect(found)
      })
    },
    agree: async () => effect && run(() => save(effect)),
    decline() {
      clear()
      setEffect(undefined)
    },
  }
}

function useMoveDraft() {
  const { address } = useAddress()
  const { data } = cardsApi.applyInfo.useRead({})
  const [typed, setDraft] = useState<CardAddress>()
  const home = address?.countryCode ?? data?.countryCode ?? ''
  const served = data?.countries ?? []
  const empty = { address1: '', city: '', postalCode: '', countryCode: home }
  return {
    draft: typed ?? empty,
    setDraft,
    countries: served.includes(home) || home === '' ? served : [home, ...served],
  }
}

function useMoveAtBank(draft: CardAddress) {
  const { accounts, cards } = useSixpence()
  const refresh = useRefresh()
  const { address } = useAddress()
  return {
    async effect(): Promise<MoveEffect> {
      const { countryCode } = draft
      const move = { countryCode, oldAddressId: address?.addressId }
      const told = await cards.addressReplacement(move)
      return {
        canceled: told.cardAccountsToBeCanceled,
        shippedToOldAddress: told.cardAccountsToBeShippedToOldAddress,
      }
    },
    /** Returns false if the change would now cancel other cards. */
    async save({ canceled }: MoveEffect): Promise<boolean> {
      try {
        await accounts.createAddress({ ...draft, expectedCanceledAccounts: [...canceled] })
        return true
      } catch (error) {
        if (cancelsOthers(error)) return false
        throw error
      } finally {
        refresh(createAddress)
      }
    },
  }
}

const cancelsOthers = (error: unknown): boolean =>
  isSixpenceError(error) && error.fields.some(({ field }) => field === 'expectedCanceledAccounts')
