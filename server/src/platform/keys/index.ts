export { loadKeys, type Keys } from './keys.ts'
