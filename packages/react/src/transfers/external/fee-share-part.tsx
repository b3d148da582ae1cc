import { type FeeShare, FEE_SHARES } from '@sixpence/core/transfers'
import { useMessages } from '../../i18n/index.ts'
import { RadioGroup } from '../../ui/index.ts'
import type { SendMoneyTask } from './use-send-money.ts'

const SHARES = {
  SHA: { label: 'feeShaOption', means: 'shaText' },
  OUR: { label: 'feeOurOption', means: 'ourText' },
  BEN: { label: 'feeBenOption', means: 'benText' },
} as const

/** The choice of who pays the fee of a wire; for any other way the sender pays it. */
export function FeeSharePart({ task }: { task: Pick<SendMoneyTask, 'way' | 'draft' | 'edit'> }) {
  const { t } = useMessages('send-money')
  const payments = useMessages('payments')
  if (task.way?.kind !== 'wire') return null
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
