import { formatAmount } from '@sixpence/core/money'
import type { RefObject } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { AmountField } from '../../ui/index.ts'
import { AmountBounds } from '../form/amount-bounds.tsx'
import { AmountReadings } from '../form/amount-readings.tsx'
import { useShownFault } from '../form/use-shown-fault.ts'
import type { OwnTransferDraft } from './own-transfer-draft.ts'
import type { OwnTransferTask } from './use-own-transfer.ts'

export interface LinkedAmountsProps {
  task: OwnTransferTask
  isSubmitted: boolean
  /** Reaches the typed one. */
  inputRef: RefObject<HTMLInputElement | null>
}

const SIDES = {
  leaves: { label: 'leavingAmountLabel', account: 'from', quoted: 'fromAmount' },
  arrives: { label: 'arrivingAmountLabel', account: 'to', quoted: 'toAmount' },
} as const

/**
 * The amounts that leave and arrive in different currencies: the customer types one, the bank
 * calculates the other.
 */
export function LinkedAmounts({ task, isSubmitted, inputRef }: LinkedAmountsProps) {
  const { side } = task.draft
  const currencyCode = task[SIDES[side].account]?.currencyCode
  const fault = useShownFault(task, { currencyCode, isSubmitted })
  const parts = { task, fault, inputRef }
  return (
    <div className="sp-amount-part">
      <div className="sp-linked-amounts">
        <OneAmount of="leaves" {...parts} />
        <OneAmount of="arrives" {...parts} />
      </div>
      <AmountReadings
        readings={fault.readings}
        currencyCode={currencyCode}
        task={task}
        inputRef={inputRef}
      />
      <AmountBounds task={task} />
    </div>
  )
}

interface OneAmountProps extends Pick<LinkedAmountsProps, 'task' | 'inputRef'> {
  of: OwnTransferDraft['side']
  fault: ReturnType<typeof useShownFault>
}

function OneAmount({ of, task, fault, inputRef }: OneAmountProps) {
  const { t } = useMessages('transfers')
  const { locale } = useFormats()
  const { label, account, quoted } = SIDES[of]
  const isTyped = task.draft.side === of
  const answered = task.quote ? formatAmount(task.quote[quoted], locale) : ''
  return (
    <AmountField
      label={t(label)}
      name={quoted}
      value={isTyped ? task.draft.amountText : answered}
      placeholder={!isTyped && task.isPricing ? '…' : undefined}
      currencyCode={task[account]?.currencyCode}
      {...(isTyped && { inputRef, error: fault.text, onBlur: fault.onLeave })}
      onChange={amountText => {
        fault.onType()
        task.edit({ amountText, side: of })
      }}
    />
  )
}
