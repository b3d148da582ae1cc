import { SixpenceError } from '@sixpence/core/errors'
import type { Fields } from '@sixpence/core/fields'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { InBank } from '../testing/render-in-bank.tsx'
import { ToastProvider } from '../ui/index.ts'
import type { FormOptions } from './form-task.ts'
import { useForm } from './use-form.ts'

const FIELDS = {
  name: { kind: 'text', most: 10 },
  email: { kind: 'email' },
  note: { kind: 'text', most: 5, isLong: true, isOptional: true },
  secret: { kind: 'text', most: 20, isSecret: true, isOptional: true },
  born: { kind: 'day', isPast: true, isOptional: true },
  size: { kind: 'choice', from: ['small', 'large'] },
  isSure: { kind: 'tick' },
} as const satisfies Fields

const VALUES = {
  name: ' Ada ',
  email: 'Ada <ada@example.com>',
  note: ' a\r\nb ',
  secret: ' s ',
  born: '1990-01-31',
  size: 'large',
  isSure: true,
} as const

type Options = FormOptions<typeof FIELDS, unknown>

function aForm(change: Partial<Options> = {}) {
  const options = { send: vi.fn<Options['send']>(async () => true), ...change }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InBank>
      <ToastProvider>{children}</ToastProvider>
    </InBank>
  )
  const { result, rerender } = renderHook(
    (failure: SixpenceError | undefined) =>
      useForm(FIELDS, {
        attempt: { isPending: false, error: failure, clear: () => undefined },
        ...options,
      }),
    { wrapper, initialProps: undefined as SixpenceError | undefined },
  )
  return { form: () => result.current, fail: rerender, send: options.send }
}

const refusal = (...fields: string[]) =>
  new SixpenceError('invalid_input', 'no', {
    fields: fields.map(field => ({ field, message: `The bank refuses the ${field}.` })),
  })

describe('useForm', () => {
  it('shows faults once it is submitted, and sends nothing then', async () => {
    const { form, send } = aForm()
    const errors = () => [
      form().field('name', 'Name missing').error,
      form().field('email', { missing: 'Email missing', not_an_address: 'Not whole' }).error,
      form().choice('size', 'Choose one').error,
      form().tick('isSure', 'Tick this').error,
    ]
    expect(errors()).toEqual([undefined, undefined, undefined, undefined])
    await act(() => form().submit())
    expect(errors()).toEqual(['Name missing', 'Email missing', 'Choose one', 'Tick this'])
    act(() => form().field('email', '').onChange('ada'))
    expect(errors()[1]).toBe('Not whole')
    expect(send).not.toHaveBeenCalled()
  })

  it('sends texts without what stands around them, and secrets as they are', async () => {
    const { form, send } = aForm({ initial: VALUES })
    await act(() => form().submit())
    expect(send).toHaveBeenCalledExactlyOnceWith({
      ...VALUES,
      name: 'Ada',
      email: 'ada@example.com',
      note: 'a\nb',
    })
  })

  it('tells that it is done, unless it failed', async () => {
    const onDone = vi.fn<(result: unknown) => void>()
    const send = vi.fn<Options['send']>().mockResolvedValueOnce(undefined).mockResolvedValue('id')
    const { form } = aForm({ initial: VALUES, send, onDone })
    await act(() => form().submit())
    expect(onDone).not.toHaveBeenCalled()
    await act(() => form().submit())
    expect(onDone).toHaveBeenCalledExactlyOnceWith('id')
  })

  it('sends nothing while its own check has an objection', async () => {
    const check: Options['check'] = ({ name }) => ({ name: name === 'Ada' ? 'Taken' : undefined })
    const { form, send } = aForm({ initial: VALUES, check })
    await act(() => form().submit())
    expect(form().field('name', 'Name missing').error).toBe('Taken')
    act(() => form().edit({ name: 'Eve' }))
    await act(() => form().submit())
    expect(send).toHaveBeenCalledOnce()
  })

  it('shows a refusal at its field until that is edited, and others elsewhere', () => {
    const { form, fail } = aForm({ initial: VALUES })
    const errors = () => [form().field('name', '').error, form().field('born', '').error]
    const failure = refusal('name', 'born')
    fail(failure)
    expect(errors()).toEqual(['The bank refuses the name.', 'The bank refuses the born.'])
    expect(form().error).toBeUndefined()
    act(() => form().edit({ name: 'Eve' }))
    expect(errors()).toEqual([undefined, 'The bank refuses the born.'])
    const texts = { not_a_day: '', in_future: '', refused: 'Not this day' }
    expect(form().field('born', texts).error).toBe('Not this day')
    fail(refusal('name', 'address'))
    expect(form().error).toBeDefined()
    fail(refusal('address'))
    expect(form().error?.fields[0]?.field).toBe('address')
  })

  it('gives an input what follows from its field', () => {
    const { form } = aForm()
    expect(form().field('name', '')).toMatchObject({ name: 'name', maxLength: 10 })
    expect(form().field('email', '')).toMatchObject({ type: 'email', maxLength: 254 })
    expect(form().field('born', '')).toMatchObject({ type: 'date', autoComplete: 'off' })
    expect(form().field('note', '')).not.toHaveProperty('maxLength')
    expect(form().field('secret', '')).not.toHaveProperty('maxLength')
  })

  it('begins anew with its first values', async () => {
    const { form } = aForm({ initial: { name: 'Ada' } })
    act(() => form().edit({ name: '', email: 'eve@example.com' }))
    await act(() => form().submit())
    act(() => form().reset())
    expect(form().values).toMatchObject({ name: 'Ada', email: '' })
    expect(form().field('email', 'Email missing').error).toBeUndefined()
  })
})
