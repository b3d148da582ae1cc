import type { SignInStage, SignInTask } from './use-sign-in.ts'

/** The props of the component of one step. */
export interface StepProps<Name extends SignInStage['name']> {
  stage: SignInStage & { readonly name: Name }
  task: SignInTask
}
