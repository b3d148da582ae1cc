import type { ReactNode, Ref } from 'react'
import { Form, Stack } from '../../ui/index.ts'

export interface TransferFormProps {
  /** The name of the form for a screen reader. */
  label: string
  onSubmit: () => void
  /** The result of the filled-in fields: price, warnings, and the way to the review. */
  summary: ReactNode
  /** A new object whenever a fault kept the customer from going on. */
  stopped: object | undefined
  formRef?: Ref<HTMLFormElement> | undefined
  children: ReactNode
}

/** Fields that belong together: below each other, or side by side if there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className="sp-transfer-pair">{children}</div>
)

/** The fields of a transfer and their result: below, or beside them if there is room. */
export function TransferForm(props: TransferFormProps) {
  const { label, onSubmit, summary, stopped, formRef, children } = props
  return (
    <Form
      className="sp-transfer-form"
      formRef={formRef}
      onSubmit={onSubmit}
      failure={stopped}

      aria-label={label}
    >
      <div className="sp-transfer-columns">
        <Stack gap={5}>{children}</Stack>
        <div className="sp-transfer-summary">{summary}</div>
      </div>
    </Form>
  )
}
