import { SixpenceError } from '@sixpence/core/errors'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BankStore } from '../store/index.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { aKycBank, KYC_INFO, press } from '../testing/render-kyc.tsx'
import { PersonalInfoForm } from './personal-info-form.tsx'

describe('personal data that may be out of date', () => {
  const renderUpdate = () => {
    const bank = aKycBank()
    renderInBank(
      <BankStore>
        <PersonalInfoForm />
      </BankStore>,
      { sixpence: bank.sixpence },
    )
    return bank
  }

  it('is brought up to date in one go (KYC-004)', async () => {
    const { updatePersonalInfo } = renderUpdate()
    const city = await screen.findByLabelText('Town or city')
    fireEvent.change(city, { target: { value: 'Cork' } })
    await press('Save details')
    expect(await screen.findByText('Your details are up to date')).toBeDefined()
    expect(updatePersonalInfo.mock.calls[0]?.[0]).toMatchObject({
      revision: 4,
      answers: {
        person: KYC_INFO.answers.person,
        home: { ...KYC_INFO.answers.home, city: 'Cork' },
      },
    })
  })

  it('that was changed elsewhere is shown before it is saved again', async () => {
    const { updatePersonalInfo } = renderUpdate()
    const newer = {
      ...KYC_INFO,
      revision: 7,
      answers: { ...KYC_INFO.answers, home: { city: 'Sligo' } },
    }
    updatePersonalInfo.mockRejectedValueOnce(
      new SixpenceError('changed_meanwhile', 'late', { newer }),
    )
    await screen.findByLabelText('Town or city')
    await press('Save details')
    expect(await screen.findByText('Sligo')).toBeDefined()
    await press('Save details')
    await waitFor(() => expect(updatePersonalInfo).toHaveBeenCalledTimes(2))
    expect(updatePersonalInfo.mock.calls[1]?.[0]).toMatchObject({ revision: 7 })
  })
})
