import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { AmountField } from './amount-field.tsx'
import { Button } from '../buttons/button.tsx'
import { Card } from '../layout/card.tsx'
import { CodeField } from './code-field.tsx'
import { Icon } from '../icon.tsx'
import { Money } from '../data/money.tsx'
import { NativeSelect } from './native-select.tsx'
import { PasswordField } from './password-field.tsx'
import { Select } from './select/select.tsx'
import { Inline, Stack } from '../layout/stack.tsx'
import { TextField } from './text-field.tsx'

const meta: Meta = {
  title: 'ui/Controls',
  tags: ['autodocs'],
  parameters: { bank: false, width: 'form' },
}
export default meta

export const Buttons: StoryObj = {
  render: () => (
    <Card>
      <Stack>
        <Inline>
          <Button variant="primary">Send €25.00</Button>
          <Button>Cancel</Button>
          <Button variant="quiet">Not now</Button>
          <Button variant="danger">Sign out</Button>
          <Button variant="link">Use the most</Button>
        </Inline>
        <Inline>
          <Button variant="primary" isDisabled>
            Send
          </Button>
          <Button isDisabled>Cancel</Button>
          <Button size="small" icon={<Icon name="swap" />}>
            Swap
          </Button>
          <Button variant="quiet" size="small" className="sp-button-icon" aria-label="Copy">
            <Icon name="copy" />
          </Button>
        </Inline>
        <Button variant="primary" isWide isPending>
          Sending
        </Button>
      </Stack>
    </Card>
  ),
}

function FieldsOfEveryKind() {
  const [texts, setTexts] = useState({
    email: 'ada@sixpence.example',
    password: 'lantern',
    code: '1234',
  })
  const [amount, setAmount] = useState('1,250.00')
  const edit = (name: keyof typeof texts) => (text: string) => setTexts({ ...texts, [name]: text })
  return (
    <Card>
      <Stack gap={5}>
        <TextField
          label="E-mail"
          type="email"
          description="The one you signed up with."
          value={texts.email}
          onChange={edit('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={texts.password}
          onChange={edit('password')}
        />
        <AmountField label="Amount" currencyCode="EUR" value={amount} onChange={setAmount} />
        <CodeField label="Code" description="6 digits" value={texts.code} onChange={edit('code')} />
        <TextField label="Reference" isDisabled value="Set by the bank" onChange={() => {}} />
      </Stack>
    </Card>
  )
}

export const Fields: StoryObj = {
  render: () => <FieldsOfEveryKind />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const code = canvas.getByLabelText('Code')
    await userEvent.clear(code)
    await userEvent.click(code)
    await userEvent.paste('123 456')
    await expect(code).toHaveValue('123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}

export const FaultyFields: StoryObj = {
  render: () => (
    <Card>
      <Stack gap={5}>
        <TextField
          label="E-mail"
          value="ada@"
          onChange={() => {}}
          error="This is no e-mail address."
        />
        <AmountField
          label="Amount"
          currencyCode="EUR"
          value="0"
          onChange={() => {}}
          error="Enter an amount above zero."
        />
        <Select
          label="From"
          options={[]}
          selectedId={undefined}
          onSelect={() => {}}
          error="Choose an account."
        />
      </Stack>
    </Card>
  ),
}

const ACCOUNTS = [
  {
    id: 'eur',
    label: 'Everyday',
    description: '•• 4821',
    detail: <Money amount="12480.55" currencyCode="EUR" />,
  },
  {
    id: 'usd',
    label: 'Travel',
    description: '•• 1177',
    detail: <Money amount="3200.00" currencyCode="USD" />,
  },
  {
    id: 'gbp',
    label: 'London',
    description: '•• 9034',
    detail: <Money amount="0.00" currencyCode="GBP" />,
    isDisabled: true,
  },
]

function Selects() {
  const [account, setAccount] = useState<string | undefined>('eur')
  const [locale, setLocale] = useState('en')
  return (
    <Card>
      <Stack gap={5}>
        <Select label="From" options={ACCOUNTS} selectedId={account} onSelect={setAccount} />
        <NativeSelect
          label="Language"
          options={[
            { id: 'en', label: 'English', lang: 'en' },
            { id: 'es', label: 'Español', lang: 'es' },
          ]}
          selectedId={locale}
          onSelect={setLocale}
        />
      </Stack>
    </Card>
  )
}

export const Choices: StoryObj = {
  render: () => <Selects />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: /Everyday/ })
    await userEvent.click(button)
    const list = await within(canvasElement.ownerDocument.body).findByRole('listbox')
    await userEvent.click(within(list).getByRole('option', { name: /Travel/ }))
    await expect(button).toHaveTextContent('Travel')
  },
}

export const OpenChoice: StoryObj = {
  render: () => <Selects />,
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const body = within(canvasElement.ownerDocument.body)
    await expect(within(await body.findByRole('listbox')).getAllByRole('option')).toHaveLength(3)
  },
}
