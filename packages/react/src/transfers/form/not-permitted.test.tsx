import { permissionsOf, type Permission } from '@sixpence/core/access'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../../provider/index.ts'
import { BankStore } from '../../store/index.ts'
import { aBank } from '../../testing/a-bank.ts'
import { aStart } from '../../testing/a-sixpence.ts'
import { ACCESS_INFO } from '../../testing/a-users.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { OwnTransferForm } from '../own/own-transfer-form.tsx'
import { P2pTransferForm } from '../p2p/p2p-transfer-form.tsx'

function draw(form: ReactNode, ...granted: Permission[]) {
  const permissions = permissionsOf(Object.fromEntries(granted.map(name => [name, true])))
  const { sixpence } = aBank({ start: aStart({ accessInfo: { ...ACCESS_INFO, permissions } }) })
  const onNavigate = vi.fn<(destination: Destination) => void>()
  renderInBank(<BankStore>{form}</BankStore>, { sixpence, onNavigate })
  return onNavigate
}

const FORMS = [
  {
    name: 'between own accounts',
    form: () => <OwnTransferForm />,
    flag: 'withdrawBetweenAccounts',
    says: /^You can’t move money/,
  },
  {
    name: 'to others',
    form: () => <P2pTransferForm />,
    flag: 'sendUserToUser',
    says: /^You can’t send money/,
  },
] as const

describe.each(FORMS)('a form for transfers $name', ({ form, flag, says }) => {
  it('says why it is not there to whoever lacks its flag, and leads home (ACCESS-018, ACCESS-019)', () => {
    const other = flag === 'sendUserToUser' ? 'withdrawBetweenAccounts' : 'sendUserToUser'
    const onNavigate = draw(form(), other, 'sendWire', 'massUser')
    expect(screen.getByText(says)).toBeDefined()
    expect(screen.getByText(/Your access to this business doesn’t include this/)).toBeDefined()
    expect(screen.queryByRole('form')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Go to your accounts' }))
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'home' })
    cleanup()
  })

  it('is there with its flag alone', async () => {
    draw(form(), flag)
    expect(await screen.findByRole('form')).toBeDefined()
    expect(screen.queryByText(says)).toBeNull()
  })
})
