import type { SignInStage, SignInTask } from './use-sign-in.ts'

/** What the component of one step is handed. */
export interface StepProps<Name extends SignInStage['name']> {
  stage: SignInStage & { readonly name: Name }
  task: SignInTask
}
