import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/src/platform/database/tables.ts', './server/src/rooms/**/*tables.ts'],
  out: process.env['MIGRATIONS'] ?? './server/migrations',
})
