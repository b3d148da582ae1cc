import type { ExternalCard } from '@sixpence/core'
import { useRef, useState, type RefObject } from 'react'
import { useAttempt } from '../../attempts/index.ts'
import type { CardVaultFault } from '../../card-vault/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { type Failure, useWrite } from '../../store/index.ts'
import { transfersApi } from '../transfers-api.ts'
import { cardMonthOf } from './card-month.ts'
import { useCardNumber, type CardNumberTask } from './use-card-number.ts'

/** The fields beside the number. */
export interface ExternalCardDraft {
  readonly holderName: string
  /** The typed text, e.g. `03/31`. */
  readonly expires: string
}

/** The faults of the fields, once the customer has tried to send the form. */
export interface ExternalCardFaults {
  readonly number?: 'empty' | 'wrong' | undefined
  readonly holderName?: 'empty' | 'digits' | undefined
  readonly expires?: 'unreadable' | undefined
}

/** The task of adding a card, for a form. */
export interface AddExternalCardTask {
  readonly number: CardNumberTask
  /** True if, by its first digits, the card can be paid to: only then are the other fields shown. */
  readonly isAccepted: boolean
  readonly draft: ExternalCardDraft
  readonly edit: (change: Partial<ExternalCardDraft>) => void
  readonly faults: ExternalCardFaults
  readonly inputs: {
    readonly holderName: RefObject<HTMLInputElement | null>
    readonly expires: RefObject<HTMLInputElement | null>
  }
  readonly submit: () => void
  readonly isPending: boolean
  /** The reason why the vault returned no token. */
  readonly vaultFault: CardVaultFault | undefined
  /** The reason why the bank didn't add it. */
  readonly failure: Failure | undefined
}

const NOTHING: ExternalCardDraft = { holderName: '', expires: '' }

/** Adds a card that money can be paid out to, by the token of a vault. */
export function useAddExternalCard(onAdded: (card: ExternalCard) => void): AddExternalCardTask {
  const { t } = useMessages('external-cards')
  const [draft, setDraft] = useState(NOTHING)
  const [isValidated, setValidated] = useState(false)
  const [vaultFault, setVaultFault] = useState<CardVaultFault>()
  const inputs = {
    holderName: useRef<HTMLInputElement>(null),
    expires: useRef<HTMLInputElement>(null),
  }
  const { run, isPending } = useAttempt()
  const { write, failure } = useWrite()
  const number = useCardNumber({ label: t('numberLabel'), onEnter: () => submit() })
  const isAccepted = isPayable(number)
  const faults = faultsOf(number, draft)

  async function send(): Promise<void> {
    const expires = cardMonthOf(draft.expires)
    const answer = await number.tokenize()
    if ('fault' in answer || expires === undefined) {
      if ('fault' in answer && answer.fault !== 'wrong') setVaultFault(answer.fault)
      return
    }
    const holderName = draft.holderName.trim()
    const { token } = answer
    const done = await write(transfersApi.addExternalCard, { token, holderName, expires })
    if (done) onAdded(done.answer)
  }

  function submit(): void {
    setValidated(true)
    setVaultFault(undefined)
    if (faults.number) {
      // The frame marks its field itself.
      void number.tokenize()
      number.focus()
    } else if (!isAccepted) number.focus()
    else if (faults.holderName) inputs.holderName.current?.focus()
    else if (faults.expires) inputs.expires.current?.focus()
    else void run(send)
  }

  return {
    number,
    isAccepted,
    draft,
    edit: change => setDraft({ ...draft, ...change }),
    faults: isValidated ? faults : {},
    inputs,
    submit,
    isPending,
    vaultFault,
    failure,
  }
}

const isPayable = ({ number, bin }: CardNumberTask): boolean =>
  number.bin !== undefined && !bin.isLoading && !bin.isBlocked && !bin.isUnknown

function faultsOf({ number }: CardNumberTask, draft: ExternalCardDraft): ExternalCardFaults {
  return {
    number: number.validity === 'valid' ? undefined : number.validity,
    holderName: holderFault(draft.holderName),
    expires: cardMonthOf(draft.expires) === undefined ? 'unreadable' : undefined,
  }
}

/** A card number typed in the wrong field isn't sent. */
function holderFault(name: string): ExternalCardFaults['holderName'] {
  if (name.trim() === '') return 'empty'
  return /\p{Nd}/u.test(name) ? 'digits' : undefined
}
