import { describe, expect, it } from 'vitest'
import { splitPhone } from './split-phone.ts'

describe('splitPhone', () => {
  it.each([
    ['+353861234542', '353', '861234542'],
    ['+4791234542', '47', '91234542'],
    ['+40721234518', '40', '721234518'],
    ['+380671234561', '380', '671234561'],
    ['+12025550143', '1', '2025550143'],
    ['+37369123456', '373', '69123456'],
  ])('takes %s apart', (phoneNumber, callingCode, number) => {
    expect(splitPhone(phoneNumber)).toEqual({ callingCode, number })
  })

  it.each(['0861234542', '+353', ''])('takes no %s', phoneNumber => {
    expect(() => splitPhone(phoneNumber)).toThrow('is no phone number')
  })
})
