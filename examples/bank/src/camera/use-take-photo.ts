import type { TakePhoto } from '@sixpence/react/documents'
import { useSixpence } from '@sixpence/react/provider'
import { useCallback } from 'react'
import { askWindow, WindowBlockedError } from '../embed/window-channel.ts'
import { CAMERA_PATH } from './camera-path.ts'
import type { CameraAnswer, CameraQuestion } from './camera-question.ts'

const SIZE = { width: 760, height: 860 }

/**
 * Takes photos in a window of the bank, because this page isn't allowed to use the camera. The
 * session doesn't end for lack of activity while the camera is on.
 */
export function useTakePhoto(): TakePhoto {
  const { session } = useSixpence()
  return useCallback(
    async ({ title, shape }) => {
      const phoneUrl = location.origin + location.pathname
      const question: CameraQuestion = { title, shape, phoneUrl }
      const onActive = () => session.touch()
      try {
        const answer = await askWindow<CameraAnswer>(CAMERA_PATH, question, {
          size: SIZE,
          onActive,
        })
        return answer?.photo ?? 'closed'
      } catch (error) {
        if (error instanceof WindowBlockedError) return 'blocked'
        throw error
      }
    },
    [session],
  )
}
