import { Icon } from '../../ui/index.ts'

/** The words for a fault beneath the text of a cell, which names it as its description. */
export function FaultNote({ id, text }: { id: string; text: string }) {
  return (
    <span id={id} className="sp-batch-fault" aria-hidden="true">
      <Icon name="warning" />
      <span>{text}</span>
    </span>
  )
}
