const TYPE = 'image/jpeg'
const QUALITY = 0.92

/**
 * Returns the video's current picture once there is one, and pauses the video. Undefined if it is
 * empty.
 */
export async function takeFrame(video: HTMLVideoElement): Promise<Blob | undefined> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await firstFrame(video)
  video.pause()
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise(resolve => {
    canvas.toBlob(photo => resolve(photo ?? undefined), TYPE, QUALITY)
  })
}

const firstFrame = async (video: HTMLVideoElement) =>
  new Promise(resolve => {
    video.addEventListener('loadeddata', resolve, { once: true })
  })
