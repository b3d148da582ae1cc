import type { Sixpence } from '@sixpence/core'
import { kycSteps, isKycSection } from '@sixpence/core/kyc'
import { ANSWERS } from './answers.ts'
import type { Person, SandboxStaff } from './sandbox-staff.ts'

/** The documents to upload, each as a stream, e.g. from a disk or another server. */
export interface Papers {
  readonly passport: () => ReadableStream<Uint8Array<ArrayBuffer>>
  readonly bill: () => ReadableStream<Uint8Array<ArrayBuffer>>
}

export interface Verifying {
  /** The client of the signed-in customer. */
  readonly sixpence: Sixpence
  readonly customer: Person
  readonly staff: SandboxStaff
  readonly papers: Papers
  readonly say: (line: string) => void
}

const PASSPORT = 1
const UTILITY_BILL = 10

/** Verifies a new customer, from the first question to the bank's decision. */
export async function verifyCustomer(verifying: Verifying): Promise<void> {
  const { sixpence, customer, staff, say } = verifying
  await sayStatus(verifying)
  await answerQuestions(verifying)
  await uploadDocuments(verifying)
  await checkIdentity(verifying)
  await submit(sixpence)
  say('Submitted.')
  await staff.acceptDocuments(customer)
  await staff.acceptApplication(customer)
  await sayStatus(verifying)
}

/** Prints the status with its reason, and each thing that is still missing once. */
async function sayStatus({ sixpence, say }: Verifying): Promise<void> {
  const { verification } = sixpence
  const { result, because, wouldChangeIf } = await verification.status()
  say(`Status: ${result}. ${because} It would change if: ${wouldChangeIf}`)
  for (const task of await verification.tasks()) {
    const what = task.kind === 'document' ? `upload: ${task.document.categoryId}` : task.kind
    say(`To do: ${what}`)
  }
}

/** Each section is saved separately, so a program can stop and continue later. */
async function answerQuestions({ sixpence, say }: Verifying): Promise<void> {
  const { read, save } = sixpence.kyc
  let info = await read()
  for (const { step } of kycSteps(info)) {
    if (!isKycSection(step)) continue
    const { revision } = info
    const saved = await save({ revision, section: step, answers: ANSWERS[step] ?? {} })
    info = saved.kycCustomerInfo
    say(`Answered: ${step}`)
  }
}

async function uploadDocuments({ sixpence, papers, say }: Verifying): Promise<void> {
  for (const [categoryId, documentTypeId, stream] of [
    ['identity', PASSPORT, papers.passport],
    ['address', UTILITY_BILL, papers.bill],
  ] as const) {
    const mainDocument = new File([await new Response(stream()).blob()], `${categoryId}.pdf`)
    const task = sixpence.documents.upload({ categoryId, documentTypeId, files: { mainDocument } })
    await task.finished()
    say(`Uploaded: ${categoryId}, ${mainDocument.size} bytes`)
  }
}

/** Waits for the provider's decision after the customer has taken the check on its page. */
async function checkIdentity({ sixpence, staff, say }: Verifying): Promise<void> {
  const { identityCheck } = sixpence
  const { runId } = await identityCheck.start({})
  await staff.approveCheck(runId)
  const { status } = await identityCheck.outcome(runId)
  say(`Identity check: ${status}`)
}

/** The last section submits everything. */
async function submit(sixpence: Sixpence): Promise<void> {
  const { read, save } = sixpence.kyc
  const { revision } = await read()
  const answers = ANSWERS.agreements ?? {}
  await save({ revision, section: 'agreements', answers, submit: true })
}
