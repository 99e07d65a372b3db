import type { Config } from 'drizzle-kit'

export default {
  dialect: 'postgresql',
  schema: [
    './src/platform/database/schema.ts',
    './src/platform/database/draft-tables.ts',
    './src/platform/database/event-tables.ts',
  ],
  out: './migrations',
} satisfies Config
