import { isSixpenceError, type CardAddress, type SixpenceError } from '@sixpence/core'
import { useState } from 'react'
import { useAccounts, useAddress } from '../../accounts/index.ts'
import { useAttempt } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { useReadSubject, useRefresh } from '../../store/index.ts'
import { cardsApi, createAddress } from '../cards-api.ts'

/** What a move does to cards, by the accounts that they are. */
export interface MoveEffect {
  readonly canceled: readonly string[]
  /** They are on their way already. */
  readonly shippedToOldAddress: readonly string[]
}

/** Telling the bank of a new address. */
export interface MoveTask {
  readonly draft: CardAddress
  readonly edit: (change: Partial<CardAddress>) => void
  readonly faultOf: (field: keyof CardAddress) => string | undefined
  /** Where the bank gives cards out, and where the customer lives. */
  readonly countries: readonly string[]
  /** What the customer must agree to before the address is saved; undefined when it is nothing. */
  readonly effect: MoveEffect | undefined
  readonly isPending: boolean
  readonly problem: SixpenceError | undefined
  /** Saves the address, unless there is something to agree to first. */
  readonly move: () => Promise<void>
  /** Saves it with its effect. */
  readonly agree: () => Promise<void>
  /** Goes back to the form. */
  readonly decline: () => void
}

const FIELDS = ['address1', 'city', 'postalCode'] as const

/** Lets the customer say where they live now; what that does to their cards is told before. */
export function useMove(onMoved: () => void): MoveTask {
  const { t } = useMessages('cards')
  const { run, isPending, failure, clear } = useAttempt()
  const { draft, setDraft, countries } = useMoveDraft()
  const [isTried, setTried] = useState(false)
  const [effect, setEffect] = useState<MoveEffect>()
  const bank = useMoveAtBank(draft)
  const subject = useReadSubject()
  // Asked for while the form is filled in: what a move ends is told by name, at once.
  useAccounts()
  const isMissing = (field: keyof CardAddress) => draft[field].trim() === ''

  const save = async (agreed: MoveEffect) => {
    if (!(await bank.save(agreed))) return setEffect(await bank.effect())
    setEffect(undefined)
    onMoved()
  }
  return {
    draft,
    edit: change => setDraft({ ...draft, ...change }),
    faultOf: field => (isTried && isMissing(field) ? t('missingError') : undefined),
    countries,
    effect,
    isPending,
    problem: failure,
    async move() {
      setTried(true)
      if (FIELDS.some(isMissing)) return
      await run(async () => {
        const before = subject()
        const found = await bank.effect()
        // It was typed for another customer, who has not moved by that.
        if (subject() !== before) return
        const isNothing = found.canceled.length + found.shippedToOldAddress.length === 0
        if (isNothing) await save(found)
        else setEffect(found)
      })
    },
    async agree() {
      if (effect) await run(() => save(effect))
    },
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
    /** Answers false when the move would cancel other cards by now. */
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
