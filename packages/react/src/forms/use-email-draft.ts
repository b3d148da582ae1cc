import { cleanEmailAddress, isEmailAddress } from '@sixpence/core'
import { useRef, useState, type RefObject } from 'react'

/** An e-mail address that is being typed. */
export interface EmailDraft {
  readonly text: string
  readonly edit: (text: string) => void
  /** As it is to be sent. */
  readonly address: string
  /** It was validated, and is no complete address. */
  readonly isFaulty: boolean
  /** Validates it from now on; an invalid field takes the focus. */
  readonly validate: () => boolean
  /** Begins anew with an empty field. */
  readonly empty: () => void
  /** For the field, so that it can take the focus. */
  readonly input: RefObject<HTMLInputElement | null>
}

/** Keeps what is typed into an {@link EmailField}. */
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
