import type { FeeShare } from '@sixpence/core'
import { FEE_SHARES } from '@sixpence/core/transfers'
import type { RefObject } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { NativeSelect, RadioGroup, Stack } from '../../ui/index.ts'
import { isAwaited } from '../form/amount-fault.ts'
import { AmountPart } from '../form/amount-part.tsx'
import { PricePart } from '../form/price-part.tsx'
import { priceLines, useExternalPriceRows } from './use-external-price-rows.tsx'
import type { SendMoneyTask } from './use-send-money.ts'

export interface AmountsPartProps {
  task: SendMoneyTask
  isValidated: boolean
  inputRef: RefObject<HTMLInputElement | null>
}

/** What is to arrive and in which currency, who bears the fee, and what it comes to. */
export function AmountsPart({ task, isValidated, inputRef }: AmountsPartProps) {
  const { t } = useMessages('send-money')
  const rowsOf = useExternalPriceRows()
  const { way, currency, quote, faults } = task
  if (!way) return null
  return (
    <Stack gap={5}>
      {way.kind === 'wire' && <FeeSharePart task={task} />}
      <CurrencyPart task={task} currencies={way.currencies} />
      <div className="sp-amounts">
        <AmountPart
          label={t('arrivingAmountLabel')}
          currencyCode={currency}
          task={task}
          isValidated={isValidated}
          inputRef={inputRef}
        />
        <PricePart
          rows={quote && rowsOf(quote)}
          lines={priceLines(task)}
          isPending={task.isPricing}
          failure={task.priceFailure}
          awaitsText={isAwaited(faults.amount) ? t('priceAwaitsText') : undefined}
          onRetry={task.retry}
        />
      </div>
    </Stack>
  )
}

interface CurrencyPartProps {
  task: SendMoneyTask
  currencies: readonly string[]
}

function CurrencyPart({ task, currencies }: CurrencyPartProps) {
  const { t } = useMessages('send-money')
  const { currencyName } = useFormats()
  if (currencies.length < 2) return null
  return (
    <div className="sp-select-fields">
      <NativeSelect
        label={t('currencyLabel')}
        name="currency"
        selectedId={task.currency ?? ''}
        options={currencies.map(id => ({ id, label: `${id} · ${currencyName(id)}` }))}
        onSelect={currency => task.edit({ currency })}
      />
    </div>
  )
}

const SHARES = {
  SHA: { label: 'feeShaOption', means: 'shaText' },
  OUR: { label: 'feeOurOption', means: 'ourText' },
  BEN: { label: 'feeBenOption', means: 'benText' },
} as const

function FeeSharePart({ task }: { task: SendMoneyTask }) {
  const { t } = useMessages('send-money')
  const payments = useMessages('payments')
  return (
    <RadioGroup<FeeShare>
      label={payments.t('feeShareLabel')}
      selectedId={task.draft.feeShare}
      options={FEE_SHARES.map(id => ({
        id,
        label: payments.t(SHARES[id].label),
        description: t(SHARES[id].means),
      }))}
      onSelect={feeShare => task.edit({ feeShare })}
    />
  )
}
