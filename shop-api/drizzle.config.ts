import type { Config } from 'drizzle-kit'

export default { dialect: 'postgresql', schema: './src/db/schema.ts', out: './migrations' } satisfies Config
