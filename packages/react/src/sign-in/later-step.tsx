import { ApprovalStep } from './approval-step.tsx'
import { CodeStep } from './code-step.tsx'
import { LinkStep } from './link-step.tsx'
import type { SignInTask } from './use-sign-in.ts'

export { SignInCheck } from './sign-in-check.tsx'

/** The step after name and password. */
export function LaterStep({ task }: { task: SignInTask }) {
  const { stage } = task
  if (stage.name === 'code') return <CodeStep stage={stage} task={task} />
  if (stage.name === 'approval' && stage.migration === 'enable') return <LinkStep task={task} />
  if (stage.name === 'approval') return <ApprovalStep stage={stage} task={task} />
  return null
}
