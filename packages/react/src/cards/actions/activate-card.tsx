import { canSend, type Account } from '@sixpence/core/accounts'
import { CARD_ACTIVATION_FIELDS, type ActivationData } from '@sixpence/core/cards'
import { isPositive, formatMoney } from '@sixpence/core/money'
import { useEffect, useId, useRef, useState } from 'react'
import { useAccounts } from '../../accounts/index.ts'
import { useForm } from '../../forms/index.ts'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { loadStateOf, loadStateOfAll, useWrite, type Writing } from '../../store/index.ts'
import {
  Button,
  CodeField,
  Dialog,
  DialogFoot,
  ErrorView,
  Form,
  Skeleton,
  Stack,
} from '../../ui/index.ts'
import type { CardDialogProps } from './card-dialog-props.ts'
import { cardsApi } from '../cards-api.ts'
import { FeePayer } from '../application/fee-payer.tsx'
import { PinReveal } from '../pin/pin-reveal.tsx'

/** Activates a delivered card: asks for its digits and fee account, then shows its PIN once. */
export function ActivateCard({ card, close }: CardDialogProps) {
  const { t } = useMessages('cards')
  const [pin, setPin] = useState<string>()
  const isOpen = useIsOpen()
  const writing = useWrite({ isRefreshedLater: true })
  const refresh = () => writing.refresh(cardsApi.activate)
  const id = useId()
  // Refreshes only now, because the list of actions would remove the dialog. Refreshes without a
  // PIN too: the bank may have activated the card although the answer was lost.
  const end = () => {
    setPin(undefined)
    refresh()
    close()
  }
  const answered = (told: string | undefined) => {
    if (isOpen.current) setPin(told)
    else refresh()
  }
  return (
    <Dialog isOpen title={t('activateCta')} onClose={end}>
      {pin === undefined ? (
        <Activation card={card} writing={writing} onAnswered={answered} />
      ) : (
        <Stack gap={4}>
          <p id={id}>{t('activatedText')}</p>
          <PinReveal pin={pin} describedBy={id} onGone={end} />
        </Stack>
      )}
    </Dialog>
  )
}

/** Closing the dialog doesn't stop the request. */
function useIsOpen() {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  return isOpen
}

interface ActivationProps extends Pick<CardDialogProps, 'card'> {
  writing: Writing
  /** Called without a PIN if the activation failed. */
  onAnswered: (pin: string | undefined) => void
}

function Activation(props: ActivationProps) {
  const { data, error, refetch } = useActivationData(props.card.accountId)
  if (data) return <ActivationForm {...props} data={data.activation} accounts={data.accounts} />
  return error ? <ErrorView failure={error} onRetry={refetch} /> : <Skeleton lines={3} />
}

interface FormProps extends ActivationProps {
  data: ActivationData
  accounts: readonly Account[]
}

function ActivationForm({ card, data, accounts, writing, onAnswered }: FormProps) {
  const { t } = useMessages('cards')
  const { locale } = useFormats()
  const [chosen, setChosen] = useState<string>()
  const { fees, feeCurrency, extraParams } = data
  const hasFee = isPositive(fees)
  const payers = accounts.filter(one => canSend(one) && one.currencyCode === feeCurrency)
  const feeAccountId = hasFee ? (chosen ?? payers[0]?.accountId) : undefined
  const length = extraParams.find(({ name }) => name === 'lastDigits')?.length
  const form = useForm(CARD_ACTIVATION_FIELDS, {
    attempt: writing,
    check: ({ lastDigits }) => ({
      lastDigits: lastDigits.length === (length ?? 0) ? undefined : t('lastDigitsError'),
    }),
    send: async values => {
      const extraParams = length === undefined ? {} : values
      const input = { accountId: card.accountId, extraParams, feeAccountId }
      onAnswered((await writing.write(cardsApi.activate, input))?.answer)
      return undefined
    },
  })
  return (
    <Form onSubmit={form.submit}>
      <Stack gap={4}>
        <ErrorView failure={form.error} title={t('actionFailedTitle')} />
        <p>{t('activateText')}</p>
        {length !== undefined && (
          <CodeField {...form.field('lastDigits')} label={t('lastDigitsLabel')} length={length} />
        )}
        {hasFee && (
          <FeePayer
            currency={feeCurrency}
            description={t('activationFeeText', {
              fee: formatMoney({ amount: fees, currencyCode: feeCurrency }, locale),
            })}
            accounts={payers}
            selectedId={feeAccountId}
            onSelect={setChosen}
          />
        )}
        <DialogFoot>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {t('activateCta')}
          </Button>
        </DialogFoot>
      </Stack>
    </Form>
  )
}

function useActivationData(accountId: string) {
  const query = cardsApi.activationData.useRead({ accountId })
  const all = useAccounts()
  const data = query.data && all.data && { activation: query.data, accounts: all.data }
  return loadStateOfAll(data, loadStateOf(query), all)
}
