import { Button, Icon } from '../ui/index.ts'
import { SaveStatus } from './save-status.tsx'
import type { DocumentTask } from './use-document.ts'

export interface SaveButtonProps {
  task: DocumentTask
  children: string
}

/** A button that saves a file from the bank, with the result beside it. No window opens. */
export function SaveButton({ task, children }: SaveButtonProps) {
  return (
    <>
      <Button
        icon={<Icon name="download" />}
        isPending={task.isPending}
        onPress={() => void task.save()}
      >
        {children}
      </Button>
      <SaveStatus task={task} />
    </>
  )
}
