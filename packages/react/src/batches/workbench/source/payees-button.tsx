import { batches, type PaidBatchType, type PayeeSheet } from '@sixpence/core/batches'
import { useState } from 'react'
import { SaveButton, useSaving } from '../../../downloads/index.ts'
import { useMessages } from '../../../i18n/index.ts'
import { useSixpence } from '../../../provider/index.ts'

/** A button that saves a file with the customer's recipients, to which only amounts are added. */
export function PayeesButton({ type }: { type: PaidBatchType }) {
  const { t } = useMessages('mass-transfer')
  const sixpence = useSixpence()
  const [sheet, setSheet] = useState<PayeeSheet>()
  const task = useSaving(async () => {
    const made = await sixpence.use(batches).payeeSheet({ type })
    setSheet(made)
    return made.file
  })
  return (
    <>
      <SaveButton task={task}>{t('payeesCta')}</SaveButton>
      {sheet && task.savedAs !== undefined && <Missing sheet={sheet} />}
    </>
  )
}

/** The recipients that the file doesn't have. */
function Missing({ sheet: { count, leftOut } }: { sheet: PayeeSheet }) {
  const { t } = useMessages('mass-transfer')
  const isEmpty = count === 0 && leftOut === 0
  return (
    <span role="status" className="sp-save-status">
      {isEmpty && <span>{t('payeesNoneText')}</span>}
      {leftOut > 0 && <span>{t('payeesLeftOutText', { count: leftOut })}</span>}
    </span>
  )
}
