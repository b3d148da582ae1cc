import type { ExternalCard } from '@sixpence/core'
import { useRef, useState, type RefObject } from 'react'
import { useAttempt } from '../../attempts/index.ts'
import type { CardVaultFault } from '../../card-vault/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { type Failure, useWrite } from '../../store/index.ts'
import { transfersApi } from '../transfers-api.ts'
import { cardMonthOf } from './card-month.ts'
import { useCardNumber, type CardNumberTask } from './use-card-number.ts'

/** What is typed beside the number. */
export interface ExternalCardDraft {
  readonly holderName: string
  /** As it was typed, e.g. `03/31`. */
  readonly expires: string
}

/** What is wrong with it, once someone has tried to send it. */
export interface ExternalCardFaults {
  readonly number?: 'empty' | 'wrong' | undefined
  readonly holderName?: 'empty' | 'digits' | undefined
  readonly expires?: 'unreadable' | undefined
}

/** Adding a card, as a form needs it. */
export interface AddExternalCardTask {
  readonly number: CardNumberTask
  /** The card can be paid to, as far as its first digits tell: only then is the rest asked. */
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
  /** Why the vault answered no token. */
  readonly vaultFault: CardVaultFault | undefined
  /** Why the bank did not add it. */
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

/** A number that is typed into the wrong field goes nowhere. */
function holderFault(name: string): ExternalCardFaults['holderName'] {
  if (name.trim() === '') return 'empty'
  return /\p{Nd}/u.test(name) ? 'digits' : undefined
}
