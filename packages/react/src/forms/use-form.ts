import type { SixpenceError } from '@sixpence/core/errors'
import { fieldFaults, type Fields } from '@sixpence/core/fields'
import { useState } from 'react'
import { useToday } from '../i18n/index.ts'
import { useToast } from '../ui/index.ts'
import { faultText, refusalText } from './fault-texts.ts'
import { formInputs } from './form-inputs.ts'
import type { FormOptions, FormTask, Sending } from './form-task.ts'
import { cleanValues, initialValues, type FormValues } from './form-values.ts'

/**
 * Holds a form's values, checks them when it is submitted, and sends them. From then on a field
 * shows its fault; one that the bank refuses shows the reason until it is edited. Pass the result
 * to `FormPopup`, or its `submit` to `Form`: they focus the first field with an error.
 */
export function useForm<const Form extends Fields, Result>(
  fields: Form,
  options: FormOptions<Form, Result>,
): FormTask<Form, Result> {
  const { attempt = IDLE, check } = options
  const { shown, edit, reset, begin, isSubmitted, edited } = useEntered(fields, options)
  const finish = useFinish(options)
  const [sent, setSent] = useState<Result>()
  const today = useToday()
  const values = cleanValues(fields, shown)
  const found = { faults: fieldFaults(fields, values, { today }), errors: check?.(values) ?? {} }
  const isFaulty = found.faults.length > 0 || Object.values(found.errors).some(Boolean)
  const { error, isPending, clear = () => undefined } = attempt
  return {
    ...formInputs({
      fields,
      shown,
      edit,
      errorOf: (name, texts) =>
        (isSubmitted ? faultText(name, found, texts) : undefined) ??
        (edited.includes(name) ? undefined : refusalText(name, error, texts)),
    }),
    values,
    edit,
    reset,
    async submit() {
      begin()
      setSent(undefined)
      const sending = isFaulty || isPending ? undefined : options.send(values)
      if (!sending) return
      const result = await sending
      setSent(() => result)
      finish(result)
    },
    sent,
    isPending,
    clear,
    error: isOnlyAbout(fields, error) ? undefined : error,
  }
}

const IDLE: Sending = { isPending: false, error: undefined }

/** True if the fields show everything that the bank refused. */
const isOnlyAbout = (fields: Fields, failure: SixpenceError | undefined): boolean =>
  failure !== undefined &&
  failure.fields.length > 0 &&
  failure.fields.every(({ field }) => field in fields)

/** Holds what was entered, and which fields were edited since the form was submitted. */
function useEntered<Form extends Fields>(
  fields: Form,
  options: Pick<FormOptions<Form, unknown>, 'initial' | 'draft'>,
) {
  const own = useState<Partial<FormValues<Form>>>({})
  const [typed, type] = options.draft ?? [
    own[0],
    (change: Partial<FormValues<Form>>) => own[1](present => ({ ...present, ...change })),
  ]
  const [isSubmitted, setSubmitted] = useState(false)
  const [edited, setEdited] = useState<readonly string[]>([])
  const initial = initialValues(fields, options.initial)
  return {
    shown: { ...initial, ...typed },
    isSubmitted,
    edited,
    edit: (change: Partial<FormValues<Form>>) => {
      setEdited(names => [...names, ...Object.keys(change)])
      type(change)
    },
    begin: () => {
      setSubmitted(true)
      setEdited([])
    },
    reset: () => {
      setSubmitted(false)
      type(initial)
    },
  }
}

function useFinish<Form extends Fields, Result>({ onDone, doneText }: FormOptions<Form, Result>) {
  const toast = useToast()
  return (result: Result | undefined) => {
    if (!result) return
    onDone?.(result)
    if (doneText !== undefined) toast({ tone: 'positive', text: doneText })
  }
}
