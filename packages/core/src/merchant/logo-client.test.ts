import { describe, expect, it, vi } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { recordedCall } from '../../tests/recorded-call.ts'
import type { CallNamedMethod } from '../transport/index.ts'
import { checkLogo, merchant } from './index.ts'

const LOGO = { id: 'l1', name: 'Shop', isDefault: true, file: 'https://bank.example/logos/1.png' }

const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  letter => letter.charCodeAt(0),
)
const file = new File([PNG], 'logo.png')
const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png')

describe('checkLogo', () => {
  it('looks at what stands in a file, not at its name (MERCH-011)', async () => {
    expect(await checkLogo(file)).toBeUndefined()
    expect(await checkLogo(svg)).toBe('logoType')
    expect(await checkLogo(new File([], 'logo.png'))).toBe('logoEmpty')
    expect(await checkLogo(new File([PNG, new Uint8Array(1_000_000)], 'a.png'))).toBe(
      'logoTooLarge',
    )
    expect(await checkLogo(new File([PNG.subarray(0, 50)], 'a.png'))).toBe('logoDamaged')
  })
})

describe('a merchant’s logos', () => {
  it('go out as data and a file (MERCH-011)', async () => {
    const call = vi.fn<(...call: unknown[]) => Promise<object>>(async () => ({ logo: LOGO }))
    // Returns what this method returns.
    const client = opened(merchant, { call: call as unknown as CallNamedMethod })
    expect(await client.createLogo({ name: 'Shop', isDefault: true, file })).toEqual(LOGO)
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'logoCreate' }),
      { name: 'Shop', isDefault: true },
      { files: { document: file } },
    )
  })

  it('are changed with a file and without one (MERCH-012)', async () => {
    const { call, calls } = recordedCall({ logo: LOGO })
    const client = opened(merchant, { call })
    await client.updateLogo({ id: 'l1', name: 'Window' })
    await client.updateLogo({ id: 'l1', file })
    expect(calls).toEqual([
      { name: 'logoUpdate', input: { id: 'l1', name: 'Window' } },
      { name: 'logoUpdate', input: { id: 'l1' } },
    ])
  })

  it('are not sent where they are none', async () => {
    const { call, calls } = recordedCall({ logo: LOGO })
    await expect(
      opened(merchant, { call }).createLogo({ name: 'Shop', file: svg }),
    ).rejects.toMatchObject({
      code: 'file_refused',
      fields: [{ field: 'logoType' }],
    })
    expect(calls).toEqual([])
  })
})
