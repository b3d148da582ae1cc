import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type Ref,
} from 'react'

export interface FormProps {
  /** Called when the form is submitted; not again until the returned promise has settled. */
  onSubmit: (form: HTMLFormElement) => Promise<unknown> | void
  children: ReactNode
  /** The form's name, for a screen reader that lists forms. */
  'aria-label'?: string | undefined
  role?: 'search' | undefined
  className?: string | undefined
  /** The address to which a browser posts it while no script handles it. */
  action?: string | undefined
  formRef?: Ref<HTMLFormElement> | undefined
  /** A refusal by the bank that `onSubmit` doesn't wait for; a new one moves the focus again. */
  failure?: object | undefined
}

/**
 * A form that is sent by script. The first field with a fault takes the focus, after a press that
 * found one and after an answer that refused one, unless the focus has moved since the press.
 */
export function Form({ onSubmit, action, formRef, failure, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(formRef, () => form.current)
  const isUnderWay = useRef(false)
  const focused = useRef<Element>(undefined)
  const [judged, setJudged] = useState(0)
  useEffect(() => {
    if (judged > 0) focusFault(form.current, focused.current)
  }, [judged])
  useEffect(() => {
    if (failure) focusFault(form.current, focused.current)
  }, [failure])

  async function submit(event: FormEvent<HTMLFormElement>) {
    // React also passes on the events of a form in a dialog within this one.
    if ((event.target as Element).closest('form') !== event.currentTarget) return
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    focused.current = document.activeElement ?? undefined
    try {
      const sent = onSubmit(event.currentTarget)
      setJudged(times => times + 1)
      await sent
      if (sent) setJudged(times => times + 1)
    } finally {
      isUnderWay.current = false
    }
  }

  return (
    <form
      {...rest}
      {...(action !== undefined && { action, method: 'post' })}
      ref={form}
      onSubmit={event => void submit(event)}
      noValidate
    >
      {children}
    </form>
  )
}

function focusFault(form: HTMLFormElement | null, focused: Element | undefined): void {
  const { activeElement, body } = document
  const isLeft = focused !== undefined && activeElement !== focused && activeElement !== body
  if (!isLeft) form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}
