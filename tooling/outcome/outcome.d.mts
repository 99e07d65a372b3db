export interface Outcome {
  passed: number
  failed: number
  skipped: number
  flaky: number
  failures: string[]
}

export function failedFiles(report: object): string[]
export function unitOutcome(report: object, again?: object): Outcome
export function journeysOutcome(report: object): Outcome
