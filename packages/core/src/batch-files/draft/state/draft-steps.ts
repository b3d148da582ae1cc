import type { RowWrite } from '../rows/draft-row.ts'

/** A row before and after a step: only what the step has changed. */
export interface StepRow {
  readonly before: RowWrite
  readonly after: RowWrite
}

/** The rows that a step has changed. */
export type Step = ReadonlyMap<number, StepRow>

/** Steps, the latest first. */
export interface DraftSteps {
  readonly step: Step
  readonly earlier: DraftSteps | undefined
}
