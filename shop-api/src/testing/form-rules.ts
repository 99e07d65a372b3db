import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '@nimbus/server-kit/files'
import { build } from 'esbuild'
import { packageFolder } from '../kernel/package/package-folder'

let made: Promise<string> | undefined

/** The rules that validators for browsers bring along, as the build makes them; tests run without one. */
export const formRulesFile = (): Promise<string> => (made ??= makeFile())

async function makeFile(): Promise<string> {
  const folder = join(packageFolder(), '.cache')
  await mkdir(folder, { recursive: true })
  const { outputFiles } = await build({
    stdin: { contents: "export * from '@nimbus/shared-contracts/forms/ajv/rules'", resolveDir: packageFolder() },
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'rules',
    target: 'es2022',
    write: false,
  })
  const file = join(folder, 'form-rules.js')
  await replaceFile(file, outputFiles[0]!.text)
  return file
}
