import { readdirSync, readFileSync } from 'node:fs'
import { SixpenceError } from '@sixpence/core/errors'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from './store/index.ts'
import { aBank } from './testing/a-bank.ts'
import { ACCOUNT_FORMS } from './testing/forms/account-forms.tsx'
import { CUSTOMER_FORMS } from './testing/forms/customer-forms.tsx'
import { doNothing, enterValue, type FormRow } from './testing/forms/form-row.ts'
import { MERCHANT_FORMS } from './testing/forms/merchant-forms.tsx'
import { PAYMENT_FORMS } from './testing/forms/payment-forms.tsx'
import { renderInBank } from './testing/render-in-bank.tsx'

const FORMS = [...ACCOUNT_FORMS, ...CUSTOMER_FORMS, ...MERCHANT_FORMS, ...PAYMENT_FORMS]

/** Forms that are sent, but have no field that the bank refuses, with the reason. */
const NEVER_REFUSED: Readonly<Record<string, string>> = {
  'access/accept-terms': 'All terms are ticked, or it isn’t sent.',
  'access/users/user-popup': 'It has only choices that the bank offers.',
  'attempts/code-form': 'A wrong code is explained above it, with the number of tries left.',
  'sign-in/credentials-form': 'The bank doesn’t reveal which of the two is wrong.',
  'transfers/own/own-transfer-form': 'Only the review is opened.',
  'transfers/p2p/p2p-transfer-form': 'Only the review is opened.',
}

const REFUSAL = 'The bank takes something else here.'

/** Renders a form in a bank whose call is answered by `refuse`. */
async function open({ form, call, bank = {}, before }: FormRow) {
  const [domain = '', name = ''] = call?.split('.') ?? []
  let settle: (error: SixpenceError) => void = doNothing
  const sends = vi.fn<(input: object) => Promise<never>>(
    () => new Promise<never>((_resolve, reject) => (settle = reject)),
  )
  const others: Readonly<Record<string, object>> = { ...bank }
  const newKey = () => 'a-key-of-one-attempt'
  const { sixpence } = aBank({
    ...others,
    ...(call && { [domain]: { newKey, ...others[domain], [name]: sends } }),
  })
  renderInBank(<BankStore>{form}</BankStore>, { sixpence })
  await before?.()
  const element = await waitFor(() => {
    const found = document.querySelector('form')
    if (!found) throw new Error('There is no form yet')
    submitOf(found)
    return found
  })
  return { form: element, sends, refuse: (error: SixpenceError) => act(async () => settle(error)) }
}

function submitOf(form: HTMLFormElement): HTMLButtonElement {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!button) throw new Error('The form has no button that sends it')
  return button
}

function press(form: HTMLFormElement) {
  const button = submitOf(form)
  button.focus()
  fireEvent.click(button)
}

async function fill(values: FormRow['values'] = {}) {
  for (const [name, value] of Object.entries(values)) await enterValue(name, value)
}

const told = () =>
  [...document.querySelectorAll('[role=alert], [role=alertdialog]')]
    .map(({ textContent }) => textContent)
    .join('')

describe('every form', () => {
  it.each(FORMS.filter(({ isFaultless }) => !isFaultless))(
    '$file focuses its first fault, and sends nothing',
    async one => {
      const { form, sends } = await open(one)
      await fill(one.faulty)
      press(form)
      await waitFor(() => expect(form.querySelector('[aria-invalid=true]')).not.toBeNull())
      expect(document.activeElement).toBe(form.querySelector('[aria-invalid=true]'))
      expect(sends).not.toHaveBeenCalled()
    },
  )

  it.each(FORMS.filter(({ call }) => call))(
    '$file is sent once, and shows a refusal at its field',
    async one => {
      const { refused: field = '', refusal: message = REFUSAL } = one
      const { form, sends, refuse } = await open(one)
      await fill(one.values)
      await one.enter?.()
      // A code is sent as soon as it is complete.
      if (!sends.mock.lastCall) press(form)
      await waitFor(() => expect(sends).toHaveBeenCalled())
      // Enter in a field also sends it.
      fireEvent.submit(form)
      await refuse(new SixpenceError('invalid_input', 'no', { fields: [{ field, message }] }))
      expect(sends).toHaveBeenCalledOnce()
      if (field === '') return
      const input = form.elements.namedItem(field)
      await waitFor(() => expect(document.activeElement).toBe(input))
      expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
      expect(told()).toBe('')
    },
  )

  it('is in the table above', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    const forms = files.filter(
      file => /^(?!ui|testing).*(?<!\.test|\.stories)\.tsx$/.test(file) && isForm(file),
    )
    const known = new Set(
      FORMS.flatMap(({ file, others = [] }) => [file, ...others]).map(file => `${file}.tsx`),
    )
    expect(forms.filter(file => !known.has(file))).toEqual([])
    const unrefused = FORMS.filter(({ call, refused }) => call && !refused)
    expect(unrefused.map(({ file }) => file).toSorted()).toEqual(Object.keys(NEVER_REFUSED))
  })
})

function isForm(file: string): boolean {
  const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
  return /<(Form|FormPopup)\b|\bonSubmit=/.test(text)
}
