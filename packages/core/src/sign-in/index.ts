export { createSignIn } from './sign-in.ts'
export type { SignIn, SignInStep } from './sign-in-step.ts'
