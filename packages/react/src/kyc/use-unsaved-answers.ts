import type { KycAnswers, KycCustomerInfo, KycSection } from '@sixpence/core'
import { useState } from 'react'
import { copyOf } from './typed-answers.ts'

/** Sections that the bank does not have yet. */
export interface UnsavedAnswers {
  readonly keep: (section: KycSection, answers: KycAnswers) => void
  readonly forget: (section: KycSection) => void
  /** What the bank has, and over it what it does not have yet. */
  readonly over: (info: KycCustomerInfo) => KycCustomerInfo
}

/** Keeps in the form what was answered until the bank has it. */
export function useUnsavedAnswers(): UnsavedAnswers {
  const [kept, setKept] = useState<KycCustomerInfo['answers']>({})
  return {
    keep: (section, answers) => setKept(others => ({ ...others, [section]: copyOf(answers) })),
    forget: section =>
      setKept(others => {
        const { [section]: _saved, ...rest } = others
        return rest
      }),
    over: info => ({ ...info, answers: { ...info.answers, ...kept } }),
  }
}
