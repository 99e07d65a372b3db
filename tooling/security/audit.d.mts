/** What a check of the dependencies counts as, and why. */
export interface AuditVerdict {
  passed?: number
  failed?: number
  skipped?: number
  why: string
}

export function auditDependencies(): AuditVerdict
export function auditVerdict(output: string): AuditVerdict
