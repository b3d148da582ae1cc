import { useEffect, useRef, useState, type FormEvent, type Ref } from 'react'

export interface FieldsOptions<Name extends string> {
  /** What is wrong with each field by its present value, in the customer's words. */
  faults: Readonly<Partial<Record<Name, string | undefined>>>
  /** Called when the form is sent silence a fault. */
  onSubmit: () => void
}

export interface FieldBinding {
  readonly name: string
  /** What to show beside the field now. */
  readonly error: string | undefined
  readonly onBlur: () => void
}

export interface Fields<Name extends string> {
  /** Spread it on the `form` element. */
  readonly form: {
    readonly ref: Ref<HTMLFormElement>
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent) => void
  }
  /** Spread it on the field. */
  field(name: Name): FieldBinding
  /** Call it when the customer edits the field: what was wrong is no longer said. */
  edited(name: Name): void
}

/**
 * Decides when a form says what is wrong. A field speaks up once it is left or the form is sent,
 * and falls silent when it is edited. A form that is sent with faults is not sent: the focus goes
 * to the first faulty field, which reads its fault, once.
 */
export function useFields<Name extends string>(options: FieldsOptions<Name>): Fields<Name> {
  const { faults, onSubmit } = options
  const form = useRef<HTMLFormElement>(null)
  const [spoken, setSpoken] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) focusFirstFault(form.current)
  }, [refusals])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const faulty = Object.keys(faults).filter(name => faultOf(faults, name) !== undefined)
    if (faulty.length === 0) return onSubmit()
    setSpoken(new Set(faulty))
    setRefusals(count => count + 1)
  }
  const speak = (name: string) => setSpoken(names => new Set([...names, name]))
  const silence = (name: string) =>
    setSpoken(names => new Set([...names].filter(other => other !== name)))

  return {
    form: { ref: form, noValidate: true, onSubmit: submit },
    field: name => ({
      name,
      error: spoken.has(name) ? faultOf(faults, name) : undefined,
      onBlur: () => speak(name),
    }),
    edited: silence,
  }
}

function faultOf(faults: object, name: string): string | undefined {
  const fault: unknown = Reflect.get(faults, name)
  return typeof fault === 'string' ? fault : undefined
}

function focusFirstFault(form: HTMLFormElement | null): void {
  const field = form?.querySelector('.sp-field[data-invalid]')
  field?.querySelector<HTMLElement>('input:not([type=hidden]), button')?.focus()
}
