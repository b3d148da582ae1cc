import { SixpenceError } from '@sixpence/core/errors'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { SignIn } from './sign-in.tsx'

it('says on opening that nobody can sign in on a page without https', async () => {
  const resume = () => Promise.reject(new SixpenceError('insecure_context', 'It needs https'))
  const { sixpence } = aBank({ signIn: { resume } })
  renderInBank(<SignIn />, { sixpence })
  expect(await screen.findByText(/it must begin with https/)).toBeDefined()
  expect(screen.getByLabelText('Password')).toBeDefined()
})
