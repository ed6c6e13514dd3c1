export { importCalls } from './routes.ts'
export { forgetImports } from './import-store.ts'
export { forgetPasswords } from './password-store.ts'
export { startHashing } from './hash-passwords.ts'
