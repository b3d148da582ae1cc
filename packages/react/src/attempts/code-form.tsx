import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import {
  Button,
  CodeField,
  DialogFoot,
  ErrorView,
  Form,
  type ShownFailure,
  Stack,
} from '../ui/index.ts'
import { ResendLine } from './resend-line.tsx'
import type { Resend } from './use-resend.ts'

const LENGTH = 6

export interface CodeFormProps {
  /** The text of the main button. */
  confirmCta: string
  /** The title above the reason for which a code was refused. */
  failedTitle: string
  /** Replaces the text for the failure's code. */
  failureText?: string | undefined
  /** True if it takes the focus when it appears, for a step without its own heading. */
  takesFocus?: boolean | undefined
  isPending: boolean
  failure: ShownFailure | undefined
  resend: Resend
  onConfirm: (code: string) => void
  /** Closes the dialog that the form fills. With it, the buttons are in the dialog's foot. */
  onCancel?: (() => void) | undefined
}

/**
 * A form for a one-time code. It submits a complete code by itself and lets the user request a new
 * one. A wrong code isn't sent again, because that would cost another try.
 */
export function CodeForm(props: CodeFormProps) {
  const { t } = useMessages('attempts')
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { triesLeft = 0 } = props.failure ?? {}
  const input = useRef<HTMLInputElement>(null)
  const isSubmitted = useRef(false)
  const sent = useRef('')
  const wrong = useRef<string>(undefined)
  const takesFocus = useRef(props.takesFocus)
  useEffect(() => {
    if (takesFocus.current) input.current?.focus()
  }, [])
  // After a wrong code, the field is selected to type over it. A failed resend is shown elsewhere.
  useEffect(() => {
    wrong.current = isWrong(props.failure) ? sent.current : undefined
    if (!props.failure || !isSubmitted.current) return
    isSubmitted.current = false
    typeOver(input.current)
  }, [props.failure])

  function confirm(whole: string) {
    if (props.isPending) return
    if (whole === wrong.current) return typeOver(input.current)
    isSubmitted.current = true
    sent.current = whole
    props.onConfirm(whole)
  }

  function submit() {
    if (code.length === LENGTH) confirm(code)
    else setMissing(true)
  }

  return (
    <Form className="sp-code-form" onSubmit={submit}>
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
          onComplete={confirm}
        />
        {props.onCancel ? (
          <>
            <ResendLine resend={props.resend} />
            <DialogFoot>
              <Confirm {...props} />
              <Button onPress={props.onCancel}>{t('cancelCta')}</Button>
            </DialogFoot>
          </>
        ) : (
          <>
            <Confirm {...props} isWide />
            <ResendLine resend={props.resend} />
          </>
        )}
      </Stack>
    </Form>
  )
}

/** True if the bank has rejected the code, which counts as a try. */
const isWrong = (failure: ShownFailure | undefined): boolean =>
  failure?.code === 'wrong_code' || failure?.triesLeft !== undefined

type ConfirmProps = Pick<CodeFormProps, 'confirmCta' | 'isPending'> & { isWide?: boolean }

const Confirm = ({ confirmCta, isPending, isWide }: ConfirmProps) => (
  <Button type="submit" variant="primary" isWide={isWide} isPending={isPending}>
    {confirmCta}
  </Button>
)

function typeOver(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
