import type { NamedMethod, OutputOf } from '@sixpence/protocol'
import type { CallNamedMethod } from '../src/transport/index.ts'

export interface RecordedCall {
  readonly call: CallNamedMethod
  readonly calls: { name: string; input: unknown }[]
}

/** Replies to every call with `answer` and records requests. */
export function recordedCall(answer: unknown): RecordedCall {
  const calls: { name: string; input: unknown }[] = []
  const call = async <Method extends NamedMethod>(method: Method, input: unknown) => {
    calls.push({ name: method.name, input })
    // The test provides this method's output.
    return answer as OutputOf<Method>
  }
  return { call, calls }
}
