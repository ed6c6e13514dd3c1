export { Practice } from './practice/practice.tsx'
