import { formatMoney } from '@sixpence/core/money'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import { LimitsNote } from './limits-note.tsx'
import type { AmountTask } from './use-shown-fault.ts'

/** The maximum, with a button to take it, and the limits; in a line that keeps its space before. */
export function AmountBounds({ task }: { task: AmountTask }) {
  const { t } = useMessages('transfers')
  const { locale } = useFormats()
  const { max, limits } = task
  return (
    <div className="sp-amount-bounds">
      {max && (
        <Button variant="link" size="small" onPress={task.takeMaximum}>
          {t('useMaximumCta', { amount: formatMoney(max, locale) })}
        </Button>
      )}
      <LimitsNote limits={limits} />
    </div>
  )
}
