import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readIfThere, replaceFile } from '@nimbus/server-kit/files'
import { withSecretFiles } from '@nimbus/server-kit/settings'
import { parseConfig, type Config } from './config'
import { UsageError } from './kernel/operator/operator-call'
import { operatorKeyPath } from './kernel/operator/operator-key'
import { runCommand } from './kernel/operator/run-command'
import { packageFolder } from './kernel/package/package-folder'
import { FOR_BACKUPS } from './platform/database/connections'
import { openDatabase } from './platform/database/database'
import { DataFolderInUse } from './platform/database/data-folder-lock'
import { secretPath } from './platform/session/keys'
import { BackupError } from './platform/backup/backup-file'
import { restoreBackup } from './platform/backup/restore-backup'
import { saveBackup, type Saved } from './platform/backup/save-backup'

const USAGE = `Usage: npm run backup -- save|restore <file> [options]

  save <file>        everything that the shop is, apart from its secrets; on PostgreSQL while it serves, on a data folder once
                     it is stopped
  restore <file>     puts it into an empty database or data folder, and brings its tables up to date

  -                  as the file: standard output, standard input
  --secrets <file>   save: writes the secrets apart, as settings
  --help             this text

DATABASE_URL and SHOP_DATA_DIR are those of the shop.`

/** What node, shells and compose read alike from a file of settings, without quotes. */
const PLAIN = /^[\w./+=:@-]+$/

/** Without them nobody reads an IBAN of the backup, and no link that customers have works. */
async function saveSecrets(file: string, { secret, operatorKey, declarationKey, dataDir }: Config): Promise<void> {
  const secrets = {
    SHOP_SECRET: secret ?? (await readIfThere(secretPath(dataDir))),
    SHOP_OPERATOR_KEY: operatorKey ?? (await readIfThere(operatorKeyPath(dataDir))),
    SHOP_DECLARATION_KEY: declarationKey,
  }
  for (const [name, value] of Object.entries(secrets)) {
    if (value && !PLAIN.test(value.trim()))
      throw new UsageError(`${name} has characters that files of settings don't agree on: keep it by hand`)
  }
  const lines = Object.entries(secrets).flatMap(([name, value]) => (value ? [`${name}=${value.trim()}\n`] : []))
  if (lines.length === 0) throw new UsageError(`neither the settings nor ${dataDir} have a secret`)
  await replaceFile(file, lines.join(''), 0o600)
}

const countOf = ({ rows, files }: Saved): string => {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return `${rows.shop_order ?? 0} orders, ${rows.declaration ?? 0} declarations, ${all} rows in all, ${files} files`
}

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { secrets: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  })
  if (values.help) return USAGE
  const [command, file] = positionals
  if (file === undefined || (command !== 'save' && command !== 'restore')) throw new UsageError(USAGE)
  const config = parseConfig(withSecretFiles(process.env))
  const { dataDir, databaseUrl } = config
  const migrationsFolder = join(packageFolder(), 'migrations')
  if (command === 'restore') {
    const restored = await restoreBackup({ dataDir, databaseUrl, migrationsFolder, from: file })
    return `Restored what was saved on ${restored.head.made_at}: ${countOf(restored)}.`
  }
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'pglite')))
    throw new UsageError(`${dataDir} has no shop: SHOP_DATA_DIR names its data folder, or DATABASE_URL its database`)
  const database = await openDatabase({ dataDir, databaseUrl, patience: FOR_BACKUPS, onError: () => {} })
  try {
    const saved = await saveBackup(database, { dataDir, migrationsFolder, to: file, now: new Date() })
    if (values.secrets !== undefined) await saveSecrets(values.secrets, config)
    const told = `Saved ${countOf(saved)}.`
    if (file !== '-') return told
    process.stderr.write(`${told}\n`)
    return ''
  } finally {
    await database.close()
  }
}

runCommand(run, (error) => error instanceof BackupError || error instanceof DataFolderInUse)
