import { classNames } from '../class-names.ts'

export interface StepsProps {
  /** The name of all steps together, e.g. "Transfer steps". */
  label: string
  steps: readonly { readonly id: string; readonly label: string }[]
  currentId: string
}

/** Shows which of a few steps the customer is on. */
export function Steps({ label, steps, currentId }: StepsProps) {
  const current = steps.findIndex(step => step.id === currentId)
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol className="sp-steps" role="list" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={classNames('sp-step', index < current && 'sp-step-done')}
          {...(index === current && { 'aria-current': 'step' })}
        >
          {step.label}
        </li>
      ))}
    </ol>
  )
}
