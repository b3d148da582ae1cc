import { canSend, type Account, type ActivationData } from '@sixpence/core'
import { isPositive, formatMoney } from '@sixpence/core/money'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useDispatch } from 'react-redux'
import { useAccounts } from '../accounts/index.ts'
import { useAttempt } from '../attempts/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useSixpence } from '../provider/index.ts'
import { bankApi, loadStateOf, loadStateOfAll } from '../store/index.ts'
import { Button, CodeField, Dialog, ErrorView, Skeleton, Stack } from '../ui/index.ts'
import type { CardDialogProps } from './card-dialog-props.ts'
import { cardsApi } from './cards-api.ts'
import { FeePayer } from './fee-payer.tsx'
import { PinReveal } from './pin-reveal.tsx'

/** Activates a card that has come: its digits, its fee, and then its PIN, this once. */
export function ActivateCard({ card, close }: CardDialogProps) {
  const { t } = useMessages('cards')
  const dispatch = useDispatch()
  const [pin, setPin] = useState<string>()
  const isOpen = useIsOpen()
  const id = useId()
  const refresh = () => dispatch(bankApi.util.invalidateTags(['Account', 'History']))
  // Only now: the list of actions would go from under the dialog. Without a PIN too: the bank may
  // have done it, and only the answer is lost.
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
        <Activation card={card} onAnswered={answered} />
      ) : (
        <Stack gap={4}>
          <p id={id}>{t('activatedText')}</p>
          <PinReveal pin={pin} describedBy={id} onGone={end} />
        </Stack>
      )}
    </Dialog>
  )
}

/** Whoever closes the dialog does not stop what was asked. */
function useIsOpen() {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  return isOpen
}

interface ActivationProps extends Pick<CardDialogProps, 'card'> {
  /** Without a PIN when it failed. */
  onAnswered: (pin: string | undefined) => void
}

function Activation(props: ActivationProps) {
  const { data, accounts, failure, retry } = useActivationData(props.card.accountId)
  if (data && accounts) return <ActivationForm {...props} data={data} accounts={accounts} />
  return failure ? <ErrorView failure={failure} onRetry={retry} /> : <Skeleton lines={3} />
}

interface FormProps extends ActivationProps {
  data: ActivationData
  accounts: readonly Account[]
}

function ActivationForm({ card, data, accounts, onAnswered }: FormProps) {
  const { t } = useMessages('cards')
  const { locale } = useFormats()
  const { cards } = useSixpence()
  const [digits, setDigits] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [key] = useState(() => cards.newKey())
  const { run, isPending, failure } = useAttempt()
  const { fees, feeCurrency, extraParams } = data
  const hasFee = isPositive(fees)
  const payers = accounts.filter(one => canSend(one) && one.currencyCode === feeCurrency)
  const feeAccountId = hasFee ? (chosen ?? payers[0]?.accountId) : undefined
  const length = extraParams.find(({ name }) => name === 'lastDigits')?.length
  const activate = async (event: FormEvent) => {
    event.preventDefault()
    const extra = length === undefined ? {} : { lastDigits: digits }
    const wish = { accountId: card.accountId, extraParams: extra, feeAccountId }
    onAnswered(await run(() => cards.activate(wish, { key })))
  }
  const faultOf = (name: string) => failure?.fields.find(({ field }) => field === name)?.message
  return (
    <form onSubmit={event => void activate(event)} noValidate>
      <Stack gap={4}>
        <ErrorView
          failure={faultOf('lastDigits') === undefined ? failure : undefined}
          title={t('actionFailedTitle')}
        />
        <p>{t('activateText')}</p>
        {length !== undefined && (
          <CodeField
            label={t('lastDigitsLabel')}
            name="lastDigits"
            value={digits}
            length={length}
            error={faultOf('lastDigits')}
            onChange={setDigits}
          />
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
        <Button type="submit" variant="primary" isWide isPending={isPending}>
          {t('activateCta')}
        </Button>
      </Stack>
    </form>
  )
}

function useActivationData(accountId: string) {
  const query = cardsApi.useGetActivationDataQuery(accountId)
  const all = useAccounts()
  return { data: query.data, accounts: all.accounts, ...loadStateOfAll(loadStateOf(query), all) }
}
