import { kycSteps, nextStep, type KycCustomerInfo, type KycStep } from '@sixpence/core'
import { useState } from 'react'
import { useKycAnswers, type KycAnswersTask } from './use-kyc-answers.ts'

/** Where in the form somebody is. */
export type KycView = KycStep | 'overview'

/** Which step is on show, where the host keeps that, e.g. in the address. */
export interface KycFormPosition {
  readonly step?: string | undefined
  readonly onStep?: ((step: KycView) => void) | undefined
}

/** The form as a whole: its steps, which one is on show, and what the bank has. */
export interface KycFormTask extends KycAnswersTask {
  readonly steps: readonly KycStep[]
  readonly view: KycView
  readonly go: (view: KycView) => void
  /** To the first step that misses something. */
  readonly proceed: () => void
  readonly next: () => void
  readonly back: () => void
}

/** Leads through the steps that the bank asks for. */
export function useKycForm(
  loaded: KycCustomerInfo,
  { step, onStep }: KycFormPosition,
): KycFormTask {
  const answers = useKycAnswers(loaded)
  const [own, setOwn] = useState<KycView>('overview')
  const steps = kycSteps(answers.info).map(row => row.step)
  const view = steps.find(known => known === (onStep ? step : own)) ?? 'overview'
  const go = onStep ?? setOwn
  const at = steps.findIndex(known => known === view)
  return {
    ...answers,
    steps,
    view,
    go,
    proceed: () => go(nextStep(answers.info) ?? 'overview'),
    next: () => go(steps[at + 1] ?? 'overview'),
    back: () => go(steps[at - 1] ?? 'overview'),
  }
}
