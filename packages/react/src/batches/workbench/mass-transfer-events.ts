import type { SavingEvents } from './saving/use-saving.ts'

/** The events of the workbench. */
export interface MassTransferEvents extends SavingEvents {
  /** Called once the draft is deleted. */
  readonly onDeleted?: (() => void) | undefined
  /** Called when leaving would lose something, and when it no longer would. */
  readonly onUnsaved?: ((isUnsaved: boolean) => void) | undefined
}
