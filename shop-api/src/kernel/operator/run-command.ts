import { UsageError } from './operator-call'

/**
 * Runs a command of the command line and prints its answer, if it has one. A mistake of whoever called it, also an unknown
 * option, is shown without a stack; `isMistake` names further ones.
 */
export function runCommand(command: () => Promise<string>, isMistake: (error: unknown) => boolean = () => false): void {
  command().then(
    (text) => text !== '' && process.stdout.write(`${text}\n`),
    (error: unknown) => {
      const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error) || isMistake(error)
      const told = error instanceof Error ? (isUsage ? error.message : error.stack) : String(error)
      process.stderr.write(`${told}\n`)
      process.exitCode = 1
    },
  )
}
