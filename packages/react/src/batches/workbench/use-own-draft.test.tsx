import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOwnDraft } from './use-own-draft.ts'

it('reads a draft again that was made here and left', () => {
  const initialProps: { batchId: string | undefined } = { batchId: undefined }
  const { result, rerender } = renderHook(({ batchId }) => useOwnDraft(batchId), { initialProps })
  act(() => result.current.keep('x'))
  rerender({ batchId: 'x' })
  expect(result.current.toOpen).toBeUndefined()
  rerender({ batchId: 'y' })
  expect(result.current.toOpen).toBe('y')
  rerender({ batchId: 'x' })
  expect(result.current.toOpen).toBe('x')
})
