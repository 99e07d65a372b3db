/** A range of versions with a hole, and who tells of it. */
export interface Hole {
  unsafe: string
  advisory: string
}

export function checkLockedPackages(): string[]
export function unsafePackages(
  locked: Record<string, { version?: string }>,
  holes: Record<string, readonly Hole[]>,
): string[]
export function outdatedPackages(): string[]
export function newerVersions(output: string): string[]
