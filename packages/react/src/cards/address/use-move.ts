import { accounts, POSTAL_ADDRESS_FIELDS } from '@sixpence/core/accounts'
import { cards, type CardAddress } from '@sixpence/core/cards'
import { isSixpenceError } from '@sixpence/core/errors'
import { useState } from 'react'
import { useAccounts, useAddress } from '../../accounts/index.ts'
import { useAttempt, type AttemptState } from '../../attempts/index.ts'
import { useForm, type FormTask } from '../../forms/index.ts'
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
export interface MoveTask extends AttemptState {
  /**
   * The address besides its country. Submitting it saves it, unless effects must be confirmed
   * first.
   */
  readonly form: FormTask<typeof POSTAL_ADDRESS_FIELDS>
  readonly countryCode: string
  readonly chooseCountry: (countryCode: string) => void
  /** The countries to which the bank sends cards, and the customer's own. */
  readonly countries: readonly string[]
  /** The effects to confirm before the address is saved; undefined if there are none. */
  readonly effect: MoveEffect | undefined
  /** Saves the address and accepts its effects. Returns true when it is done. */
  readonly agree: () => Promise<boolean | undefined>
  /** Returns to the form. */
  readonly decline: () => void
}

/** Lets the customer enter a new address, and shows the effects on their cards before saving it. */
export function useMove(onMoved: () => void): MoveTask {
  const { run, ...attempt } = useAttempt()
  const country = useCountry()
  const [effect, setEffect] = useState<MoveEffect>()
  const form = useForm(POSTAL_ADDRESS_FIELDS, { attempt, send: () => run(move) })
  const bank = useMoveAtBank({ ...form.values, countryCode: country.countryCode })
  const subject = useReadSubject()
  // Loads the accounts while the form is filled in, so that cancelled cards can be named at once.
  useAccounts()

  const save = async (agreed: MoveEffect) => {
    const isSaved = await bank.save(agreed)
    setEffect(isSaved ? undefined : await bank.effect())
    if (isSaved) onMoved()
    return isSaved
  }
  async function move() {
    const before = subject()
    const found = await bank.effect()
    // The address was entered for another customer.
    if (subject() !== before) return
    const isNothing = found.canceled.length + found.shippedToOldAddress.length === 0
    if (isNothing) await save(found)
    else setEffect(found)
  }
  return {
    ...country,
    form,
    effect,
    isPending: attempt.isPending,
    error: attempt.error,
    failure: attempt.error,
    agree: async () => effect && run(() => save(effect)),
    decline() {
      attempt.clear()
      setEffect(undefined)
    },
  }
}

function useCountry() {
  const { data: address } = useAddress()
  const { data } = cardsApi.applyInfo.useRead({})
  const [chosen, chooseCountry] = useState<string>()
  const home = address?.countryCode ?? data?.countryCode ?? ''
  const served = data?.countries ?? []
  return {
    countryCode: chosen ?? home,
    chooseCountry,
    countries: served.includes(home) || home === '' ? served : [home, ...served],
  }
}

function useMoveAtBank(draft: CardAddress) {
  const sixpence = useSixpence()
  const refresh = useRefresh()
  const { data: address } = useAddress()
  return {
    async effect(): Promise<MoveEffect> {
      const { countryCode } = draft
      const move = { countryCode, oldAddressId: address?.addressId }
      const effects = await sixpence.use(cards).addressReplacement(move)
      return {
        canceled: effects.cardAccountsToBeCanceled,
        shippedToOldAddress: effects.cardAccountsToBeShippedToOldAddress,
      }
    },
    /** Returns false if the change would now cancel other cards. */
    async save({ canceled }: MoveEffect): Promise<boolean> {
      try {
        await sixpence
          .use(accounts)
          .createAddress({ ...draft, expectedCanceledAccounts: [...canceled] })
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
