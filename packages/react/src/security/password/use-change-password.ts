import type { FieldFault } from '@sixpence/core'
import { useState } from 'react'
import { useConfirmedChange, type ConfirmedChange } from '../../attempts/index.ts'
import { newPasswordFault, repeatFault, type NewPasswordFault } from '../../forms/index.ts'
import { useSixpence } from '../../provider/index.ts'

/** The typed passwords. */
export interface PasswordDraft {
  readonly password: string
  readonly passwordNew: string
  readonly passwordNewRepeat: string
}

/** The data and actions for a screen to change the password. */
export interface ChangePasswordTask {
  readonly draft: PasswordDraft
  readonly edit: (change: Partial<PasswordDraft>) => void
  /** Undefined until the customer has tried. */
  readonly faults: Partial<Record<keyof PasswordDraft, NewPasswordFault>> | undefined
  /** Returns the bank's fault for a field. */
  readonly fieldFault: (field: keyof PasswordDraft) => FieldFault | undefined
  readonly change: ConfirmedChange
  /** Requests the change unless a field is wrong. */
  readonly submit: () => Promise<boolean> | undefined
}

const EMPTY: PasswordDraft = { password: '', passwordNew: '', passwordNewRepeat: '' }

/** Changes the password, without a look. The typed passwords are cleared once the change is made. */
export function useChangePassword(): ChangePasswordTask {
  const { security } = useSixpence()
  const [draft, setDraft] = useState(EMPTY)
  const [isJudged, setJudged] = useState(false)
  const forget = () => {
    setDraft(EMPTY)
    setJudged(false)
  }
  const change = useConfirmedChange(async (requestId, code) => {
    await security.confirmPassword({ requestKey: requestId, code })
    forget()
  })
  const faults = faultsOf(draft)
  return {
    draft,
    edit: edited => setDraft(present => ({ ...present, ...edited })),
    faults: isJudged ? faults : undefined,
    fieldFault: field => change.failure?.fields.find(fault => fault.field === field),
    change,
    submit: () => {
      setJudged(true)
      const isFaulty = FIELDS.some(field => faults[field] !== undefined)
      return isFaulty ? undefined : change.begin(() => security.changePassword(draft))
    },
  }
}

const FIELDS = ['password', 'passwordNew', 'passwordNewRepeat'] as const

function faultsOf(draft: PasswordDraft): Partial<Record<keyof PasswordDraft, NewPasswordFault>> {
  const { password, passwordNew, passwordNewRepeat } = draft
  const [ofNew, ofRepeat] = [
    newPasswordFault(passwordNew),
    repeatFault(passwordNew, passwordNewRepeat),
  ]
  return {
    ...(password === '' && { password: 'missing' }),
    ...(ofNew && { passwordNew: ofNew }),
    ...(ofRepeat && { passwordNewRepeat: ofRepeat }),
  }
}
