import { useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { ActionBar, Button, ErrorView, Money } from '../../ui/index.ts'
import { DeclinePopup } from './decline-popup.tsx'
import { ApprovalPopup } from './approval-popup.tsx'
import type { SelectionTask } from './use-selection.ts'

interface SelectionBarProps {
  task: SelectionTask
  /** Renders a replacement for the decision buttons. */
  action?: ((ids: readonly string[]) => ReactNode) | undefined
}

/** The totals of the selected requests, with buttons to decide them together. */
export function SelectionBar({ task, action }: SelectionBarProps) {
  const { t } = useMessages('approvals')
  const [isDeclining, setDeclining] = useState(false)
  const {
    chosen,
    change: { isPending },
    code,
  } = task
  if (chosen.length === 0 && !code) return null
  const isConfirming = isDeclining || code !== undefined
  return (
    // The bar stays within reach while the list is on screen.
    <>
      {!isConfirming && <ErrorView failure={task.change.error} title={t('failedTitle')} />}
      <ActionBar
        label={t('chosenText', { count: chosen.length })}
        sum={<Totals totals={task.totals} />}
      >
        {action ? (
          action(chosen.map(({ id }) => id))
        ) : (
          <>
            <Button isDisabled={isPending} onPress={() => setDeclining(true)}>
              {t('declineCta')}
            </Button>
            <Button variant="primary" isPending={isPending} onPress={() => void task.begin()}>
              {t('approveCta')}
            </Button>
          </>
        )}
      </ActionBar>
      {isDeclining && <DeclinePopup task={task} onClose={() => setDeclining(false)} />}
      <ApprovalPopup task={task} requests={task.decided} />
    </>
  )
}

function Totals({ totals }: Pick<SelectionTask, 'totals'>) {
  return (
    <span className="sp-request-totals">
      {totals.map(({ amount, currencyCode }) => (
        <Money key={currencyCode} amount={amount} currencyCode={currencyCode} />
      ))}
    </span>
  )
}
