const TYPE = 'image/jpeg'
const QUALITY = 0.92

/** What a video shows, once it shows something: from then on it stands still. Undefined of nothing. */
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
