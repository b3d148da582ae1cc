import { kycSteps, nextStep, type KycCustomerInfo, type KycStep } from '@sixpence/core/kyc'
import { useState } from 'react'
import { useKycAnswers, type KycAnswersTask } from './use-kyc-answers.ts'

/** The current place in the form. */
export type KycView = KycStep | 'overview'

/** The current step, if the host keeps it, e.g. in the page's address. */
export interface KycFormPosition {
  readonly step?: string | undefined
  readonly onStepChange?: ((step: KycView) => void) | undefined
}

/** The whole form: its steps, the current one, and the bank's answers. */
export interface KycFormTask extends KycAnswersTask {
  readonly steps: readonly KycStep[]
  readonly view: KycView
  readonly go: (view: KycView) => void
  /** Goes to the first incomplete step. */
  readonly proceed: () => void
  readonly next: () => void
  readonly back: () => void
}

/** Leads through the steps that the bank requires. */
export function useKycForm(
  loaded: KycCustomerInfo,
  { step, onStepChange }: KycFormPosition,
): KycFormTask {
  const answers = useKycAnswers(loaded)
  const [own, setOwn] = useState<KycView>('overview')
  const steps = kycSteps(answers.known).map(row => row.step)
  const view = steps.find(known => known === (onStepChange ? step : own)) ?? 'overview'
  const go = onStepChange ?? setOwn
  const at = steps.findIndex(known => known === view)
  return {
    ...answers,
    steps,
    view,
    go,
    proceed: () => go(nextStep(answers.known) ?? 'overview'),
    next: () => go(steps[at + 1] ?? 'overview'),
    back: () => go(steps[at - 1] ?? 'overview'),
  }
}
