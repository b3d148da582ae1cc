import { cleanEmailAddress, isEmailAddress } from '@sixpence/core'
import { useRef, useState, type RefObject } from 'react'

/** An email address while it is typed. */
export interface EmailDraft {
  readonly text: string
  readonly edit: (text: string) => void
  /** The address to send. */
  readonly address: string
  /** True if it was validated and is incomplete. */
  readonly isFaulty: boolean
  /** Validates it from now on. An invalid field takes the focus. */
  readonly validate: () => boolean
  /** Clears the field. */
  readonly empty: () => void
  /** The ref of the field, so that it can take the focus. */
  readonly input: RefObject<HTMLInputElement | null>
}

/** Holds the text of an {@link EmailField}. */
export function useEmailDraft(initial = ''): EmailDraft {
  const [text, edit] = useState(initial)
  const [isJudged, setJudged] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const address = cleanEmailAddress(text)
  const isAddress = isEmailAddress(address)
  return {
    text,
    edit,
    address,
    isFaulty: isJudged && !isAddress,
    validate() {
      setJudged(true)
      if (!isAddress) input.current?.focus()
      return isAddress
    },
    empty() {
      edit('')
      setJudged(false)
    },
    input,
  }
}
