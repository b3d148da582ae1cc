import { EXTERNAL_CARD_FIELDS, type ExternalCard } from '@sixpence/core/transfers'
import type { Fields } from '@sixpence/core/fields'
import { useState } from 'react'
import { useAttempt } from '../../attempts/index.ts'
import type { CardVaultFault } from '../../card-vault/index.ts'
import { useForm, type FormTask } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { transfersApi } from '../transfers-api.ts'
import { cardMonthOf } from './card-month.ts'
import { useCardNumber, type CardNumberTask } from './use-card-number.ts'

// The token stands for the number, which is typed in a frame. Only once that is right, the others
// are checked.
const FIELDS = {
  token: { kind: 'text', most: 200, isOptional: true },
  holderName: { ...EXTERNAL_CARD_FIELDS.holderName, isOptional: true },
  expires: { ...EXTERNAL_CARD_FIELDS.expires, isOptional: true },
} as const satisfies Fields

/** The task of adding a card, for a form. */
export interface AddExternalCardTask extends FormTask<typeof FIELDS> {
  readonly number: CardNumberTask
  /** True if, by its first digits, the card can be paid to: only then are the other fields shown. */
  readonly isAccepted: boolean
  /** The reason why the vault returned no token. */
  readonly vaultFault: CardVaultFault | undefined
}

const NUMBER_TEXTS = { empty: 'numberEmptyError', wrong: 'numberWrongError' } as const

/** Adds a card that money can be paid out to, by the token of a vault. */
export function useAddExternalCard(onAdded: (card: ExternalCard) => void): AddExternalCardTask {
  const { t } = useMessages('external-cards')
  const [vaultFault, setVaultFault] = useState<CardVaultFault>()
  const { run, isPending } = useAttempt()
  const { write, error } = useWrite()
  const number = useCardNumber({
    label: t('numberLabel'),
    onEnter: () => number.target.current?.closest('form')?.requestSubmit(),
  })
  const { validity } = number.number
  const isAccepted = isPayable(number)

  async function send({ holderName, expires: typed }: FormTask<typeof FIELDS>['values']) {
    const expires = cardMonthOf(typed)
    const answer = await number.tokenize()
    if ('fault' in answer || expires === undefined) {
      if ('fault' in answer && answer.fault !== 'wrong') setVaultFault(answer.fault)
      return undefined
    }
    const card = { token: answer.token, holderName, expires }
    return (await write(transfersApi.addExternalCard, card))?.answer
  }

  const holderError = (name: string) => {
    if (name === '') return t('holderEmptyError')
    // A card number typed in the wrong field isn't sent.
    return /\p{Nd}/u.test(name) ? t('holderDigitsError') : undefined
  }
  const form = useForm(FIELDS, {
    attempt: { isPending, error },
    check: ({ holderName, expires }) =>
      validity === 'valid'
        ? {
            holderName: holderError(holderName),
            expires: cardMonthOf(expires) === undefined ? t('expiresError') : undefined,
          }
        : { token: t(NUMBER_TEXTS[validity]) },
    send: async values => run(() => send(values)),
    onDone: onAdded,
  })

  return {
    ...form,
    number,
    isAccepted,
    async submit() {
      setVaultFault(undefined)
      // The frame marks its field itself.
      if (validity !== 'valid') void number.tokenize()
      else if (isAccepted) return form.submit()
      number.focus()
      return validity === 'valid' ? undefined : form.submit()
    },
    vaultFault,
  }
}

const isPayable = ({ number, bin }: CardNumberTask): boolean =>
  number.bin !== undefined && !bin.isLoading && !bin.isBlocked && !bin.isUnknown
