// Uploads of a large document, as on a customer's page, and the same bytes by a bare XHR.
import { checkFile } from '../../packages/core/src/documents/index.ts'
import { createSixpence } from '../../packages/core/src/index.ts'
import { browserPlatform } from '../../packages/core/src/platform/browser-platform.ts'
import { scalePicture } from '../../packages/react/src/documents/scale-picture.ts'

const platform = browserPlatform()
const sixpence = createSixpence({ api: location.origin, platform, namespace: 'bench' })
let task

/** Returns a PDF of one page and a large picture, the same for the same mark on every page. */
const aPaper = (size, mark) => {
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\n',
  ]
  const head = `%PDF-1.4\n%${mark}\n`
  const length = size - 700
  const begin = `4 0 obj<</Length ${length}>>stream\n`
  const end = '\nendstream endobj\n'
  const starts = []
  let at = head.length
  for (const part of objects) {
    starts.push(at)
    at += part.length
  }
  starts.push(at)
  at += begin.length + length + end.length
  const rows = starts.map(start => `${String(start).padStart(10, '0')} 00000 n \n`)
  const xref = `xref\n0 5\n0000000000 65535 f \n${rows.join('')}`
  const trailer = `trailer<</Root 1 0 R/Size 5>>\nstartxref\n${at}\n%%EOF`
  const picture = Uint8Array.from({ length }, (_, index) => (index * 2_654_435_761) >>> 13)
  return new File([head, ...objects, begin, picture, end, xref, trailer], `${mark}.pdf`, {
    lastModified: 1,
  })
}

window.signIn = async person => {
  await sixpence.session.restore()
  if (sixpence.session.getSnapshot().status === 'signed_in') return
  await sixpence.signIn.start({ username: person.email, password: person.password })
}

window.begin = (size, mark) => {
  const paper = aPaper(size, mark)
  const begun = performance.now()
  const words = []
  const files = { mainDocument: paper }
  task = sixpence.documents.upload({ categoryId: 'address', documentTypeId: 10, files })
  task.subscribe(() => {
    const { status, share } = task.getSnapshot()
    words.push({ at: performance.now() - begun, status, share })
  })
  window.done = task.finished().then(
    () => ({ took: performance.now() - begun, words, size: paper.size }),
    error => ({ failed: String(error) }),
  )
}

window.listed = async () => {
  const categories = await sixpence.documents.list()
  return categories.flatMap(({ uploadedDocuments }) => uploadedDocuments).length
}

window.cancel = () => {
  const at = performance.timeOrigin + performance.now()
  task.cancel()
  return at
}

window.bare = (size, mark) =>
  new Promise((resolve, reject) => {
    const paper = aPaper(size, mark)
    const request = new XMLHttpRequest()
    const begun = performance.now()
    request.open('POST', '/sink')
    request.onload = () => resolve(performance.now() - begun)
    request.onerror = reject
    request.send(paper)
  })

/** Returns the longest time for which the page was blocked. */
window.blocked = async (width, height) => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  for (let at = 0; at < 400; at += 1) {
    context.fillStyle = `hsl(${at * 37} 80% 50%)`
    context.fillRect((at * 389) % width, (at * 241) % height, width / 6, height / 6)
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
  const photo = new File([blob], 'photo.jpg', { type: 'image/jpeg' })
  await new Promise(done => setTimeout(done, 500))
  let longest = 0
  let last = performance.now()
  let isOver = false
  const channel = new MessageChannel()
  channel.port1.onmessage = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) channel.port2.postMessage(0)
  }
  channel.port2.postMessage(0)
  const begun = performance.now()
  const { facts, stripped } = await checkFile(photo)
  const smaller = await scalePicture(photo, facts)
  const sent = smaller ? (await checkFile(smaller)).stripped : stripped
  await sent.arrayBuffer()
  const took = performance.now() - begun
  isOver = true
  return { longest, took, bytes: photo.size, isScaled: smaller !== undefined }
}
