import fs from 'node:fs/promises'
import path from 'node:path'
import { readStylesheet, type Stylesheet } from './stylesheet'

/** Files of the shell that a page names, as addresses, and its stylesheets. */
export interface ShellAssets {
  /** Entry script. */
  entry: string
  /** Scripts that the entry will ask for, to be loaded at once. */
  preload: string[]
  sheets: Stylesheet[]
  font: string | undefined
}

/** Address of the shell's files. */
export const SHELL_BASE = '/shell/'

/** The characters that every page has; others are loaded where they are used. */
const FIRST_FONT = /-core\..*woff2$/

/** Chunks that are loaded only when they are needed. */
const LAZY = /^lazy-/

/** Reads the shell's build folder once. Throws when it is not built. */
export async function readShellAssets(folder: string): Promise<ShellAssets> {
  const files = await fs.readdir(folder)
  const scripts = files.filter((file) => file.endsWith('.js') && !LAZY.test(file))
  const entry = scripts.find((file) => file.startsWith('main.'))
  if (!entry) throw new Error(`shell: no entry script in ${folder}; run the build first`)
  const sheets = files.filter((file) => file.endsWith('.css') && !LAZY.test(file)).sort()
  const font = files.find((file) => FIRST_FONT.test(file))
  return {
    entry: SHELL_BASE + entry,
    preload: scripts.filter((file) => file !== entry).map((file) => SHELL_BASE + file),
    sheets: await Promise.all(sheets.map((file) => readStylesheet(SHELL_BASE + file, path.join(folder, file)))),
    font: font && SHELL_BASE + font,
  }
}
