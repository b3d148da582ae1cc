import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { AmountField } from './amount-field.tsx'
import { Button } from '../buttons/button.tsx'
import { Checkbox } from './checkbox.tsx'
import { CodeField, type CodeFieldProps } from './code-field.tsx'
import { NativeSelect } from './native-select.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select/select.tsx'
import { TextField } from './text-field.tsx'

describe('Button', () => {
  it('presses by mouse, Enter and Space', async () => {
    const press = vi.fn<() => void>()
    renderInBank(<Button onPress={press}>Send</Button>)
    const button = screen.getByRole('button', { name: 'Send' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter} ')
    expect(press).toHaveBeenCalledTimes(3)
  })

  it('stays focusable and presses nothing while pending', async () => {
    const press = vi.fn<() => void>()
    renderInBank(
      <Button isPending onPress={press}>
        Send
      </Button>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button'))
    expect(press).not.toHaveBeenCalled()
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy()
  })

  it('sends no form twice while pending', async () => {
    const submit = vi.fn<() => void>()
    renderInBank(
      <form onSubmit={submit}>
        <Button type="submit" isPending>
          Send
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(submit).not.toHaveBeenCalled()
  })

  it('leaves the focus in the field where Enter sends the form', async () => {
    const user = userEvent.setup()
    const submit = vi.fn<(event: React.FormEvent) => void>(event => event.preventDefault())
    renderInBank(
      <form onSubmit={submit}>
        <TextField label="City" value="" onChange={() => undefined} />
        <Button type="submit">Save</Button>
      </form>,
    )
    const field = screen.getByLabelText('City')
    await user.type(field, '{Enter}')
    expect(submit).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(field)
  })

  it('presses once while Enter is held down', () => {
    const press = vi.fn<() => void>()
    renderInBank(<Button onPress={press}>Send</Button>)
    const button = screen.getByRole('button')
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
  })
})

describe('TextField', () => {
  it('is named by its label and described by its fault', () => {
    renderInBank(<TextField label="E-mail" value="" onChange={() => {}} error="Fill this in." />)
    const input = screen.getByRole('textbox', { name: 'E-mail' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(input)).toBe('Fill this in.')
  })

  it('gives its help while nothing is wrong', () => {
    renderInBank(
      <TextField label="E-mail" value="" onChange={() => {}} description="As you signed up." />,
    )
    expect(descriptionOf(screen.getByRole('textbox'))).toBe('As you signed up.')
  })
})

describe.each<[string, (error?: string) => ReactNode, string]>([
  [
    'TextField',
    error => <TextField label="E-mail" value="" onChange={() => {}} error={error} />,
    'textbox',
  ],
  [
    'Checkbox',
    error => (
      <Checkbox isSelected={false} onChange={() => {}} error={error}>
        I agree
      </Checkbox>
    ),
    'checkbox',
  ],
  [
    'Select',
    error => (
      <Select
        label="From"
        options={ACCOUNTS}
        selectedId={undefined}
        onSelect={() => {}}
        error={error}
      />
    ),
    'button',
  ],
  [
    'RadioGroup',
    error => (
      <RadioGroup label="From" options={ACCOUNTS} selectedId="" onSelect={() => {}} error={error} />
    ),
    'radiogroup',
  ],
])('the fault of a %s', (_name, field, role) => {
  it('is heard by whoever sent the form, wherever the focus is, and describes it', () => {
    const { rerenderInBank } = renderInBank(field())
    const regions = document.querySelectorAll('[aria-live="polite"]')
    expect(Array.from(regions, ({ textContent }) => textContent)).toContain('')
    rerenderInBank(field('Fill this in.'))
    expect(Array.from(regions, ({ textContent }) => textContent)).toContain('Fill this in.')
    expect(descriptionOf(screen.getByRole(role))).toContain('Fill this in.')
  })

  it('marks a control that the form can focus, as long as it stands', () => {
    const marked = () => document.querySelector<HTMLElement>('[aria-invalid=true]')
    const { rerenderInBank } = renderInBank(field('Fill this in.'))
    marked()?.focus()
    expect(document.activeElement).toBe(marked())
    rerenderInBank(field())
    expect(marked()).toBeNull()
  })
})

describe('TextField as the browser draws it', () => {
  it('says that it must be filled in, may not be, and cannot be', () => {
    renderInBank(
      <>
        <TextField label="Name" value="" onChange={() => {}} isRequired maxLength={9} />
        <TextField label="Note" value="" onChange={() => {}} isReadOnly />
        <TextField label="Code" value="" onChange={() => {}} isDisabled />
      </>,
    )
    const name = screen.getByRole('textbox', { name: 'Name' })
    expect(name.getAttribute('aria-required')).toBe('true')
    expect(name.getAttribute('aria-invalid')).toBeNull()
    expect(name.getAttribute('maxlength')).toBe('9')
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('readOnly', true)
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveProperty('disabled', true)
  })

  it('tells what is typed, and that it was left', async () => {
    const edit = vi.fn<(text: string) => void>()
    const leave = vi.fn<() => void>()
    renderInBank(<TextField label="Name" value="" onChange={edit} onBlur={leave} />)
    await userEvent.click(screen.getByText('Name'))
    await userEvent.keyboard('A')
    await userEvent.tab()
    expect(edit).toHaveBeenCalledExactlyOnceWith('A')
    expect(leave).toHaveBeenCalledOnce()
  })
})

describe('PasswordField', () => {
  it('shows the password when asked', async () => {
    renderInBank(
      <PasswordField
        label="Password"
        value="secret"
        onChange={() => {}}
        autoComplete="current-password"
      />,
    )
    const input = screen.getByLabelText('Password')
    expect(input.getAttribute('type')).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input.getAttribute('type')).toBe('text')
    expect(await screen.findByRole('button', { name: 'Hide password' })).toBeTruthy()
  })
})

function Code(props: Partial<CodeFieldProps>) {
  const [code, setCode] = useState('')
  return <CodeField {...props} label="Code" value={code} onChange={setCode} />
}

describe('CodeField', () => {
  it('takes a pasted code with spaces and dashes', async () => {
    const complete = vi.fn<(code: string) => void>()
    renderInBank(<Code onComplete={complete} />)
    await userEvent.click(screen.getByLabelText('Code'))
    await userEvent.paste(' 123-456 ')
    await waitFor(() => expect(complete).toHaveBeenCalled())
    expect(screen.getByLabelText('Code')).toHaveProperty('value', '123456')
    expect(complete).toHaveBeenCalledExactlyOnceWith('123456')
  })

  it('lets the device suggest the code', () => {
    renderInBank(<Code />)
    const input = screen.getByLabelText('Code')
    expect(input.getAttribute('autocomplete')).toBe('one-time-code')
    expect(input.getAttribute('inputmode')).toBe('numeric')
  })

  it('keeps no digit too many', async () => {
    renderInBank(<Code />)
    await userEvent.type(screen.getByLabelText('Code'), '12345678')
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveProperty('value', '123456'))
  })
})

describe('AmountField', () => {
  it('takes text as typed and names the currency', () => {
    const edit = vi.fn<(text: string) => void>()
    renderInBank(<AmountField label="Amount" currencyCode="EUR" value="" onChange={edit} />)
    const input = screen.getByLabelText('Amount')
    fireEvent.change(input, { target: { value: '1.234,5' } })
    expect(edit).toHaveBeenCalledWith('1.234,5')
    expect(input.getAttribute('inputmode')).toBe('decimal')
    expect(screen.getByText('EUR')).toBeTruthy()
  })
})

const ACCOUNTS = [
  { id: 'eur', label: 'Everyday', detail: '€10.00' },
  { id: 'usd', label: 'Travel', detail: '$5.00' },
]

describe('NativeSelect', () => {
  it('answers the id of what is chosen', async () => {
    const select = vi.fn<(id: string) => void>()
    const options = [
      { id: 'en', label: 'English' },
      { id: 'es', label: 'Español' },
    ] as const
    renderInBank(
      <NativeSelect label="Language" options={options} selectedId="en" onSelect={select} />,
    )
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Español')
    expect(select).toHaveBeenCalledExactlyOnceWith('es')
  })
})

function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
}
