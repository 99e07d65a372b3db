import fs from 'node:fs/promises'
import path from 'node:path'

/** Files of the shell that a page names, as addresses, and the CSS that it inlines. */
export interface ShellAssets {
  /** Entry script. */
  entry: string
  /** Scripts that the entry will ask for, to be loaded at once. */
  preload: string[]
  css: string
  /** Addresses of the stylesheets that `css` is made of. */
  sheets: string[]
  font: string | undefined
}

/** Address of the shell's files. */
export const SHELL_BASE = '/shell/'

/** Chunks that are loaded only when they are needed. */
const LAZY = /^lazy-/

/** Reads the shell's build folder once. Throws when it is not built. */
export async function readShellAssets(folder: string): Promise<ShellAssets> {
  const files = await fs.readdir(folder)
  const scripts = files.filter((file) => file.endsWith('.js') && !LAZY.test(file))
  const entry = scripts.find((file) => file.startsWith('main.'))
  if (!entry) throw new Error(`shell: no entry script in ${folder}; run the build first`)
  const sheets = files.filter((file) => file.endsWith('.css')).sort()
  const css = await Promise.all(sheets.map((file) => fs.readFile(path.join(folder, file), 'utf8')))
  const font = files.find((file) => file.endsWith('.woff2'))
  return {
    entry: SHELL_BASE + entry,
    preload: scripts.filter((file) => file !== entry).map((file) => SHELL_BASE + file),
    css: css.join('\n'),
    sheets: sheets.map((file) => SHELL_BASE + file),
    font: font && SHELL_BASE + font,
  }
}
