import type { KycAnswers, KycCustomerInfo, KycSection } from '@sixpence/core'
import { useState } from 'react'
import { copyOf } from './typed-answers.ts'

/** The sections that aren't saved at the bank yet. */
export interface UnsavedAnswers {
  readonly keep: (section: KycSection, answers: KycAnswers) => void
  readonly forget: (section: KycSection) => void
  /** Returns the bank's answers, with unsaved ones on top. */
  readonly over: (info: KycCustomerInfo) => KycCustomerInfo
}

/** Keeps answers in the form until the bank has saved them. */
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
