import type { Config } from 'drizzle-kit'

export default {
  dialect: 'postgresql',
  schema: './src/platform/database/schema.ts',
  out: './migrations',
} satisfies Config
