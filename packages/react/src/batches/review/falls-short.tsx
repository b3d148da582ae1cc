import type { BatchDraftState, BatchShortfall } from '@sixpence/core/batches'
import { addAmounts, formatMoney } from '@sixpence/core/money'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useEffect, useRef } from 'react'
import { Alert, Checkbox, Stack } from '../../ui/index.ts'

interface FallsShortProps {
  draft: BatchDraftState
  shortfalls: readonly BatchShortfall[]
  asFarAsItGoes: boolean
  /** True if it has to be chosen before the draft can be submitted. */
  isMissing: boolean
  onChoose: (asFarAsItGoes: boolean) => void
}

const TEXTS = {
  money: 'moneyShortText',
  day: 'dayShortText',
  month: 'monthShortText',
} as const satisfies Record<BatchShortfall['of'], string>

/** Shows what falls short and by how much, and offers to pay as far as it goes. */
export function FallsShort(props: FallsShortProps) {
  const { t } = useMessages('batches')
  const { asFarAsItGoes, isMissing, onChoose } = props
  const choice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isMissing) choice.current?.querySelector('input')?.focus()
  }, [isMissing])
  return (
    <Stack gap={3}>
      <Alert tone="warning" announce="never" title={t('shortTitle')}>
        <Reasons {...props} />
      </Alert>
      <div ref={choice}>
        <Checkbox
          isSelected={asFarAsItGoes}
          error={isMissing ? t('asFarMissingError') : undefined}
          onChange={onChoose}
        >
          <span className="sp-batch-choice">
            <span>{t('asFarLabel')}</span>
            <span className="sp-muted">{t('asFarText')}</span>
          </span>
        </Checkbox>
      </div>
    </Stack>
  )
}

/** One sentence for each; a general one if only the bank knows what falls short. */
function Reasons({ draft: { price, currencyCode }, shortfalls }: FallsShortProps) {
  const { t } = useMessages('batches')
  const { locale } = useFormats()
  const shown = (amount: string) => formatMoney({ amount, currencyCode }, locale)
  if (!price || shortfalls.length === 0) return <p>{t('someShortText')}</p>
  const total = shown(addAmounts(price.amount, price.fee))
  return shortfalls.map(({ of, left, missing }) => (
    <p key={of}>{t(TEXTS[of], { total, left: shown(left), missing: shown(missing) })}</p>
  ))
}
