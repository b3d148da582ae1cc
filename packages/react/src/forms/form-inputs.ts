import type { Fields } from '@sixpence/core/fields'
import type { FaultTexts } from './fault-texts.ts'
import type { FormTask } from './form-task.ts'
import { attributesOf, type FormValues } from './form-values.ts'

interface FilledForm<Form extends Fields> {
  readonly fields: Form
  readonly shown: FormValues<Form>
  readonly edit: FormTask<Form>['edit']
  readonly errorOf: (name: string, texts: FaultTexts | undefined) => string | undefined
}

/** Returns the functions that return the props of a form's inputs. */
export function formInputs<Form extends Fields>({
  fields,
  shown,
  edit,
  errorOf,
}: FilledForm<Form>): Pick<FormTask<Form>, 'field' | 'choice' | 'tick'> {
  // Only the fields of this form have a name, and a value that fits their input.
  const valueOf = (name: string) => shown[name] as never
  const changeOf = (name: string) => (value: unknown) =>
    edit({ [name]: value } as Partial<FormValues<Form>>)
  return {
    field: (name: string, texts?: FaultTexts) => ({
      ...attributesOf(fields[name]),
      name,
      value: valueOf(name),
      onChange: changeOf(name),
      error: errorOf(name, texts),
    }),
    choice: (name: string, texts?: FaultTexts) => ({
      name,
      selectedId: valueOf(name),
      onSelect: changeOf(name),
      error: errorOf(name, texts),
    }),
    tick: (name: string, texts?: FaultTexts) => ({
      name,
      isSelected: valueOf(name),
      onChange: changeOf(name),
      error: errorOf(name, texts),
    }),
  }
}
