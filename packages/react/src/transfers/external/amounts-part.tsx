import type { RefObject } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { NativeSelect, Stack } from '../../ui/index.ts'
import { AmountPart } from '../form/amount-part.tsx'
import type { SendMoneyTask } from './use-send-money.ts'

export interface AmountsPartProps {
  task: SendMoneyTask
  isSubmitted: boolean
  inputRef: RefObject<HTMLInputElement | null>
}

/** The amount to arrive, and its currency. */
export function AmountsPart({ task, isSubmitted, inputRef }: AmountsPartProps) {
  const { t } = useMessages('send-money')
  return (
    <Stack gap={5}>
      <CurrencyPart task={task} />
      <AmountPart
        label={t('arrivingAmountLabel')}
        currencyCode={task.currency}
        task={task}
        isSubmitted={isSubmitted}
        inputRef={inputRef}
      />
    </Stack>
  )
}

function CurrencyPart({ task }: { task: SendMoneyTask }) {
  const { t } = useMessages('send-money')
  const { currencyName } = useFormats()
  const currencies = task.way?.currencies ?? []
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
