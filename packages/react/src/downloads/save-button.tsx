import { Button, Icon } from '../ui/index.ts'
import { SaveStatus } from './save-status.tsx'
import type { DocumentTask } from './use-document.ts'

export interface SaveButtonProps {
  task: DocumentTask
  children: string
}

/** Saves a file from the bank, and says so beside the button: nothing opens in front of the page. */
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
