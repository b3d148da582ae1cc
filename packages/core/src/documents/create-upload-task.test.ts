import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../errors/index.ts'
import { createUploadTask } from './create-upload-task.ts'

describe('an upload', () => {
  it('is done however its listeners fail, and reports what they throw', async () => {
    const reported: Diagnostic[] = []
    const task = createUploadTask({
      send: async ({ onSent }) => {
        await Promise.resolve()
        onSent(0.5)
        return 'document'
      },
      giveUp: async () => undefined,
      onDiagnostic: diagnostic => reported.push(diagnostic),
    })
    task.subscribe(() => {
      throw new TypeError('The host is broken')
    })
    expect(await task.finished()).toBe('document')
    expect(task.getSnapshot()).toEqual({ status: 'done', share: 1, id: 'document' })
    expect(reported.map(({ type, details }) => [type, String(details?.['error'])])).toEqual([
      ['listener', 'TypeError: The host is broken'],
      ['listener', 'TypeError: The host is broken'],
    ])
  })
})
