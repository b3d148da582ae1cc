import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Button, CodeField, ErrorView, Stack, type ShownFailure } from '../ui/index.ts'
import { ResendLine } from './resend-line.tsx'
import type { Resend } from './use-resend.ts'

const LENGTH = 6

export interface CodeFormProps {
  /** On the main button. */
  confirmCta: string
  /** Shown above the reason when a code was refused. */
  failedTitle: string
  /** Instead of the words for the failure's code. */
  failureText?: string | undefined
  /** Takes the focus when it appears: for a step without a heading of its own. */
  takesFocus?: boolean | undefined
  isPending: boolean
  failure: ShownFailure | undefined
  resend: Resend
  onConfirm: (code: string) => void
}

/** Takes a one-time code, and lets a new one be asked for. */
export function CodeForm(props: CodeFormProps) {
  const { t } = useMessages('attempts')
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { triesLeft = 0 } = props.failure ?? {}
  const input = useRef<HTMLInputElement>(null)
  const isJudged = useRef(false)
  const takesFocus = useRef(props.takesFocus)
  useEffect(() => {
    if (takesFocus.current) input.current?.focus()
  }, [])
  // After a wrong code the field is selected to type over it; a failed resend is shown elsewhere.
  useEffect(() => {
    if (!props.failure || !isJudged.current) return
    isJudged.current = false
    input.current?.focus()
    input.current?.select()
  }, [props.failure])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.length === LENGTH) {
      isJudged.current = true
      return props.onConfirm(code)
    }
    setMissing(true)
    input.current?.focus()
  }

  return (
    <form className="sp-code-form" onSubmit={submit} noValidate>
      <Stack gap={4}>
        <ErrorView failure={props.failure} title={props.failedTitle} text={props.failureText}>
          {triesLeft > 0 && <p>{t('triesLeftText', { count: triesLeft })}</p>}
        </ErrorView>
        <CodeField
          label={t('codeLabel')}
          name="code"
          value={code}
          length={LENGTH}
          inputRef={input}
          error={isMissing ? t('codeMissingError') : undefined}
          onChange={typed => {
            setCode(typed)
            setMissing(false)
          }}
        />
        <Button type="submit" variant="primary" isWide isPending={props.isPending}>
          {props.confirmCta}
        </Button>
        <ResendLine resend={props.resend} />
      </Stack>
    </form>
  )
}
