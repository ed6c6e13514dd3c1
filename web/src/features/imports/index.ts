export { ImportUsers } from './import-users.tsx'
export { readNumbers } from './read-numbers.ts'
