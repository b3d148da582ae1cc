import { loadedLater } from '../errors/index.ts'
import type { FetchDocument, FetchDocumentOptions } from './fetch-document.ts'
import type { SendPiece, SendPieceOptions } from './send-piece.ts'

/** Binds file requests to one bank and one session. Their code is loaded with the first one. */
export function fetchDocumentLater(options: FetchDocumentOptions): FetchDocument {
  const load = loadedLater(async () =>
    (await import('./fetch-document.ts')).createFetchDocument(options),
  )
  return async request => {
    // Read before the first await: the user may switch to another customer later.
    const subject = request.isPublic ? undefined : (request.subject ?? options.subject())
    return (await load())({ ...request, subject })
  }
}

/** Binds upload requests to one bank and one session. Their code is loaded with the first one. */
export function sendPieceLater(options: SendPieceOptions): SendPiece {
  const load = loadedLater(async () => (await import('./send-piece.ts')).createSendPiece(options))
  return async request => (await load())(request)
}
