import type { Page } from '@playwright/test'

export const javascriptBudget: (id: string) => number

export const noteLife: () => void

export const firstLoadOf: (page: Page) => Promise<{
  requests: number
  /** Bytes by file. */
  scripts: Record<string, number>
  javascriptBytes: number
}>
