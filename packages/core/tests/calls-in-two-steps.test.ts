import { opened } from './opened.ts'
import type { NamedMethod, OutputOf } from '@sixpence/protocol'
import { expect, it } from 'vitest'
import { batches as batchesDomain } from '../src/batches/index.ts'
import { documents as documentsDomain } from '../src/documents/index.ts'
import type { DocumentRequest } from '../src/http/fetch-document.ts'
import type { Subject } from '../src/http/index.ts'
import type { CallOptions } from '../src/transport/index.ts'

const BOLT: Subject = { key: 'ada~bolt', userId: 'ada', actsFor: 'bolt' }
const ADA: Subject = { key: 'ada', userId: 'ada', actsFor: undefined }

/** A bank, and a user who stops acting for somebody as soon as a call is in progress. */
function aBank() {
  let subject = BOLT
  const subjects: (string | undefined)[] = []
  const call = async <Method extends NamedMethod>(
    _method: Method,
    _input: unknown,
    options: CallOptions = {},
  ) => {
    subjects.push(options.subject?.key)
    subject = ADA
    // Output of the two methods.
    return { id: 'd1', url: '/files/b1' } as OutputOf<Method>
  }
  const fetchDocument = async (request: DocumentRequest) => {
    subjects.push(request.subject?.key)
    return { fileName: 'b.csv', mediaType: 'text/csv', bytes: new Uint8Array() }
  }
  const platform = {
    randomBytes: (length: number) => new Uint8Array(length),
    clock: { now: () => 0, monotonic: () => 0 },
  }
  const options = { call, fetchDocument, platform, subject: () => subject }
  const stopActing = () => void (subject = ADA)
  return { options, subjects, stopActing }
}

it('reads the file of a batch in the name of whoever’s batch was asked for', async () => {
  const { options, subjects } = aBank()
  await opened(batchesDomain, options).file({ id: 'b1' })
  expect(subjects).toEqual(['ada~bolt', 'ada~bolt'])
})

it('hands in a paper for whomever it was chosen, though it is looked at first', async () => {
  const { options, subjects, stopActing } = aBank()
  const documents = opened(documentsDomain, options)
  const file = new File(['%PDF-1.7\n%%EOF'], 'paper.pdf')
  const upload = documents.upload({
    categoryId: 'businessRegistration',
    documentTypeId: 31,
    files: { mainDocument: file },
  })
  stopActing()
  await upload.finished()
  expect(subjects).toEqual(['ada~bolt'])
})
