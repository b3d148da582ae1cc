import { useEffect, useRef, useState } from 'react'
import { useSixpence } from '../../provider/index.ts'
import type { SectionAnswers } from './questionnaire.ts'
import type { SectionTask } from './use-section.ts'

/**
 * Returns a function that checks a section and saves it. If nothing is saved, it returns undefined:
 * an answer is faulty, there is a conflict, or the call has failed. The section is also saved,
 * without faulty answers, when it unmounts with changes, unless the session has ended.
 */
export function useSectionSaving<Saved>(
  { isChanged, answers, keepable, check }: SectionTask,
  save: (answers: SectionAnswers, isLast: boolean) => Promise<Saved | undefined>,
): (isLast: boolean) => Promise<Saved | undefined> {
  const { session } = useSixpence()
  const [begun] = useState(() => session.getSnapshot().status)
  const sent = useRef<string>(undefined)
  const leave = useRef<() => void>(undefined)
  const kept = JSON.stringify(keepable)
  useEffect(() => {
    leave.current = () => {
      const isSameSession = session.getSnapshot().status === begun
      if (isChanged && isSameSession && sent.current !== kept) void save(keepable, false)
    }
  })
  useEffect(() => () => leave.current?.(), [])
  return async isLast => {
    if (!check()) return undefined
    sent.current = kept
    return save(answers, isLast)
  }
}
